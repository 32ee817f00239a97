/** Work that whoever closes has to wait for, whether or not somebody else waits for it. */
export class WorkUnderWay implements AsyncDisposable {
  readonly #work = new Set<Promise<unknown>>();

  get size(): number {
    return this.#work.size;
  }

  /** Answers the same outcome. It handles no rejection: work that nobody waits for handles its own. */
  add<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    const tracked: Promise<Outcome> = work.finally(() => this.#work.delete(tracked));
    this.#work.add(tracked);
    return tracked;
  }

  /** Waits until all of it has ended, however it ends. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.allSettled(this.#work);
  }
}
