import { encodeNumber, ModelBytes } from './model-bytes.ts';

/*
 * The model of a statistical tagger (`.prob`), as far as it has to be understood to add classes of readings:
 *
 *   open class · forbidden pairs · names of tags · index · enforced pairs · preferences · constants
 *   classes · N · M · A: N × N doubles · B: triples (tag, class, double) · patterns · what is left
 *   ▲ added                           ▲ added                           ▲ copied as it is
 *
 * Source: `TaggerDataHMM::read` of Apertium 3.8.
 */

interface Emission {
  readonly tag: number;
  readonly class: number;
  readonly probability: Buffer;
}

const doubleBytes = 8;

export class TaggerModel {
  readonly #bytes: Buffer;
  readonly #openClass: ReadonlySet<number>;
  readonly #tagNames: ReadonlyMap<string, number>;
  readonly #uncertain: ReadonlySet<number>;
  readonly #classes: readonly ReadonlySet<number>[];
  readonly #classKeys: ReadonlySet<string>;
  readonly #emissions: readonly Emission[];
  /** Offsets of the classes, of N, of A, of B and of what follows B. */
  readonly #offsets: { classes: number; states: number; transitions: number; emissions: number; rest: number };
  readonly #states: number;

  /** Throws a `RangeError` when the bytes are no such model. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const reader = new ModelBytes(bytes);
    this.#openClass = new Set(readOpenClass(reader));
    for (let left = reader.number(); left > 0; left -= 1) [reader.number(), reader.number()];
    const names: string[] = [];
    for (let left = reader.number(); left > 0; left -= 1) names.push(reader.text());
    this.#tagNames = new Map(names.map((name, index) => [name, index]));
    // Auxiliaries (`VSER`) are read as the lexical verbs of the same letters; `TAG_kUNDEF` is what has no tag.
    this.#uncertain = new Set(names.flatMap((name, index) => (/^(?:V(?!LEX)|TAG_)/.test(name) ? [index] : [])));
    skipNumberedNames(reader);
    for (let left = reader.number(); left > 0; left -= 1) [reader.number(), ...reader.numbers()];
    for (let left = reader.number(); left > 0; left -= 1) reader.text();
    skipNumberedNames(reader);
    const classes = reader.position;
    this.#classes = Array.from({ length: reader.number() }, () => new Set(reader.numbers()));
    this.#classKeys = new Set(this.#classes.map(keyOf));
    const states = reader.position;
    this.#states = reader.number();
    if (reader.number() !== this.#classes.length) throw new RangeError('the model counts its classes in two ways');
    const transitions = reader.position;
    reader.skip(this.#states * this.#states * doubleBytes);
    const emissions = reader.position;
    this.#emissions = Array.from({ length: reader.number() }, () => {
      const [tag, ofClass] = [reader.number(), reader.number()];
      const start = reader.position;
      reader.skip(doubleBytes);
      return { tag, class: ofClass, probability: bytes.subarray(start, reader.position) };
    });
    this.#offsets = { classes, states, transitions, emissions, rest: reader.position };
  }

  /**
   * The model with classes of readings added, each given as the tagger names it (`{ADJ,VLEXPP}` without the braces; empty
   * for the open class). A class gets the probabilities of the smallest class of this model that includes it, which the
   * tagger would look for. If there is none, the tagger would take the open class, in which no preposition or conjunction
   * is possible; instead the closest class counts that has one (`docs/decisions/0132`). Classes that the model has, and names that it lacks, are left out.
   */
  complete(names: Iterable<string>): Buffer {
    const added = this.#newClasses(names);
    if (added.length === 0) return this.#bytes;
    const { classes, states, transitions, emissions, rest } = this.#offsets;
    const count = this.#classes.length + added.length;
    const copied = added.flatMap((tags, index) => this.#emissionsFor(tags, this.#classes.length + index));
    const firstClass = classes + encodeNumber(this.#classes.length).length;
    const firstEmission = emissions + encodeNumber(this.#emissions.length).length;
    return Buffer.concat([
      this.#bytes.subarray(0, classes),
      encodeNumber(count),
      this.#bytes.subarray(firstClass, states),
      ...added.flatMap((tags) => [encodeNumber(tags.length), ...tags.map(encodeNumber)]),
      encodeNumber(this.#states),
      encodeNumber(count),
      this.#bytes.subarray(transitions, emissions),
      encodeNumber(this.#emissions.length + copied.length),
      this.#bytes.subarray(firstEmission, rest),
      ...copied.flatMap(({ tag, class: ofClass, probability }) => [
        encodeNumber(tag),
        encodeNumber(ofClass),
        probability,
      ]),
      this.#bytes.subarray(rest),
    ]);
  }

  /** Whether the model lacks the class, and could have it. */
  lacks(name: string): boolean {
    return this.#newClasses([name]).length > 0;
  }

  #newClasses(names: Iterable<string>): readonly (readonly number[])[] {
    const added = new Map<string, readonly number[]>();
    for (const name of names) {
      const tags = name === '' ? [...this.#openClass] : name.split(',').map((tag) => this.#tagNames.get(tag) ?? -1);
      const sorted = [...new Set(tags)].sort((one, other) => one - other);
      const key = sorted.join();
      if (!sorted.includes(-1) && !this.#classKeys.has(key)) added.set(key, sorted);
    }
    // Any order gives the same tags; this one gives the same file.
    return [...added].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, tags]) => tags);
  }

  #emissionsFor(tags: readonly number[], newClass: number): readonly Emission[] {
    const from = (known: number, wanted: readonly number[]): readonly Emission[] =>
      this.#emissions
        .filter((emission) => emission.class === known && wanted.includes(emission.tag))
        .map((emission) => ({ ...emission, class: newClass }));
    const including = this.#includingClass(tags);
    if (including !== undefined) return from(including, tags);
    // The open class, which the tagger would take, makes a preposition impossible that shares its letters with a noun.
    const closest = this.#closestClass(tags);
    if (closest !== undefined) return from(closest, tags);
    const alone = tags
      .filter((tag) => !this.#openClass.has(tag) && !this.#uncertain.has(tag))
      .map((tag) => [tag, this.#classes.findIndex((known) => known.size === 1 && known.has(tag))] as const);
    return [...from(this.#openClassIndex(), tags), ...alone.flatMap(([tag, index]) => from(index, [tag]))].sort(
      (one, other) => one.tag - other.tag,
    );
  }

  #openClassIndex(): number {
    return this.#classes.findIndex((known) => keyOf(known) === keyOf(this.#openClass));
  }

  /** The first of the smallest classes that include the tags and are not larger than the open class. */
  #includingClass(tags: readonly number[]): number | undefined {
    let found: number | undefined;
    let size = this.#openClass.size + 1;
    for (const [index, known] of this.#classes.entries()) {
      if (known.size >= size || !tags.every((tag) => known.has(tag))) continue;
      found = index;
      size = known.size;
    }
    return found;
  }

  /** The first of the classes that share the most tags with these, one of them not open; of those the smallest. */
  #closestClass(tags: readonly number[]): number | undefined {
    const isClosed = (tag: number): boolean => !this.#openClass.has(tag);
    if (!tags.some(isClosed)) return undefined;
    let found: { readonly index: number; readonly shared: number; readonly size: number } | undefined;
    for (const [index, known] of this.#classes.entries()) {
      const common = tags.filter((tag) => known.has(tag));
      const better = common.length - (found?.shared ?? 1) || (found?.size ?? 0) - known.size;
      if (better > 0 && common.length > 1 && common.some(isClosed))
        found = { index, shared: common.length, size: known.size };
    }
    return found?.index;
  }
}

/** Each number but the first says how much greater it is than the one before. */
function* readOpenClass(reader: ModelBytes): Generator<number> {
  let value = 0;
  for (const difference of reader.numbers()) {
    value += difference;
    yield value;
  }
}

function skipNumberedNames(reader: ModelBytes): void {
  for (let left = reader.number(); left > 0; left -= 1) [reader.text(), reader.number()];
}

function keyOf(tags: ReadonlySet<number>): string {
  return [...tags].sort((one, other) => one - other).join();
}
