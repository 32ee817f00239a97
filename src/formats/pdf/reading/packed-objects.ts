import type { PageTextObject } from './page-content.ts';

/** Numbers for an object: the sides of its box, … */
const objectLength = 7;

/** The text objects of a page as a column of numbers; those with more than numbers as they are. */
export class PackedObjects {
  readonly #numbers: Float64Array;
  readonly #others = new Map<number, PageTextObject>();

  constructor(objects: readonly PageTextObject[]) {
    this.#numbers = new Float64Array(objects.length * objectLength);
    for (const [index, object] of objects.entries()) {
      const { box, renderingMode, characters, depth, ...others } = object;
      if (Object.keys(others).length > 0) this.#others.set(index, object);
      else
        this.#numbers.set(
          [box.left, box.bottom, box.right, box.top, renderingMode, characters, depth],
          index * objectLength,
        );
    }
  }

  get weight(): number {
    return this.#others.size;
  }

  unpack(): readonly PageTextObject[] {
    const numbers = this.#numbers;
    return Array.from({ length: numbers.length / objectLength }, (_, index) => {
      const other = this.#others.get(index);
      if (other !== undefined) return other;
      const at = index * objectLength;
      return {
        box: {
          left: numbers[at] ?? 0,
          bottom: numbers[at + 1] ?? 0,
          right: numbers[at + 2] ?? 0,
          top: numbers[at + 3] ?? 0,
        },
        renderingMode: numbers[at + 4] ?? 0,
        characters: numbers[at + 5] ?? 0,
        depth: numbers[at + 6] ?? 0,
      };
    });
  }
}
