import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import { ByteRun } from './byte-run.ts';
import { isOfCharacters } from './character-properties.ts';
import type { CodePage, FontEncodings } from './font-encodings.ts';
import type { Frame } from './rtf-frame.ts';
import type { RtfScanner } from './rtf-scanner.ts';
import type { RtfState } from './rtf-state.ts';
import { characterOfSymbol, characterOfWord, endsParagraph, shownForBreak } from './special-characters.ts';

interface HalfCharacter {
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the tokens between braces: text into stories, words into the state. */
export class FlowReader {
  readonly #scanner: RtfScanner;
  readonly #encodings: FontEncodings;
  readonly #unitCount: () => number;
  readonly #context: FilterContext;
  readonly #run = new ByteRun();
  /** Whether the run, or half a character, is behind a word without an end. */
  #isAfterWord = false;
  #half: HalfCharacter | undefined;
  readonly #warned = new Set<number>();

  constructor(scanner: RtfScanner, encodings: FontEncodings, unitCount: () => number, context: FilterContext) {
    this.#scanner = scanner;
    this.#encodings = encodings;
    this.#unitCount = unitCount;
    this.#context = context;
  }

  capture(frame: Frame): RtfState {
    frame.isShared = true;
    return frame.state;
  }

  addBound(frame: Frame, type: 'end' | 'close', start: number, end: number): void {
    frame.story.add({ type, start, end, isAfterWord: false, state: this.capture(frame) }, this.#unitCount());
  }

  addAlone(frame: Frame, start: number, end: number, { shown = '', isMark = false } = {}): void {
    const equivalent = shown === '' || frame.state.isHidden ? undefined : shown;
    const state = this.capture(frame);
    frame.story.add({ type: 'alone', start, end, isAfterWord: false, state, equivalent, isMark }, this.#unitCount());
  }

  /** A token that is no brace. */
  token(frame: Frame): void {
    const { kind } = this.#scanner;
    if (kind === 'text') this.#text(frame);
    else if (kind === 'hex') this.#byte(frame);
    else if (kind === 'word') this.#word(frame);
    else if (kind === 'symbol') this.#symbol(frame);
    else if (kind === 'binary' && frame.mode === 'flow') this.#alone(frame, '');
  }

  /** Ends a run of bytes, which are decoded together. */
  endText(frame: Frame | undefined): void {
    if (frame === undefined) return;
    this.#endHalf(frame);
    if (this.#run.isEmpty) return;
    this.#run.take((text, start, end, page) => {
      if (text === undefined && !page.isKnown) this.#warn(page);
      this.#put(frame, text, start, end);
    });
  }

  #text(frame: Frame): void {
    const { source, start, end } = this.#scanner;
    const text = source.slice(start, end);
    if (/[^ ]/.test(text)) frame.isFresh = false;
    if (!takesText(frame)) return;
    this.#endHalf(frame);
    const page = this.#encodings.of(frame.state.font);
    if (this.#run.isEmpty && !page.isSymbol && /^[\0-\x7f]*$/.test(text)) {
      this.#isAfterWord = this.#scanner.isAfterWord;
      this.#put(frame, text, start, end);
      return;
    }
    this.#beginRun();
    for (let index = start; index < end; index++) this.#run.add(source.charCodeAt(index), index, index + 1, page);
  }

  #byte(frame: Frame): void {
    const { byte, start, end } = this.#scanner;
    frame.isFresh = false;
    if (!takesText(frame)) return;
    this.#endHalf(frame);
    if (byte < 0x20) this.#alone(frame, byte === 9 ? '\t' : '');
    else {
      this.#beginRun();
      this.#run.add(byte, start, end, this.#encodings.of(frame.state.font));
    }
  }

  #beginRun(): void {
    if (this.#run.isEmpty) this.#isAfterWord = this.#scanner.isAfterWord;
  }

