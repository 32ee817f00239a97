/** Cases, in the order of their bits. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
const cases: readonly Case[] = ['nominative', 'accusative', 'dative', 'genitive'];
const genders = ['m', 'f', 'n', 'p'] as const;
/** A gender of the singular, or the plural. */
export type Gender = (typeof genders)[number];

/** Sets of cells: a bit for each case of each gender and of the plural. */
export const everyCell = 0xffff;
/** In the singular and the plural. */
export const inCase: Readonly<Record<Case, number>> = {
  nominative: 0x000f,
  accusative: 0x00f0,
  dative: 0x0f00,
  genitive: 0xf000,
};
export const inPlural = 0x8888;
export const inSingular = everyCell & ~inPlural;

const letters: Readonly<Record<string, number>> = { N: 0, A: 4, D: 8, G: 12 };

/** `Nm Df Gp`: case and gender of each. */
export function cellsOf(notation: string): number {
  return notation
    .split(' ')
    .filter((cell) => cell !== '')
    .reduce(
      (all, cell) => all | (1 << ((letters[cell.charAt(0)] ?? 0) + genders.indexOf(cell.charAt(1) as Gender))),
      0,
    );
}

/** The cells of a gender in these cases (`NAD`). */
export function cellsIn(gender: Gender, names: string): number {
  return cellsOf([...names].map((name) => `${name}${gender}`).join(' '));
}

/** The cells of a set one by one. */
export function eachCell(cells: number): readonly number[] {
  const single: number[] = [];
  for (let bit = 1; bit <= cells; bit *= 2) if ((cells & bit) !== 0) single.push(bit);
  return single;
}

/** All cells of the cases that a set has. */
export function casesOf(cells: number): number {
  return cases.reduce((all, name) => ((cells & inCase[name]) === 0 ? all : all | inCase[name]), 0);
}

export function genderOf(cell: number): Gender {
  return genders[Math.log2(cell) % 4] as Gender;
}
