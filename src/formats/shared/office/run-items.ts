import type { TextSpan } from '../../../language/text-edit.ts';
/** Markup made of pieces of the source, in which other units may be, and of what we put around them. */
export type Markup = readonly (string | TextSpan)[];

/** How a run of text looks: its properties, without those that no reader sees. */
export interface RunFormat {
  /** The same for runs that look alike. */
  readonly key: string;
  /** As they are written, in their order. */
  readonly properties: readonly string[];
}

/** What a paragraph consists of, before it becomes a segment. */
export type RunItem =
  | { readonly type: 'text'; readonly text: string; readonly format: RunFormat }
  | { readonly type: 'alone'; readonly markup: Markup; readonly equivalent?: string | undefined }
  /** Elements around runs: links, insertions, content controls. */
  | { readonly type: 'open' | 'close'; readonly markup: Markup };

export function formatOf(properties: readonly string[]): RunFormat {
  return { key: properties.join('\n'), properties };
}

export const plainFormat: RunFormat = formatOf([]);

/**
 * Of all runs' formats the one that needs no code: what all have in common, if some look like that, else the most frequent.
 * Neither depends on how long the runs are nor on their order, so a translation has the same.
 */
export function baseFormat(formats: readonly RunFormat[]): RunFormat {
  const counts = new Map<string, { readonly format: RunFormat; count: number }>();
  for (const format of formats) {
    const counted = counts.get(format.key);
    if (counted === undefined) counts.set(format.key, { format, count: 1 });
    else counted.count += 1;
  }
  const kinds = [...counts.values()];
  const [first] = kinds;
  if (first === undefined) return plainFormat;
  if (kinds.length === 1) return first.format;
  const least = kinds.reduce((one, other) => (isPlainer(one, other) ? one : other)).format;
  const isCommon = kinds.every(({ format }) => least.properties.every((one) => format.properties.includes(one)));
  if (isCommon) return least;
  return kinds.reduce((one, other) =>
    one.count > other.count || (one.count === other.count && isPlainer(one, other)) ? one : other,
  ).format;
}

function isPlainer({ format: one }: { readonly format: RunFormat }, { format: other }: { readonly format: RunFormat }) {
  const [mine, others] = [one.properties.length, other.properties.length];
  return mine < others || (mine === others && one.key < other.key);
}

/** How a format writes its runs. */
export interface RunWriter {
  run(format: RunFormat, text: string): string;
  /** What represents a format where codes are shown. */
  properties(format: RunFormat): string;
}
