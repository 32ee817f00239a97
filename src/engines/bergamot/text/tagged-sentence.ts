import type { TextSpan } from '../../../language/text-edit.ts';
import type { SourceUnit, TargetToken } from '../../shared/projection/target-text.ts';
import { joinsUnspaced } from '../../shared/projection/unspaced-scripts.ts';

/*
 * Which word of a translation comes from which word of its source. The engine knows, and shows through HTML alone: tags
 * in the source come back around the words that its attention finds for them. So every word gets a tag of its own:
 *
 *   I see three cats here.  ──►  <b id=1>I</b> <b id=2>see</b> <b id=3>three</b> <b id=4>cats</b> <b id=5>here.</b>
 *                                                                                                         │
 *   Ich·1 sehe·2 hier·5 drei·3 Katzen·4 .·6  ◄──  <b id=1>Ich</b> … <b id=5>hier</b> … <b id=4>Katzen</b><b id=5>.</b>
 *
 * Tags are at white space, where the engine takes them out without a trace: the words are those of the sentence
 * without tags. In scripts without white space they also are where codes do, and there the engine reads a space. A word
 * and the punctuation around it are units of their own, distinguished in the answer by their looks; so are a protected
 * passage and what is around it.
 */

const wordCharacters = /[\p{L}\p{N}\p{M}]/u;
const punctuationBefore = /^[^\p{L}\p{N}\p{M}]+/u;
const punctuationAfter = /[^\p{L}\p{N}\p{M}]+$/u;

/** A word with its punctuation, and the numbers of its units. */
interface Piece {
  readonly text: string;
  readonly start: number;
  /** The protected passage in it, if all around that is punctuation. */
  readonly passage: string | undefined;
  readonly before: number | undefined;
  readonly core: number;
  readonly after: number | undefined;
}

/** A sentence whose words are to be found again in its translation. */
export class TaggedSentence {
  readonly units: readonly SourceUnit[];
  /** The engine reads spaces that the sentence does not have. */
  readonly addsSpaces: boolean;
  readonly #pieces: readonly Piece[];
  /** What is not one space between two pieces, by the index of the second. */
  readonly #oddSpaces = new Map<number, string>();

