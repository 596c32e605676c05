import type { ConsoleLine } from './lines.ts';
import { isDisturbance } from './rules/harmless.ts';
import { SELF_TESTS, type SelfTest } from './rules/selftests.ts';

const MAX_DISTURBANCES = 50;

const BANNER = /^Linux version \d/;
const PANIC = /^Kernel panic - not syncing/;
const KERNEL_OFFSET = /^Kernel Offset: 0x([0-9a-f]+) from/;
const LOCKDEP_OFF =
  /^(?:INFO: lockdep is turned off|Disabling lock debugging due to kernel taint|turning off the locking correctness validator)/;
const LOCKDEP_ON = /^Lock dependency validator: /;
/** How the first lines of self tests begin; see rules/selftests.ts. */
const SELF_TEST_LETTERS = ' #lR|';
const SELF_TEST_START = /^(?:\s*# Subtest|lkdtm:|Running RCU|\| Locking)/;

/** What single lines tell of a boot, besides reports. */
export class ConsoleFacts {
  banners = 0;
  banner: string | null = null;
  panicked = false;
  lockdepActive: boolean | null = null;
  kernelOffset: bigint | null = null;
  readonly disturbances = new Set<string>();
  /** The kernel stamps its lines, so lines without a stamp are user space's. */
  private stamped = false;
  private selfTest: { readonly test: SelfTest; readonly since: number } | null = null;

  /** Reads a line. Returns whether it is the banner of a kernel that starts. */
  read(line: ConsoleLine, sequence: number): boolean {
    if (line.fromKernel) this.stamped = true;
    this.watchSelfTests(line.body, sequence);
    const { body } = line;
    // The console driver itself writes this one, without a stamp.
    if (this.isForeign(line) && !body.startsWith('** ')) return false;
    if (this.disturbances.size < MAX_DISTURBANCES && isDisturbance(body)) {
      // A copy: a slice would keep the whole chunk of the console in memory.
      this.disturbances.add(Buffer.from(body.slice(0, 200)).toString());
    }
    return this.readFact(body);
  }

  private readFact(body: string): boolean {
    // The first letter rules nearly every line out.
    switch (body.charAt(0)) {
      case 'L':
        if (LOCKDEP_ON.test(body)) this.lockdepActive = true;
        if (!BANNER.test(body)) return false;
        this.banners += 1;
        this.banner ??= Buffer.from(body).toString();
        return true;
      case 'K': {
        if (PANIC.test(body)) this.panicked = true;
        const offset = KERNEL_OFFSET.exec(body);
        if (offset !== null) this.kernelOffset = BigInt(`0x${offset[1]}`);
        return false;
      }
      case 'I':
      case 'D':
      case 't':
        if (LOCKDEP_OFF.test(body)) this.lockdepActive = false;
        return false;
      default:
        return false;
    }
  }

  /** Where the kernel stamps its lines, one without a stamp is user space's. */
  isForeign(line: ConsoleLine): boolean {
    return this.stamped && !line.fromKernel;
  }

  /** A self test runs whose reports are expected. */
  get inSelfTest(): boolean {
    return this.selfTest !== null;
  }

  private watchSelfTests(body: string, sequence: number): void {
    if (this.selfTest !== null) {
      const { test, since } = this.selfTest;
      if (test.ends.test(body) || sequence - since > test.lines) this.selfTest = null;
    } else if (SELF_TEST_LETTERS.includes(body.charAt(0)) && SELF_TEST_START.test(body)) {
      const test = SELF_TESTS.find((row) => row.begins.test(body));
      if (test !== undefined) this.selfTest = { test, since: sequence };
    }
  }
}
