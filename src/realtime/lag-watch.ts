/** How far hearing is behind the speech of a client, while some of it waits. Times are in milliseconds. */
export class LagWatch {
  readonly #now: () => number;
  readonly #heard: () => number;
  #waiting: { readonly since: number; readonly heard: number } | undefined;

  /** `heard` is the length of what was heard so far. */
  constructor(now: () => number, heard: () => number) {
    this.#now = now;
    this.#heard = heard;
  }

  /** Audio has come. */
  wait(): void {
    this.#waiting ??= { since: this.#now(), heard: this.#heard() };
  }

  /** Nothing waits any more. */
  rest(): void {
    this.#waiting = undefined;
  }

  /** By how much less was heard than time has passed since something waits: nobody is late who hears faster than people speak. */
  behind(): number {
    if (this.#waiting === undefined) return 0;
    const { since, heard } = this.#waiting;
    return Math.max(0, this.#now() - since - (this.#heard() - heard));
  }
}
