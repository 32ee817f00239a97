import { packData } from '../../packs/pack-files.ts';
import type { FoundError, SegmentCheck } from '../quality-check.ts';
import { quote } from './texts.ts';

/** Words that are right twice in a row. */
const allowed = new Map(
  Object.entries(packData<{ readonly words: string }>('doubled-words')).map(
    ([language, { words }]) => [language, new Set(words.split(' '))] as const,
  ),
);
/** Languages that repeat words to change their meaning. */
const reduplicating: ReadonlySet<string> = new Set(
  'id ms tl ja zh yue th lo km my vi tr az fa hi ur bn ta te kn ml mr gu pa am sw mi haw hy ka'.split(' '),
);

const doubled = /(?<![\p{L}\p{M}\p{N}'’.-])(\p{L}[\p{L}\p{M}]*)([ \u00a0]+)\1(?![\p{L}\p{M}\p{N}'’-])/giu;

/** A word that is there twice in a row, unless the source repeats one as well. */
export const doubledWordsCheck: SegmentCheck = {
  id: 'doubled-words',
  find({ source, target }) {
    if (reduplicating.has(target.base)) return [];
    const found = Array.from(target.prose.matchAll(doubled)).filter(
      ({ 1: word = '' }) => word.length > 1 && allowed.get(target.base)?.has(word.toLowerCase()) !== true,
    );
    if (found.length === 0 || new RegExp(doubled).test(source.prose)) return [];
    return found.flatMap(({ 0: whole, 1: word = '', index }): readonly FoundError[] => {
      // `Bora Bora`, `Duran Duran` are names.
      if (/^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(whole.slice(-word.length)) && source.text.includes(word)) return [];
      return [
        {
          type: 'Fluency',
          subType: 'Grammar',
          severity: 'Minor',
          explanation: `The word ${quote(word)} is there twice.`,
          source: [],
          target: [{ start: index, end: index + whole.length }],
          confidence: 0.9,
        },
      ];
    });
  },
};
