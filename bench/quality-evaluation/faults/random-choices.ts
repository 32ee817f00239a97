/** Choices that are the same in every run with the same seed. */
export class RandomChoices {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Below the limit: the upper bits of a linear congruential generator. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  one<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    const result = [...values];
    for (let index = result.length - 1; index > 0; index -= 1) {
      const other = this.below(index + 1);
      [result[index], result[other]] = [result[other] as Value, result[index] as Value];
    }
    return result;
  }
}
