import table from './placeholders.json' with { type: 'json' };

const byFlag: ReadonlyMap<string, string> = new Map(
  table.rules.flatMap(({ flags, pattern }) => flags.split(' ').map((flag) => [`${flag}-format`, pattern] as const)),
);

/** An underscore or an ampersand before a letter, if there is but one in the text: the mark of an access key. */
const accessKey = /^[^_&]*(?<!\w)(?:\p{Lu}\p{Ll}*[_&](?=\p{Ll})|[_&](?=\p{L}))[^_&]*$/u;

const patterns = new Map<string, RegExp>();

/** The placeholders of an entry; those that all engines know need no pattern. */
export function placeholderPattern(flags: ReadonlySet<string>, text: string): RegExp | undefined {
  const sources = [...flags].map((flag) => byFlag.get(flag)).filter((source) => source !== undefined);
  const mark = accessKey.test(text) && !/&[#\w]+;|\w&\w*=/.test(text) ? ['[_&](?=\\p{L})'] : [];
  if (sources.length + mark.length === 0) return undefined;
  const source = [...new Set(sources), ...mark].join('|');
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    pattern = new RegExp(source, 'gu');
    patterns.set(source, pattern);
  }
  return pattern;
}

/** Numbers in the ways of printf, Python, and the frameworks that have counts by name. */
const numbers =
  /%(?:\d{1,2}\$)?(?:\((?:count|n|num|number|total|counter)\))?['0-9]{0,3}(?:hh?|ll?|z)?[diu](?!\p{L})|%\((?:\w{1,40})\)d|%(?:n|1)(?![\w$])|\{(?:0|count|n|num|number|counter)?\}|%\{count\}/gu;

/** Finds the number that forms are chosen by, where there is no doubt which it is. */
export function countPlaceholder(text: string): RegExp | undefined {
  const found = new Set(text.match(numbers) ?? []);
  return found.size === 1 ? numbers : undefined;
}
