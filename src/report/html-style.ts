/** The report's style sheet: light and dark from the reader's setting, one column from 400 px up. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1c2024; --soft: #596270; --line: #d5dae1; --panel: #f5f7f9;
  --base: #1f6fb4; --patched: #b8500c; --bad: #b3261e; --good: #1a7440; --warn: #8a5a00; --mark: #fff0c2; --markink: #3d2c00; }
@media (prefers-color-scheme: dark) { :root { --ground: #14171a; --ink: #e4e8ec; --soft: #9fa9b5; --line: #353c44; --panel: #1d2226;
  --base: #6cb2f0; --patched: #f0964f; --bad: #ff8a80; --good: #6fce97; --warn: #e6b450; --mark: #4a3a10; --markink: #ffe9b0; } }
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
body { margin: 0 auto; padding: 1rem; max-width: 75rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.3; margin: .5rem 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
p, ul { margin: .4rem 0; } ul { padding-left: 1.2rem; } a { color: var(--base); }
code, pre { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .82rem; }
pre { margin: .5rem 0; padding: .6rem; background: var(--panel); border: 1px solid var(--line); border-radius: 4px; overflow-x: auto; overflow-wrap: normal; line-height: 1.4; }
nav { display: flex; flex-wrap: wrap; gap: .2rem 1rem; font-size: .9rem; margin: .8rem 0; } .tall { max-height: 80vh; overflow: auto; }
.verdict { display: inline-block; padding: .05rem .6rem; border: 2px solid; border-radius: 4px; font-weight: 700; }
.fail, .bad { color: var(--bad); } .pass, .good { color: var(--good); } .warn { color: var(--warn); } .soft { color: var(--soft); }
.scroll, .stack { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; } caption { text-align: left; color: var(--soft); }
th, td { text-align: left; padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: normal; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td:first-child { overflow-wrap: anywhere; } .stack td:first-child { min-width: 12rem; } td:nth-child(2) { white-space: nowrap; }
@media (max-width: 45rem) { .stack thead { position: absolute; left: -200rem; } .stack table, .stack tbody, .stack tr { display: block; }
  .stack tr { border-bottom: 1px solid var(--line); padding: .4rem 0; } .stack td { display: inline-block; border: 0; text-align: left; padding: 0 .8rem 0 0; white-space: normal; }
  .stack td:first-child { display: block; } .stack td[data-label]::before { content: attr(data-label) " "; color: var(--soft); } .stack td:empty { display: none; } }
summary { cursor: pointer; padding: .3rem 0; } :focus-visible { outline: 2px solid var(--base); outline-offset: 2px; }
.skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; background: var(--ground); padding: .3rem; }
figure { margin: .5rem 0 1.2rem; } figcaption { font-size: .85rem; color: var(--soft); }
svg { display: block; width: 100%; overflow: visible; font: 12px system-ui, sans-serif; } svg text { fill: var(--soft); }
.axis { stroke: var(--line); } .base { fill: var(--base); stroke: var(--base); } .patched { fill: var(--patched); stroke: var(--patched); }
svg text.base, svg text.patched { stroke: none; font-weight: 600; } svg text.base { fill: var(--base); } svg text.patched { fill: var(--patched); }
circle { fill-opacity: .45; stroke-width: .6; } .first { fill-opacity: 0; } .median { stroke-width: 2.5; } .interval { stroke-width: 6; stroke-opacity: .3; }
rect.failed { fill: var(--bad); } rect.passed { fill: var(--good); } rect.other { fill: var(--warn); } rect { fill-opacity: .75; }
.plots { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); }
.console pre { content-visibility: auto; contain-intrinsic-size: auto 36rem; margin: 0; border-width: 0 1px; border-radius: 0; padding: 0 .6rem; overflow: visible; width: max-content; min-width: 100%; }
.console .lines { overflow: auto; max-height: 80vh; border: solid var(--line); border-width: 1px 0; background: var(--panel); }
mark { background: var(--mark); color: var(--markink); } .tools { display: none; gap: .5rem; flex-wrap: wrap; align-items: center; padding: .3rem 0; } .scripted .tools { display: flex; }
input, button { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: 4px; padding: .15rem .5rem; } input { width: min(100%, 22rem); }
@media print { .tall, .console .lines { max-height: none; } nav { display: none; } details::details-content { content-visibility: visible; } .tools { display: none; } }
`;
