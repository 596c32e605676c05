import type { ProblemKind } from '../problem.ts';
import { type BlameSource, FN, HEADER, IP, type Rule, TRACE } from './rule.ts';

/**
 * WARN() and BUG() inside generic code: the file tells which machinery complains, and the caller is to blame.
 * Each row stands for the WARN forms of all releases and for BUG() at the same place.
 */
interface Site {
  readonly name: string;
  readonly kind: ProblemKind;
  /** Source file of the WARN, as a regular expression source. */
  readonly file: string;
  readonly title: string;
  readonly skip?: RegExp;
  readonly why: string;
}

const SITES: readonly Site[] = [
  {
    name: 'lockdep',
    kind: 'lockdep',
    file: 'kernel/locking/lockdep\\.c',
    title: 'WARNING: locking bug in {fn}',
    why: 'DEBUG_LOCKS_WARN_ON',
  },
  {
    name: 'refcount',
    kind: 'refcount',
    file: '(?:lib/refcount\\.c|include/linux/refcount\\.h)',
    title: 'WARNING: refcount bug in {fn}',
    why: 'refcount_warn_saturate',
  },
  {
    name: 'odebug',
    kind: 'warning',
    file: 'lib/debugobjects\\.c',
    title: 'WARNING: ODEBUG bug in {fn}',
    why: 'debug_print_object',
  },
  {
    name: 'kobject',
    kind: 'warning',
    file: 'lib/kobject\\.c',
    title: 'WARNING: kobject bug in {fn}',
    why: 'kobject_get, kobject_put on an uninitialised object',
  },
  {
    name: 'kmalloc',
    kind: 'warning',
    file: 'mm/(?:slab_common|slab|slub)\\.c',
    title: 'WARNING: kmalloc bug in {fn}',
    why: 'a size that no cache has',
  },
  {
    name: 'list-debug',
    kind: 'list-corruption',
    file: 'lib/list_debug\\.c',
    title: 'BUG: corrupted list in {fn}',
    why: '__list_add_valid_or_report',
  },
  {
    name: 'vmalloc',
    kind: 'warning',
    file: 'mm/vmalloc\\.c',
    title: 'WARNING: zero-size vmalloc in {fn}',
    why: '__vmalloc_node_range',
  },
  {
    name: 'usercopy',
    kind: 'bug',
    file: 'mm/usercopy\\.c',
    title: 'BUG: bad usercopy in {fn}',
    why: 'usercopy_abort',
  },
];

const BLAME: readonly BlameSource[] = [HEADER, IP, TRACE];
const OLD = '^WARNING: (?:CPU: \\d+ (?:UID: \\d+ )?PID: \\d+ )?(?:Comm: .{1,40} )?at ';

function rules(site: Site): Rule[] {
  const common = {
    kind: site.kind,
    title: site.title,
    blame: BLAME,
    end: 'marker' as const,
    needsStack: true,
    why: site.why,
  };
  return [
    {
      ...common,
      name: `warn-${site.name}`,
      starts: ['WARNING: '],
      header: new RegExp(`${OLD}(?<src>(?:\\S*/)?${site.file}:\\d+) ${FN}`),
      continuedBy: ['panic'],
    },
    {
      ...common,
      name: `warn-${site.name}-new`,
      starts: ['WARNING: '],
      header: new RegExp(
        `^WARNING: (?:\\[(?<cond>.*)\\] )?(?<src>${site.file}:\\d+) at (?:${FN}|0x[0-9a-f]+).*, CPU#\\d+: `,
      ),
      continuedBy: ['panic'],
    },
    {
      ...common,
      name: `bug-${site.name}`,
      starts: ['kernel BUG at'],
      header: new RegExp(`^kernel BUG at (?<src>(?:\\S*/)?${site.file}:\\d+)`),
      blame: [IP, TRACE],
      continuedBy: ['oops', 'x86-trap', 'internal-error', 'general-protection'],
    },
  ];
}

export const WARN_SITE_RULES: readonly Rule[] = SITES.flatMap(rules);
