/** What makes a document hard on its reader. `plain` is the linear anchor: ordinary sentences in many paragraphs. */
export const kinds = [
  'plain',
  'deep nesting',
  'tiny runs',
  'one long line',
  'many attributes',
  'unclosed',
  'delimiters',
  'many blocks',
] as const;

export type Kind = (typeof kinds)[number];

export interface Shape {
  /** Id of the format. */
  readonly format: string;
  readonly kind: Kind;
  /** What is repeated, for people. */
  readonly what: string;
  /** A document with about so many characters, before it is packed. */
  make(size: number): string | Buffer;
}

/** `{n}` in a unit is the number of the repetition; `close` is repeated as often behind all units. */
export function repeated(unit: string, size: number, close = ''): string {
  const count = Math.max(1, Math.floor(size / (unit.length + close.length)));
  if (!unit.includes('{n}')) return unit.repeat(count) + close.repeat(count);
  return (
    Array.from({ length: count }, (_, index) => unit.replaceAll('{n}', String(index))).join('') + close.repeat(count)
  );
}

export const sentence = 'The old house near the river has been empty for 20 years. ';

/** A kind, what is repeated, and what is repeated behind it; both are what the table of a format says. */
export type Row = readonly [kind: Kind, unit: string, close?: string];

/** The shapes of a format whose documents are some text in a frame. */
export function shapesOf(format: string, rows: readonly Row[], frame: (text: string) => string | Buffer): Shape[] {
  return rows.map(([kind, unit, close = '']) => ({
    format,
    kind,
    what: unit + (close === '' ? '' : ` … ${close}`),
    make: (size) => frame(repeated(unit, size, close)),
  }));
}
