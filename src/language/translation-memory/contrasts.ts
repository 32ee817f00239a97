import { baseLanguage } from '../codes.ts';
import { packData } from '../packs/pack-files.ts';

/**
 * Words by which one text says something else than a similar one. `any`: one of the words is in only one of the texts.
 * `pairs` (`on|off`): one text has the one, the other text the other. A word with `*` at its end is the beginning of one.
 * Every rule has an example that it finds (`differs`) and one that it does not find (`same`).
 */
export type ContrastRule = {
  readonly id: string;
  readonly differs: readonly string[];
  readonly same: readonly string[];
} & ({ readonly kind: string; readonly words: string } | { readonly kind: string; readonly pairs: string });

export const contrastRules = packData<readonly ContrastRule[]>('contrasts');

interface CompiledRule {
  readonly id: string;
  /** Which words count, by the entry that they belong to. */
  readonly entries: WordTable;
  /** Entries that contrast with each other; absent where every difference counts. */
  readonly opposites?: ReadonlyMap<string, ReadonlySet<string>>;
}

const compiled = new Map<string, readonly CompiledRule[]>();

/** False where nothing is known of a language, so that no two texts of it can be trusted to say the same. */
export function knowsContrasts(language: string): boolean {
  return contrastRules[baseLanguage(language)] !== undefined;
}

/** The id of a rule by which two texts say different things; undefined if there is none. */
export function findContrast(one: readonly string[], other: readonly string[], language: string): string | undefined {
  const [left, right] = [unitsOf(one), unitsOf(other)];
  return rulesOf(baseLanguage(language)).find((rule) => contrasts(rule, left, right))?.id;
}

function contrasts({ entries, opposites }: CompiledRule, one: readonly string[], other: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const entry of entriesOf(one, entries)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  for (const entry of entriesOf(other, entries)) counts.set(entry, (counts.get(entry) ?? 0) - 1);
  const more = [...counts].filter(([, count]) => count > 0).map(([entry]) => entry);
  const fewer = [...counts].filter(([, count]) => count < 0).map(([entry]) => entry);
  if (opposites === undefined) return more.length + fewer.length > 0;
  return more.some((entry) => fewer.some((opposite) => opposites.get(entry)?.has(opposite) === true));
}

function entriesOf(words: readonly string[], entries: WordTable): readonly string[] {
  return words.flatMap((word) => entries.find(word) ?? []);
}

/** Words in small letters; elided words (`n'est`, `isn't`) are in parts. */
function unitsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const small = word.toLowerCase().replaceAll('’', "'");
    if (small.endsWith("n't")) return [small.slice(0, -3), "n't"];
    return small.split(/(?<=')/u);
  });
}

/** Words and beginnings of words. */
class WordTable {
  readonly #words: ReadonlySet<string>;
  readonly #beginnings: ReadonlySet<string>;
  readonly #longest: number;

  constructor(entries: readonly string[]) {
    this.#words = new Set(entries.filter((entry) => !entry.endsWith('*')));
    this.#beginnings = new Set(entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)));
    this.#longest = Math.max(0, ...[...this.#beginnings].map(({ length }) => length));
  }

  find(word: string): string | undefined {
    if (this.#words.has(word)) return word;
    for (let length = Math.min(word.length, this.#longest); length > 1; length -= 1)
      if (this.#beginnings.has(word.slice(0, length))) return `${word.slice(0, length)}*`;
    return undefined;
  }
}

function rulesOf(language: string): readonly CompiledRule[] {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const rules = [...(contrastRules[language] ?? []).map(compileRule), ...calendarRules(language)];
  compiled.set(language, rules);
  return rules;
}

function compileRule(rule: ContrastRule): CompiledRule {
  if ('words' in rule) return { id: rule.id, entries: new WordTable(rule.words.split(' ')) };
  const opposites = new Map<string, Set<string>>();
  for (const pair of rule.pairs.split(' ')) {
    const [one = '', other = ''] = pair.split('|');
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const known = opposites.get(from);
      if (known === undefined) opposites.set(from, new Set([to]));
      else known.add(to);
    }
  }
  return { id: rule.id, entries: new WordTable([...opposites.keys()]), opposites };
}

/** Months and days of the week, as CLDR names them. */
function calendarRules(language: string): readonly CompiledRule[] {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 7 + day)));
  const names = (dates: readonly Date[], options: Intl.DateTimeFormatOptions): readonly string[] => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return dates.flatMap((date) =>
      format
        .formatToParts(date)
        .filter(({ type }) => type === 'month' || type === 'weekday')
        .map(({ value }) => `${value.toLowerCase()}*`),
    );
  };
  const inDates = names(months, { month: 'long', day: 'numeric' });
  return [
    { id: `${language}-months`, entries: new WordTable([...inDates, ...names(months, { month: 'long' })]) },
    { id: `${language}-weekdays`, entries: new WordTable(names(days, { weekday: 'long' })) },
  ];
}
