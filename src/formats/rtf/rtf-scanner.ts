/**
 * `break`: characters without a meaning, such as line ends. `symbol`: a backslash with a character that is no letter. `binary`: `\bin`
 * with its bytes.
 */
export type RtfTokenKind = 'open' | 'close' | 'word' | 'symbol' | 'hex' | 'text' | 'break' | 'binary';

const text = /[^\\{}\0-\x1f]+/y;
const breaks = /[\0-\x08\x0a-\x1f]+/y;
const word = /\\([A-Za-z]+)(-?\d+)?( ?)/y;
const hex = /\\'([0-9A-Fa-f]{2})/y;

/** Parameters are numbers of 32 bits. */
const largest = 2 ** 31;

/** The tokens of a file whose bytes are the characters of the source. Their ranges cover all of it. */
export class RtfScanner {
  readonly source: string;
  kind: RtfTokenKind = 'break';
  start = 0;
  end = 0;
  /** Name of a word, character of a symbol. */
  name = '';
  parameter: number | undefined;
  byte = 0;
  /** The token before was a word that ended without a space: letters and digits behind it would be part of it. */
  isAfterWord = false;
  #isOpenWord = false;

  constructor(source: string) {
    this.source = source;
  }

  next(): boolean {
    const { source } = this;
    this.start = this.end;
    if (this.start >= source.length) return false;
    this.isAfterWord = this.#isOpenWord;
    this.#isOpenWord = false;
    const character = source[this.start];
    if (character === '\\') this.#control();
    else if (character === '{') this.#take('open', 1);
    else if (character === '}') this.#take('close', 1);
    else if (character === '\t') {
      this.name = 'tab';
      this.parameter = undefined;
      this.#take('word', 1);
    } else {
      const run = this.#matches(text) ?? this.#matches(breaks);
      this.#take(text.lastIndex > this.start ? 'text' : 'break', run?.[0].length ?? 1);
    }
    return true;
  }

  /** Continues elsewhere: behind a part of a text, or where it was before. */
  moveTo(position: number): void {
    this.end = position;
    this.#isOpenWord = false;
  }

  /** To the end of the group that was opened last. False if it has none. */
  skipGroup(): boolean {
    for (let depth = 1; this.next(); ) {
      if (this.kind === 'open') depth += 1;
      else if (this.kind === 'close' && --depth === 0) return true;
    }
    return false;
  }

  #control(): void {
    const { source, start } = this;
    const found = this.#matches(word);
    if (found !== undefined) {
      this.name = found[1] as string;
      this.parameter = found[2] === undefined ? undefined : bounded(Number(found[2]));
      this.#isOpenWord = found[3] === '';
      this.#take('word', found[0].length);
      if (this.name !== 'bin') return;
      this.#isOpenWord = false;
      this.#take('binary', Math.min(found[0].length + Math.max(0, this.parameter ?? 0), source.length - start));
      return;
    }
    const byte = this.#matches(hex);
    if (byte !== undefined) {
      this.byte = Number.parseInt(byte[1] as string, 16);
      this.#take('hex', 4);
      return;
    }
    this.name = source[start + 1] ?? '';
    this.#take('symbol', 1 + this.name.length);
  }

  #matches(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.start;
    return pattern.exec(this.source) ?? undefined;
  }

  #take(kind: RtfTokenKind, length: number): void {
    this.kind = kind;
    this.end = this.start + length;
  }
}

function bounded(parameter: number): number {
  return Math.max(-largest, Math.min(largest - 1, parameter));
}
