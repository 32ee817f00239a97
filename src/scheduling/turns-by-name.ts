/** Work under one name is done one after the other; work under others does not wait for it. */
export class TurnsByName {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const before = this.#last.get(name);
    const turn = before === undefined ? work() : before.then(work, work);
    this.#last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    }
  }
}
