import type { SourceUnit, TargetToken } from '../../shared/projection/target-text.ts';

/*
 * Which word of a translation comes from which word of its source. The engine knows, and tells through HTML alone: tags
 * in the source come back around the words that its attention finds for them. So every word gets a tag of its own:
 *
 *   I see three cats here.  ──►  <b id=1>I</b> <b id=2>see</b> <b id=3>three</b> <b id=4>cats</b> <b id=5>here.</b>
 *                                                                                                         │
 *   Ich·1 sehe·2 hier·5 drei·3 Katzen·4 .·6  ◄──  <b id=1>Ich</b> … <b id=5>hier</b> … <b id=4>Katzen</b><b id=5>.</b>
 *
 * Tags only stand at white space, where the engine takes them out without a trace: the words are those of the sentence
 * without tags. A word and the punctuation around it are units of their own, told apart in the answer by their looks.
 */

/** Scripts written without spaces between words; codes in them stand where words may end. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

const wordCharacters = /[\p{L}\p{N}\p{M}]/u;
const punctuationBefore = /^[^\p{L}\p{N}\p{M}]+/u;
const punctuationAfter = /[^\p{L}\p{N}\p{M}]+$/u;

/** A word with its punctuation, and the numbers of its units. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly before: number | undefined;
  readonly core: number;
  readonly after: number | undefined;
}

/** A sentence of a text whose words are to be found again in its translation. */
export class TaggedSentence {
  readonly units: readonly SourceUnit[];
  readonly #pieces: readonly Piece[];
  /** What is not one space between two pieces, by the index of the second. */
  readonly #oddSpaces = new Map<number, string>();
  readonly #firstUnit: number;

  /**
   * `cuts` are the places in the text where codes stand. Units are numbered from `firstUnit`.
   */
  constructor(text: string, { start, end }: SourceUnit, cuts: ReadonlySet<number>, firstUnit: number) {
    const units: SourceUnit[] = [];
    this.#firstUnit = firstUnit;
    this.#pieces = cutPieces(text, start, end, cuts).map((piece) => this.#addUnits(piece, units));
    this.units = units;
    for (const [index, piece] of this.#pieces.entries()) {
      const last = this.#pieces[index - 1];
      if (last === undefined) continue;
      const space = text.slice(last.start + last.text.length, piece.start);
      if (space !== ' ' && space !== '') this.#oddSpaces.set(index, space);
    }
  }

  /** The sentence for the engine. */
  get html(): string {
    let html = '';
    let end = this.#pieces[0]?.start ?? 0;
    for (const [index, { text, start }] of this.#pieces.entries()) {
      html += `${start > end ? ' ' : ''}<b id=${index}>${escapeHtml(text)}</b>`;
      end = start + text.length;
    }
    return html;
  }

  /**
   * The words of the engine's answer with the units they come from, and the source's white space where it fits, `start`
   * before the first.
   */
  readAnswer(html: string, start = ''): TargetToken[] {
    const tokens: TargetToken[] = [];
    const seen = new Set<number>();
    let space = start;
    let index: number | undefined;
    for (const [tag, id, text] of html.matchAll(/<b id="?(\d+)"?>|<[^>]*>|([^<]+)/g)) {
      if (text === undefined) {
        index = id === undefined ? undefined : Number(id);
        continue;
      }
      for (const [part] of unescapeHtml(tag).matchAll(/\s+|\S+/g)) {
        if (part.trim() === '') {
          if (tokens.length > 0) space = part;
          continue;
        }
        const piece = index === undefined ? undefined : this.#pieces[index];
        const isFirst = index !== undefined && !seen.has(index);
        if (index !== undefined) seen.add(index);
        const odd = isFirst && space !== '' && tokens.length > 0 ? this.#oddSpaces.get(index ?? -1) : undefined;
        addTokens(tokens, part, odd ?? space, piece);
        space = '';
      }
    }
    return tokens;
  }

  #addUnits({ text, start }: { readonly text: string; readonly start: number }, units: SourceUnit[]): Piece {
    const { before, core, after } = partsOf(text);
    const add = (part: string, offset: number): number | undefined => {
      if (part === '') return undefined;
      units.push({ start: start + offset, end: start + offset + part.length });
      return this.#firstUnit + units.length - 1;
    };
    const beforeUnit = add(before, 0);
    const coreUnit = add(core, before.length) as number;
    return { text, start, before: beforeUnit, core: coreUnit, after: add(after, before.length + core.length) };
  }
}

function cutPieces(
  text: string,
  start: number,
  end: number,
  cuts: ReadonlySet<number>,
): { readonly text: string; readonly start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  for (const { 0: word, index } of text.slice(start, end).matchAll(/\S+/g)) {
    let from = 0;
    for (let at = 1; at < word.length; at += 1) {
      if (!cuts.has(start + index + at) || !betweenUnspaced(word, at)) continue;
      pieces.push({ text: word.slice(from, at), start: start + index + from });
      from = at;
    }
    pieces.push({ text: word.slice(from), start: start + index + from });
  }
  return pieces;
}

function betweenUnspaced(word: string, at: number): boolean {
  if (isLowSurrogate(word.charCodeAt(at))) return false;
  const left = word.slice(isLowSurrogate(word.charCodeAt(at - 1)) ? at - 2 : at - 1, at);
  const right = String.fromCodePoint(word.codePointAt(at) ?? 0);
  return unspaced.test(left) || unspaced.test(right);
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

/** A word and the punctuation around it; something without letters is a word by itself. */
function partsOf(text: string): { readonly before: string; readonly core: string; readonly after: string } {
  if (!wordCharacters.test(text)) return { before: '', core: text, after: '' };
  const before = punctuationBefore.exec(text)?.[0] ?? '';
  const after = punctuationAfter.exec(text)?.[0] ?? '';
  return { before, core: text.slice(before.length, text.length - after.length), after };
}

function addTokens(tokens: TargetToken[], text: string, space: string, piece: Piece | undefined): void {
  const { before, core, after } = partsOf(text);
  const parts = wordCharacters.test(text)
    ? [
        { part: before, unit: piece?.before ?? piece?.core },
        { part: core, unit: piece?.core },
        { part: after, unit: piece?.after ?? piece?.core },
      ]
    : [{ part: text, unit: piece?.after ?? piece?.before ?? piece?.core }];
  let left = space;
  for (const { part, unit } of parts) {
    if (part === '') continue;
    tokens.push({ text: part, space: left, units: unit === undefined ? [] : [unit] });
    left = '';
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeHtml(html: string): string {
  return html.includes('&')
    ? html.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    : html;
}
