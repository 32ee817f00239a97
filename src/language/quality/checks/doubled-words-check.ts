import type { FoundError, SegmentCheck } from '../quality-check.ts';
import table from './doubled-words.json' with { type: 'json' };
import { quote } from './texts.ts';

const allowed = new Map(
  Object.entries(table.languages).map(([language, { words }]) => [language, new Set(words.split(' '))]),
);
const reduplicating: ReadonlySet<string> = new Set(table.reduplicating);

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
