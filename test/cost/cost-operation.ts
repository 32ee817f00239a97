/** Something the server does with a text of a user, made ready to be measured. */
export interface CostOperation {
  readonly name: string;
  /** Operations of a group are alike: the test measures as many cells of every group. */
  readonly group: string;
  /** The largest text that it gets, in UTF-16 units. */
  readonly largest: number;
  /** What of it is done in one piece on the thread that serves requests, in UTF-16 units; absent where threads do it. */
  readonly largestPiece?: number;
  /** Makes the input, which is not measured, and returns what is. */
  prepare(text: string): Work | Promise<Work>;
}

export type Work = () => unknown;
