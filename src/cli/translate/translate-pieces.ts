import { mapInOrder } from '../../features/translation/map-in-order.ts';
import type { CommandTranslator, TextsToTranslate, Translation } from './command-translator.ts';

interface PiecesOptions {
  /** Undefined: detected. */
  readonly source: string | undefined;
  /** Each piece is a text of its own, detected by itself and answered before the next is read. */
  readonly independent: boolean;
  readonly signal: AbortSignal;
  /** Called with the language of the input once it is detected. */
  detected(language: string): void;
}

export interface TranslatedPiece {
  readonly piece: string;
  readonly text: string;
}

const letter = /\p{L}/u;

/**
 * Translates the pieces of one plain text, in order. The language is that of the first piece with letters; white space at
 * the ends of a piece, and pieces without letters, never leave this process.
 */
export function translatePieces(
  pieces: AsyncIterable<string>,
  translator: CommandTranslator,
  { source, independent, signal, detected }: PiecesOptions,
): AsyncGenerator<TranslatedPiece> {
  let found: Promise<Translation> | undefined;

  async function translateOne(text: string, signal: AbortSignal): Promise<string> {
    const ask = async (from?: TextsToTranslate['source']): Promise<Translation> => {
      const request = { texts: [text], format: 'text' as const, ...(from === undefined ? {} : { source: from }) };
      const [translation] = await translator.translate(request, signal);
      if (translation === undefined) throw new Error('A text has no translation.');
      return translation;
    };
    if (source !== undefined) return (await ask({ code: source, detected: false })).text;
    if (independent) return (await ask()).text;
    if (found === undefined) {
      found = ask();
      const first = await found;
      detected(first.sourceLanguage);
      return first.text;
    }
    return (await ask({ code: (await found).sourceLanguage, detected: true })).text;
  }

  return mapInOrder(pieces, independent ? 1 : translator.inFlight, signal, async (piece, signal) => {
    const core = piece.trim();
    if (!letter.test(core)) return { piece, text: piece };
    const start = piece.indexOf(core);
    return {
      piece,
      text: piece.slice(0, start) + (await translateOne(core, signal)) + piece.slice(start + core.length),
    };
  });
}
