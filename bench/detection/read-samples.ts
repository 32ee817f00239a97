import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sentences of one language, a line each. */
export interface Sample {
  readonly language: string;
  readonly lines: readonly string[];
}

export const cuts = { sentences: Number.POSITIVE_INFINITY, 'five words': 5, 'two words': 2 } as const;
export type Cut = keyof typeof cuts;

/** Files named `de.txt` or `anything.de`; `count` lines of each, evenly spread. */
export function readSamples(folder: string, count: number): readonly Sample[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => {
      const language = /^([a-z]{2,3})\.txt$|\.([a-z]{2,3})$/.exec(name);
      if (language === null || name.endsWith('.md')) return [];
      const lines = readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '');
      const step = Math.max(1, Math.floor(lines.length / count));
      const some = lines.filter((_, index) => index % step === 0).slice(0, count);
      return [{ language: (language[1] ?? language[2]) as string, lines: some }];
    })
    .sort((one, other) => one.language.localeCompare(other.language));
}

/** The first words of a line, as spaces separate them. */
export function cutLine(line: string, cut: Cut): string {
  return line.split(/\s+/).slice(0, cuts[cut]).join(' ');
}
