import type { TargetToken } from '../../shared/projection/target-text.ts';
import type { EncodedText } from '../stream-format.ts';
import { bindUnits } from './bind-units.ts';
import type { SourceAnalysis } from './source-units.ts';

const outputToken = /\[\[([\d; ]+)\]\]|\[\[\/\]\]|\[(\d+)\]|\[\]|\\(.)|(\s+)|(.)/gsu;

/** Reads the answer of the synthesis, whose words carry the numbers of the units they come from. */
export function readTokens(
  output: string,
  analysis: SourceAnalysis,
  encoded: EncodedText,
  text: string,
): readonly TargetToken[] {
  const reader = new TokenReader();
  let bound: readonly number[] = [];
  const spareCharacters = new Map<string, number[]>();
  for (const { unit, character } of analysis.characterUnits) {
    const known = spareCharacters.get(character);
    if (known === undefined) spareCharacters.set(character, [unit]);
    else known.push(unit);
  }
  for (const [match, numbers, blank, escaped, space, other] of output.matchAll(outputToken)) {
    if (numbers !== undefined) {
      bound = numbers.match(/\d+/g)?.map(Number) ?? [];
      reader.breakToken();
    } else if (match === '[[/]]') {
      bound = [];
      reader.breakToken();
    } else if (blank !== undefined) {
      const unit = analysis.blankUnits.get(Number(blank));
      reader.addBlank(encoded.blanks[Number(blank)] ?? '', unit === undefined ? [] : [unit]);
    } else if (space !== undefined) {
      reader.addSpace();
    } else if (match === '[]') {
      reader.dropFullStop();
    } else {
      const character = escaped ?? other ?? '';
      const isMark = escaped === undefined && '*#@~'.includes(character);
      if (isMark && !encoded.ownMarks.includes(character)) continue;
      const unit = bound.length > 0 ? undefined : spareCharacters.get(character)?.shift();
      if (unit === undefined) reader.add(character, bound);
      else reader.addAlone(character, [unit]);
    }
  }
  return bindUnits(reader.finish(), analysis.units, text);
}

/** Puts characters together into tokens: those of one binding, parted at white space. */
class TokenReader {
  readonly #tokens: TargetToken[] = [];
  #space = '';
  #text = '';
  #units: readonly number[] = [];

  add(character: string, units: readonly number[]): void {
    if (this.#text !== '' && units !== this.#units) this.breakToken();
    this.#text += character;
    this.#units = units;
  }

  addAlone(text: string, units: readonly number[]): void {
    this.breakToken();
    this.add(text, units);
    this.breakToken();
  }

  /** One space, wherever the pipeline leaves any number of them. */
  addSpace(): void {
    this.breakToken();
    if (this.#space === '') this.#space = ' ';
  }

  /** A blank of white space replaces spaces around it. */
  addBlank(blank: string, units: readonly number[]): void {
    this.breakToken();
    if (blank.trim() !== '') this.addAlone(blank, units);
    else if (this.#space.trim() === '' && this.#space !== ' ') this.#space += blank;
    else this.#space = blank;
  }

  /** Takes off the full stop that the stream format adds. */
  dropFullStop(): void {
    this.breakToken();
    const last = this.#tokens.pop();
    if (last === undefined) return;
    const text = last.text.endsWith('.') ? last.text.slice(0, -1) : last.text;
    if (text === '') this.#space = last.space + this.#space;
    else this.#tokens.push({ ...last, text });
  }

  breakToken(): void {
    if (this.#text === '') return;
    this.#tokens.push({ text: this.#text, space: this.#space, units: this.#units });
    this.#text = '';
    this.#space = '';
  }

  finish(): readonly TargetToken[] {
    this.breakToken();
    return this.#tokens;
  }
}
