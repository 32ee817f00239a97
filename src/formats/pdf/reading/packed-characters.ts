import type { PageCharacter } from './page-content.ts';

/** What many characters of a page have in common. */
type Look = Pick<PageCharacter, 'angle' | 'size' | 'font' | 'fill' | 'renderingMode'>;

/** Numbers for characters beside each other on one baseline: the index behind the last, its object, … */
const runLength = 6;

/** The characters of a page in a tenth of their memory: as columns of numbers, and what is the same for neighbours once. */
export class PackedCharacters {
  readonly #xs: Float64Array;
  readonly #advances: Float64Array;
  /** Twice the index of the text, and 1 for a hyphen at the end of a line. */
  readonly #shown: Uint32Array;
  readonly #runs: Float64Array;
  readonly #texts: readonly string[];
  readonly #looks: readonly Look[];
  /** Those whose boxes do not follow from their places and advances, by their index. */
  readonly #others = new Map<number, PageCharacter>();

  constructor(characters: readonly PageCharacter[]) {
    this.#xs = new Float64Array(characters.length);
    this.#advances = new Float64Array(characters.length);
    this.#shown = new Uint32Array(characters.length);
    const texts = new Map<string, number>();
    const runs: number[] = [];
    const looks: Look[] = [];
    let last: PageCharacter | undefined;
    for (let index = 0; index < characters.length; index += 1) {
      const character = characters[index] as PageCharacter;
      const { text, object, origin, box, advance, isHyphen } = character;
      if (box.left !== origin.x || box.right !== origin.x + advance) {
        this.#others.set(index, character);
        continue;
      }
      if (last === undefined || !isBeside(last, character)) {
        if (last === undefined || !looksAlike(last, character)) looks.push(lookOf(character));
        runs.push(index, object, origin.y, box.bottom, box.top, looks.length - 1);
      }
      last = character;
      runs[runs.length - runLength] = index + 1;
      const known = texts.get(text) ?? texts.size;
      texts.set(text, known);
      this.#xs[index] = origin.x;
      this.#advances[index] = advance;
      this.#shown[index] = 2 * known + (isHyphen ? 1 : 0);
    }
    this.#texts = [...texts.keys()];
    this.#runs = Float64Array.from(runs);
    this.#looks = looks;
  }

  /** How many objects hold them. */
  get weight(): number {
    return this.#looks.length + this.#others.size;
  }

  unpack(): readonly PageCharacter[] {
    const runs = this.#runs;
    const characters: PageCharacter[] = [];
    let run = 0;
    for (let index = 0; index < this.#shown.length; index += 1) {
      const other = this.#others.get(index);
      if (other !== undefined) {
        characters.push(other);
        continue;
      }
      while ((runs[run] ?? Infinity) <= index) run += runLength;
      const x = this.#xs[index] ?? 0;
      const advance = this.#advances[index] ?? 0;
      const shown = this.#shown[index] ?? 0;
      const look = this.#looks[runs[run + 5] ?? 0] as Look;
      characters.push({
        text: this.#texts[shown >> 1] ?? '',
        object: runs[run + 1] ?? 0,
        origin: { x, y: runs[run + 2] ?? 0 },
        box: { left: x, bottom: runs[run + 3] ?? 0, right: x + advance, top: runs[run + 4] ?? 0 },
        advance,
        angle: look.angle,
        size: look.size,
        isHyphen: (shown & 1) === 1,
        font: look.font,
        fill: look.fill,
        renderingMode: look.renderingMode,
      } satisfies Required<PageCharacter>);
    }
    return characters;
  }
}

function lookOf({ angle, size, font, fill, renderingMode }: PageCharacter): Look {
  return { angle, size, font, fill, renderingMode };
}

function looksAlike(one: PageCharacter, other: PageCharacter): boolean {
  const [first, second] = [one.fill, other.fill];
  return (
    one.angle === other.angle &&
    one.size === other.size &&
    one.font === other.font &&
    one.renderingMode === other.renderingMode &&
    first.red === second.red &&
    first.green === second.green &&
    first.blue === second.blue &&
    first.alpha === second.alpha
  );
}

function isBeside(one: PageCharacter, other: PageCharacter): boolean {
  return (
    one.object === other.object &&
    Object.is(one.origin.y, other.origin.y) &&
    one.box.bottom === other.box.bottom &&
    one.box.top === other.box.top &&
    looksAlike(one, other)
  );
}
