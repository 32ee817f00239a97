/** What one value does to texts of one language; `⍽` in a text is a no-break space. */
export interface StyleCase {
  readonly rule: string;
  readonly value: string;
  readonly language: string;
  readonly changes: readonly (readonly [before: string, after: string])[];
  /** What is right as it is, and what only looks alike. */
  readonly keeps: readonly string[];
}

type Row = readonly [value: string, language: string, changes: StyleCase['changes'], keeps: StyleCase['keeps']];

/** Cases of one rule. */
export function casesOf(rule: string, rows: readonly Row[]): readonly StyleCase[] {
  return rows.map(([value, language, changes, keeps]) => ({ rule, value, language, changes, keeps }));
}

/** A rule of a data file with its examples. */
interface DescribedRule {
  readonly id: string;
  readonly changes: readonly (readonly string[])[];
  readonly stays: readonly string[];
}

/** Cases of one value whose examples are in its data file. */
export function casesOfData(
  rule: string,
  value: string,
  language: string,
  described: readonly DescribedRule[],
): readonly StyleCase[] {
  return described.map(({ changes, stays }) => ({
    rule,
    value,
    language,
    changes: changes.map(([before = '', after = '']) => [before, after] as const),
    keeps: stays,
  }));
}

/** The text that a case represents. */
export function caseText(marked: string): string {
  return marked.replaceAll('⍽', '\u00a0');
}
