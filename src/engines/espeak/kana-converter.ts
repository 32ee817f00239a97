import type { SpeechPrograms } from '../shared/speech/speech-programs.ts';

/** Word class, its subclass, the word, how it is pronounced (with the dictionary IPADIC). */
const known = '%f[0]\t%f[1]\t%m\t%f[8]\n';
const unknown = '\t\t%m\t\n';
/** Bytes of a line; a text has at most 5,000 characters. */
const longestLine = 65_536;

/** Words that begin a phrase, except where they lean on the word before. */
const contentClasses = new Set(['名詞', '動詞', '形容詞', '副詞', '連体詞', '接続詞', '感動詞', '接頭詞']);
const leaningClasses = new Set(['接尾', '非自立']);

/**
 * Writes Japanese as it is pronounced, in katakana: espeak-ng reads no kanji. MeCab finds the words; spaces between phrases let
 * espeak-ng place its accents.
 */
export class KanaConverter {
  readonly #program: string;
  readonly #programs: SpeechPrograms;

  constructor(program: string, programs: SpeechPrograms) {
    this.#program = program;
    this.#programs = programs;
  }

  /** Whether a dictionary is installed that has pronunciations in UTF-8. */
  async works(signal: AbortSignal): Promise<boolean> {
    try {
      return (await this.convert('東京は', undefined, signal)) === 'トーキョーワ';
    } catch {
      return false;
    }
  }

  async convert(text: string, accountId: string | undefined, signal: AbortSignal): Promise<string> {
    const words = ['-b', String(longestLine), '-F', known, '-U', unknown, '-E', '\n'];
    return joinPhrases(
      await this.#programs.read({ program: this.#program, words, input: `${text}\n` }, accountId, signal),
    );
  }
}

/** The words that MeCab found, with a space before each phrase. */
export function joinPhrases(analysis: string): string {
  let text = '';
  let before = '';
  for (const line of analysis.split('\n')) {
    const [wordClass = '', subclass = '', word = '', pronunciation = ''] = line.split('\t');
    const begins = contentClasses.has(wordClass) && !leaningClasses.has(subclass);
    // Parts of a compound, of a number or of a word with its prefix stay together.
    const together = before === '接頭詞' || (wordClass === '名詞' && before === '名詞') || before === '';
    if (begins && !together && text !== '') text += ' ';
    text += pronunciation === '' || pronunciation === '*' ? word : pronunciation;
    before = wordClass;
  }
  return text;
}
