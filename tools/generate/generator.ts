/** One generated file. `npm run generate` writes it; `npm run check` fails while the file differs. */
export interface Generator {
  readonly name: string;
  /** Path of the file, relative to the checkout. */
  readonly output: string;
  /** The whole text. The same sources give the same text, on any machine and day. */
  produce(): Promise<string>;
}
