import type { SentenceWord, WordReading } from '../../../../contracts/language/morphology.ts';

/** Gender and number together; the plural has no genders. */
export const cells = { ut: 1, nt: 2, pl: 4 } as const;
export type Cell = keyof typeof cells;
export const anyCell = cells.ut | cells.nt | cells.pl;

export type Definiteness = 'definite' | 'indefinite';

/** What a reading allows. Norwegian has masculine and feminine nouns, which determiners of common gender are before. */
export function cellsOf({ tags }: WordReading): number {
  if (tags.includes('pl')) return cells.pl;
  const number = tags.includes('sp') ? anyCell : cells.ut | cells.nt;
  if (tags.includes('nt')) return number & (cells.nt | cells.pl);
  return tags.some((tag) => /^(?:ut|m|f|mf)$/.test(tag)) ? number & (cells.ut | cells.pl) : number;
}

export function definitenessOf({ tags }: WordReading): Definiteness {
  return tags.includes('def') ? 'definite' : 'indefinite';
}

/** Parts of compounds, which are no words alone. */
export function readingsOf(word: SentenceWord | undefined): readonly WordReading[] {
  return (word?.readings ?? []).filter(({ tags }) => !tags.includes('cmp'));
}

export function isNounReading({ tags }: WordReading): boolean {
  return tags[0] === 'n';
}

/** In the positive: other degrees have one form. */
export function isAdjectiveReading({ tags }: WordReading): boolean {
  return tags[0] === 'adj' && !tags.includes('comp') && !tags.includes('sup');
}

/** The forms that an adjective may have in a cell: lexicons write those of several cells with tags of their own. */
export function adjectiveIn(reading: WordReading, cell: Cell, definiteness: Definiteness): readonly WordReading[] {
  const degree = reading.tags.slice(0, reading.tags.findIndex((tag) => /^(?:pst|pp)$/.test(tag)) + 1);
  if (degree.length === 0) return [];
  const ends =
    cell === 'pl'
      ? [
          ['un', 'pl', 'ind'],
          ['un', 'pl', 'def'],
          ['pl', 'ind'],
        ]
      : definiteness === 'definite'
        ? [
            ['fn', 'sg', 'def'],
            ['un', 'sp', 'def'],
            ['un', 'sg', 'def'],
          ]
        : cell === 'nt'
          ? [['nt', 'sg', 'ind']]
          : [
              ['ut', 'sg', 'ind'],
              ['mf', 'sg', 'ind'],
              ['un', 'sg', 'ind'],
            ];
  return ends.map((end) => ({ ...reading, tags: [...degree, ...end] }));
}

/** A noun in another number or definiteness. */
export function nounIn(reading: WordReading, number: 'sg' | 'pl', definiteness: Definiteness): WordReading {
  const tags = reading.tags.map((tag) => {
    if (tag === 'sg' || tag === 'pl') return number;
    return tag === 'def' || tag === 'ind' ? (definiteness === 'definite' ? 'def' : 'ind') : tag;
  });
  return { ...reading, tags };
}
