import table from './recognisers.json' with { type: 'json' };

/** Where a kind of code is kept: by everything that works on text, in any text, in documents, or in strings of data files alone. */
export type CodeUse = 'everywhere' | 'prose' | 'document' | 'data';

export interface Recogniser {
  readonly id: string;
  readonly use: CodeUse;
  /** White space or the end of a sentence may be inside. */
  readonly spans: boolean;
  /** Source of a pattern with the flag `u`. Lengths are bounded, so that matching stays linear. */
  readonly source: string;
  /** Texts with what is found in them between `‹` and `›`. */
  readonly changes: readonly string[];
  /** Texts in which it finds nothing. */
  readonly stays: readonly string[];
}

function readTable(): readonly Recogniser[] {
  const parts = Object.entries(table.parts);
  const complete = (pattern: string): string => {
    let source = pattern;
    // Parts may name others that are listed before them.
    for (const [name, part] of parts.toReversed()) source = source.replaceAll(`<${name}>`, part);
    return source;
  };
  return table.recognisers.map(({ id, use, pattern, changes, stays, ...rest }) => ({
    id,
    use: use as CodeUse,
    spans: 'spans' in rest,
    source: complete(pattern),
    changes,
    stays,
  }));
}

/** What is no prose. At the same place in a text the first one counts. */
export const recognisers: readonly Recogniser[] = readTable();

/** One pattern of those that `wanted` chooses. */
export function sourceOf(wanted: (recogniser: Recogniser) => boolean): string {
  return recognisers
    .filter(wanted)
    .map(({ source }) => source)
    .join('|');
}