  #symbol(frame: Frame): void {
    const { name, start, end } = this.#scanner;
    frame.isFresh = false;
    const character = characterOfSymbol(name);
    if (!takesText(frame)) return;
    if (character !== undefined && /^[\\{}]$/.test(character)) {
      // It may be the second byte of a character.
      this.#endHalf(frame);
      this.#beginRun();
      this.#run.add(character.charCodeAt(0), start, end, this.#encodings.of(frame.state.font));
    } else if (character !== undefined) this.#character(frame, character);
    else if (name === '\n' || name === '\r') this.#endParagraph(frame);
  }

  #word(frame: Frame): void {
    const { name, parameter, start, end } = this.#scanner;
    if (name === 'u') {
      this.#unicode(frame);
      return;
    }
    const character = characterOfWord(name);
    const shown = shownForBreak(name);
    if (character !== undefined || shown !== undefined) {
      frame.isFresh = false;
      if (!takesText(frame)) return;
      if (character !== undefined) this.#character(frame, character);
      else this.#alone(frame, shown ?? '');
      return;
    }
    this.endText(frame);
    if (endsParagraph(name)) {
      this.#endParagraph(frame);
      return;
    }
    if (frame.mode === 'fonts' || frame.mode === 'styles') return;
    if (frame.isShared) frame.state = frame.state.copy();
    frame.isShared = false;
    frame.state.apply(name, parameter);
    if (frame.mode !== 'flow') return;
    frame.story.add({ type: 'word', start, end, isOfCharacters: isOfCharacters(name) }, this.#unitCount());
  }

  #endParagraph(frame: Frame): void {
    frame.isFresh = false;
    this.endText(frame);
    if (frame.mode === 'flow') frame.story.endParagraph();
  }

  #character(frame: Frame, character: string): void {
    this.endText(frame);
    this.#isAfterWord = this.#scanner.isAfterWord;
    this.#put(frame, character, this.#scanner.start, this.#scanner.end);
  }

  #alone(frame: Frame, shown: string): void {
    this.endText(frame);
    const { start, end } = this.#scanner;
    if (frame.mode === 'flow') this.addAlone(frame, start, end, { shown });
    else this.#put(frame, shown, start, end);
  }

  #unicode(frame: Frame): void {
    frame.isFresh = false;
    const { start, isAfterWord, parameter = 0 } = this.#scanner;
    const end = this.#skipFallback(frame.state.fallbackLength);
    if (!takesText(frame)) return;
    const unit = String.fromCharCode(parameter & 0xffff);
    const half = this.#half;
    if (half !== undefined && /^[\udc00-\udfff]$/.test(unit)) {
      this.#half = undefined;
      this.#put(frame, half.unit + unit, half.start, end);
      return;
    }
    this.endText(frame);
    this.#isAfterWord = isAfterWord;
    if (/^[\ud800-\udbff]$/.test(unit)) this.#half = { unit, start, end };
    else this.#put(frame, /[\0-\x1f\ud800-\udfff\ufffe\uffff]/.test(unit) ? undefined : unit, start, end);
  }

  /** Where the characters end that are for readers without Unicode. */
  #skipFallback(length: number): number {
    const scanner = this.#scanner;
    let { end } = scanner;
    for (let left = length; left > 0 && scanner.next(); ) {
      const { kind, name } = scanner;
      if (kind === 'break') continue;
      if (kind === 'text') {
        const taken = Math.min(left, scanner.end - scanner.start);
        end = scanner.start + taken;
        left -= taken;
        continue;
      }
      const isCharacter =
        kind === 'hex' ||
        (kind === 'symbol' && characterOfSymbol(name) !== undefined) ||
        (kind === 'word' && characterOfWord(name) !== undefined);
      if (!isCharacter) break;
      end = scanner.end;
      left -= 1;
    }
    scanner.moveTo(end);
    return end;
  }

  #endHalf(frame: Frame): void {
    const half = this.#half;
    this.#half = undefined;
    if (half !== undefined) this.#put(frame, undefined, half.start, half.end);
  }

  /** Text where it belongs; undefined: something that is no text. */
  #put(frame: Frame, text: string | undefined, start: number, end: number): void {
    const isAfterWord = this.#isAfterWord;
    this.#isAfterWord = false;
    const { mode, field, property } = frame;
    if (mode === 'instruction' && field !== undefined) field.instruction += text ?? '';
    else if (mode === 'shown' && field !== undefined) field.shown += text ?? '';
    else if (mode === 'name' && property !== undefined) property.name += text ?? '';
    if (mode !== 'flow') return;
    const isSymbol = this.#encodings.of(frame.state.font).isSymbol;
    if (text === undefined || frame.state.isHidden || isSymbol) this.addAlone(frame, start, end);
    else {
      const at = { start, end, state: this.capture(frame), isAfterWord };
      frame.story.addText(text, at, this.#unitCount(), frame.isEntry);
    }
  }

  #warn({ number }: CodePage): void {
    if (this.#warned.has(number)) return;
    this.#warned.add(number);
    const message = `Text in the code page ${number} was not translated.`;
    this.#context.warn({ code: 'part_not_translated', message });
  }
}

function takesText({ mode }: Frame): boolean {
  return mode === 'flow' || mode === 'instruction' || mode === 'shown' || mode === 'name';
}
