/** Signs that value names spell out. */
const signs: Readonly<Record<string, string>> = {
  period: '.',
  slash: '/',
  colon: ':',
  comma: ',',
  hyphen: '-',
};

/**
 * A rule in words, for engines that follow instructions: `dates_and_times`, `calendar_era`, `use_bc_and_ad` →
 * `Dates and times, calendar era: use bc and ad.` The names of the catalogue describe themselves.
 */
export function describeRule(category: string, rule: string, value: string): string {
  const topic = `${words(category)}, ${words(rule)}`;
  return `${topic[0]?.toUpperCase()}${topic.slice(1)}: ${words(value)}${signsIn(value)}.`;
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}

/** What the spelt-out signs of a value represent. */
function signsIn(value: string): string {
  const used = Object.entries(signs).filter(([name]) => value.split('_').includes(name));
  return used.length === 0 ? '' : ` (${used.map(([name, sign]) => `${name} is "${sign}"`).join(', ')})`;
}