  /** `cuts` are the places in the sentence where codes are, none of them inside one of the protected `passages`. */
  constructor(sentence: string, cuts: readonly number[], passages: readonly TextSpan[] = []) {
    const units: SourceUnit[] = [];
    this.#pieces = cutPieces(sentence, new Set(cuts), passages).map((piece) => addUnits(piece, units));
    this.units = units;
    let addsSpaces = false;
    for (const [index, piece] of this.#pieces.entries()) {
      const last = this.#pieces[index - 1];
      if (last === undefined) continue;
      const space = sentence.slice(last.start + last.text.length, piece.start);
      if (space === '') addsSpaces = true;
      else if (space !== ' ') this.#oddSpaces.set(index, space);
    }
    this.addsSpaces = addsSpaces;
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

  /** The words of the engine's answer with the units they come from, and the source's white space where it fits. */
  readAnswer(html: string): TargetToken[] {
    const tokens: TargetToken[] = [];
    const seen = new Set<number>();
    let space = '';
    let index: number | undefined;
    for (const [tag, id, text] of html.matchAll(/<b id="?(\d+)"?>|<[^>]*>|([^<]+)/g)) {
      if (text === undefined) {
        index = id === undefined ? undefined : Number(id);
        continue;
      }
      const piece = index === undefined ? undefined : this.#pieces[index];
      for (const part of cutAnswer(unescapeHtml(tag), piece?.passage)) {
        if (part.trim() === '') {
          if (tokens.length > 0) space = part;
          continue;
        }
        const isFirst = index !== undefined && !seen.has(index);
        if (index !== undefined) seen.add(index);
        const odd = isFirst && space !== '' && tokens.length > 0 ? this.#oddSpaces.get(index ?? -1) : undefined;
        addTokens(tokens, part, odd ?? space, piece);
        space = '';
      }
    }
    return tokens;
  }
}

function cutPieces(
  sentence: string,
  cuts: ReadonlySet<number>,
  passages: readonly TextSpan[],
): { readonly text: string; readonly start: number; readonly passage: TextSpan | undefined }[] {
  const pieces: { text: string; start: number; passage: TextSpan | undefined }[] = [];
  let next = 0;
  for (const { start, end } of wordsOf(sentence, passages)) {
    let from = start;
    const add = (to: number): void => {
      while ((passages[next]?.end ?? Infinity) <= from) next += 1;
      const passage = passages[next];
      const holds = passage !== undefined && passage.start >= from && passage.end <= to;
      pieces.push({ text: sentence.slice(from, to), start: from, passage: holds ? passage : undefined });
      from = to;
    };
    for (let at = start + 1; at < end; at += 1) if (cuts.has(at) && betweenUnspaced(sentence, at)) add(at);
    add(end);
  }
  return pieces;
}

/** Stretches without white space, but for that inside of protected passages. */
function wordsOf(sentence: string, passages: readonly TextSpan[]): readonly TextSpan[] {
  const words: { start: number; end: number }[] = [];
  let next = 0;
  for (const { 0: word, index } of sentence.matchAll(/\S+/g)) {
    const last = words.at(-1);
    while ((passages[next]?.end ?? Infinity) <= index) next += 1;
    const inside = (passages[next]?.start ?? index) < index;
    if (inside && last !== undefined) last.end = index + word.length;
    else words.push({ start: index, end: index + word.length });
  }
  return words;
}

function betweenUnspaced(sentence: string, at: number): boolean {
  if (isLowSurrogate(sentence.charCodeAt(at))) return false;
  return joinsUnspaced(sentence.slice(Math.max(0, at - 2), at), sentence.slice(at, at + 2));
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

function addUnits(
  { text, start, passage }: { readonly text: string; readonly start: number; readonly passage: TextSpan | undefined },
  units: SourceUnit[],
): Piece {
  const around = passage && partsAround(text, passage.start - start, passage.end - start);
  const { before, core, after } = around ?? partsOf(text);
  const add = (part: string, offset: number): number | undefined => {
    if (part === '') return undefined;
    units.push({ start: start + offset, end: start + offset + part.length });
    return units.length;
  };
  const beforeUnit = add(before, 0);
  const coreUnit = add(core, before.length) as number;
  return {
    text,
    start,
    passage: around?.core,
    before: beforeUnit,
    core: coreUnit,
    after: add(after, before.length + core.length),
  };
}

interface Parts {
  readonly before: string;
  readonly core: string;
  readonly after: string;
}

/** A word and the punctuation around it; something without letters is a word by itself. */
function partsOf(text: string): Parts {
  if (!wordCharacters.test(text)) return { before: '', core: text, after: '' };
  const before = punctuationBefore.exec(text)?.[0] ?? '';
  const after = punctuationAfter.exec(text)?.[0] ?? '';
  return { before, core: text.slice(before.length, text.length - after.length), after };
}

/** Undefined if a part of a word is around it. */
function partsAround(text: string, start: number, end: number): Parts | undefined {
  const [before, core, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  return wordCharacters.test(before + after) ? undefined : { before, core, after };
}

/** White space and what is between, where a protected passage is one. */
function cutAnswer(text: string, passage: string | undefined): readonly string[] {
  const at = passage === undefined ? -1 : text.indexOf(passage);
  if (passage === undefined || at === -1) return text.match(/\s+|\S+/g) ?? [];
  return [...cutAnswer(text.slice(0, at), undefined), passage, ...cutAnswer(text.slice(at + passage.length), passage)];
}

function addTokens(tokens: TargetToken[], text: string, space: string, piece: Piece | undefined): void {
  const { before, core, after } = text === piece?.passage ? { before: '', core: text, after: '' } : partsOf(text);
  const parts =
    text === piece?.passage || wordCharacters.test(text)
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
