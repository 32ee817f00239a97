import type { TextSpan } from '../../../text-edit.ts';
import type { CheckedText } from '../../checked-text.ts';
import { readWords } from '../texts.ts';

/** What a sentence and its translation have in common whatever the languages: numbers, names, words that look alike. */
export interface AnchoredSentence extends TextSpan {
  /** Characters without code. */
  readonly length: number;
  readonly anchors: readonly string[];
}

/** Letters of a name that stay in most languages of a script. */
const anchorLength = 4;
const mostAnchors = 64;

export function anchoredSentences(text: CheckedText): readonly AnchoredSentence[] {
  return text.sentences.map(({ start, end }) => {
    const prose = text.prose.slice(start, end);
    const anchors = new Set<string>();
    for (const { word, start: position } of readWords(prose)) {
      if (anchors.size >= mostAnchors) break;
      if (/^\d+$/.test(word)) anchors.add(word);
      else if (isName(word, position)) anchors.add(plain(word));
    }
    return { start, end, length: prose.replaceAll('\0', '').length, anchors: [...anchors] };
  });
}

function isName(word: string, position: number): boolean {
  return position > 0 && word.length >= anchorLength && /^\p{Lu}/u.test(word) && /\p{Script=Latin}/u.test(word);
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[kq]/g, 'c')
    .replaceAll('y', 'i')
    .replaceAll('ph', 'f')
    .slice(0, anchorLength);
}
