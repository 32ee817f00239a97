/** A stretch of a part's source. */
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/** Markup made of pieces of the source, in which other units may stand, and of what we put around them. */
export type Markup = readonly (string | SourceRange)[];

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

/** What all formats have in common. */
export function commonFormat(formats: readonly RunFormat[]): RunFormat {
  const [first, ...rest] = formats;
  if (first === undefined) return plainFormat;
  if (rest.every(({ key }) => key === first.key)) return first;
  return formatOf(first.properties.filter((property) => rest.every(({ properties }) => properties.includes(property))));
}

/** How a format writes its runs. */
export interface RunWriter {
  run(format: RunFormat, text: string): string;
  /** What stands for a format where codes are shown. */
  properties(format: RunFormat): string;
}
