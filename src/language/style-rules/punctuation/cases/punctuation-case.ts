/** What one value does to sentences of one language; `⍽` in a text is a no-break space. */
export interface PunctuationCase {
  readonly rule: string;
  readonly value: string;
  readonly language: string;
  readonly changes: readonly (readonly [before: string, after: string])[];
  /** What is right as it stands, and what only looks alike. */
  readonly keeps: readonly string[];
}

type Row = readonly [
  value: string,
  language: string,
  changes: readonly (readonly [string, string])[],
  keeps: readonly string[],
];

/** Cases of one rule. */
export function casesOf(rule: string, rows: readonly Row[]): readonly PunctuationCase[] {
  return rows.map(([value, language, changes, keeps]) => ({ rule, value, language, changes, keeps }));
}
