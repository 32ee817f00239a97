/** Of the page of a report: colours have a contrast of at least 4.5 to 1 in light and dark, and never say anything alone. */
export const reportStyle = `
:root {
  --text: #1c2024; --soft: #5b6470; --page: #f6f7f9; --card: #fff; --line: #d9dde3; --link: #0b57d0;
  --critical: #b3261e; --critical-mark: #fbdad7; --major: #8f4a00; --major-mark: #fde5c8; --minor: #1d5c99; --minor-mark: #d9e9fb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e6e8eb; --soft: #a8b0ba; --page: #14171a; --card: #1d2125; --line: #363c43; --link: #8ab4f8;
    --critical: #ffb4ab; --critical-mark: #5c1a16; --major: #ffc285; --major-mark: #4d2c06; --minor: #a5cdf7; --minor-mark: #123a60;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; display: flex; justify-content: space-between; gap: 1rem; }
h3 a { color: var(--link); text-decoration: none; }
h3 a:hover, h3 a:focus-visible { text-decoration: underline; }
header p { margin: .25rem 0; color: var(--soft); overflow-wrap: anywhere; }
header .files { color: var(--text); font-weight: 600; }
.score { margin: 0; } .score .number { font-size: 2.5rem; font-weight: 700; } .score span + span { color: var(--soft); }
meter { width: 100%; height: 1rem; margin-bottom: 1rem; }
table { border-collapse: collapse; width: 100%; background: var(--card); border: 1px solid var(--line); }
caption { text-align: start; color: var(--soft); padding-bottom: .35rem; }
th, td { padding: .4rem .75rem; text-align: end; border-top: 1px solid var(--line); }
th:first-child { text-align: start; font-weight: 500; }
thead th, tfoot th, tfoot td { font-weight: 600; }
.note { color: var(--soft); }
article { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem 1.25rem; margin: 0 0 1rem; break-inside: avoid; }
.points, .kind, dt { color: var(--soft); font-weight: 400; font-size: .9rem; }
dl { margin: 0; } dd { margin: 0 0 .6rem; white-space: pre-wrap; overflow-wrap: anywhere; }
ol { margin: .25rem 0 0; padding-inline-start: 1.5rem; } li { margin: .25rem 0; overflow-wrap: anywhere; }
mark { color: inherit; border-radius: .2rem; padding: 0 .1rem; text-decoration: underline 2px; text-underline-offset: .2em; }
mark sup { font-size: .7rem; margin-inline-start: .1rem; line-height: 0; }
mark.critical { background: var(--critical-mark); text-decoration-color: var(--critical); }
mark.major { background: var(--major-mark); text-decoration-color: var(--major); }
mark.minor { background: var(--minor-mark); text-decoration-color: var(--minor); text-decoration-style: dotted; }
strong.critical { color: var(--critical); } strong.major { color: var(--major); } strong.minor { color: var(--minor); }
@media (max-width: 30rem) { th, td { padding: .35rem .4rem; } }
@media print { body { background: none; padding: 0; } }
`;
