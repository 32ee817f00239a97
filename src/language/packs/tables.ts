import { faultyLine, languagesWithFile, type PackLine, readPackLines, withOwnMembers } from './pack-files.ts';

const files = new Map<string, ReadonlyMap<string, readonly PackLine[]>>();

/**
 * The rows of a section: `phrase -> replacement`; lists with `|` correspond item by item, or have one replacement. In
 * `stem + +s -> stem` both sides take the endings: none, and `s`.
 */
export function packTable(language: string, file: string, section: string): Readonly<Record<string, string>> {
  return tableOf(sectionLines(language, file, section));
}

/** Whole lines. */
export function packLines(language: string, file: string, section: string): readonly string[] {
  return sectionLines(language, file, section).map(({ text }) => text);
}

/** Words that are parted by spaces. */
export function packWords(language: string, file: string, section: string): readonly string[] {
  return packLines(language, file, section).flatMap((line) => line.split(' '));
}

/** The names of the sections that the file has. */
export function packSections(language: string, file: string): readonly string[] {
  return [...sectionsOf(language, file).keys()];
}

/** Languages whose pack has the file. */
export function languagesWithTables(file: string): readonly string[] {
  return languagesWithFile(`${file}.tables`);
}

function sectionLines(language: string, file: string, section: string): readonly PackLine[] {
  const lines = sectionsOf(language, file).get(section);
  if (lines === undefined) throw new SyntaxError(`languages/${language}/${file}.tables: no section ${section}`);
  return lines;
}

function sectionsOf(language: string, file: string): ReadonlyMap<string, readonly PackLine[]> {
  const path = `${file}.tables`;
  const key = `${language}/${path}`;
  const sections = files.get(key) ?? readSections(readPackLines(language, path));
  files.set(key, sections);
  return sections;
}

/** `[name]` starts a section; `⍽` is a no-break space, and `␣` a space at the end of a line. */
export function readSections(lines: readonly PackLine[]): ReadonlyMap<string, readonly PackLine[]> {
  const sections = new Map<string, PackLine[]>();
  let current: PackLine[] | undefined;
  for (const line of lines) {
    const name = /^\[(.+)\]$/.exec(line.text)?.[1];
    if (name === undefined) {
      if (current === undefined) throw faultyLine(line, 'not in a section');
      current.push({ ...line, text: line.text.replaceAll('⍽', '\u00a0').replace(/␣$/u, ' ') });
    } else {
      if (sections.has(name)) throw faultyLine(line, 'a second section of this name');
      current = [];
      sections.set(name, current);
    }
  }
  return sections;
}

export function tableOf(lines: readonly PackLine[]): Readonly<Record<string, string>> {
  const table = new Map<string, string>();
  for (const line of lines) {
    const [left = '', right, ...others] = line.text.split(' -> ');
    if (right === undefined || others.length > 0) throw faultyLine(line, 'not a row');
    const [stem = '', ...endings] = left.split(/ \+(?=[\p{L}]| |$)/u);
    const phrases = endings.length > 0 ? endings.map((ending) => stem + ending) : left.split('|');
    const written = endings.length > 0 ? endings.map((ending) => right + ending) : right.split('|');
    if (written.length !== 1 && written.length !== phrases.length) throw faultyLine(line, 'lists of different lengths');
    for (const [index, phrase] of phrases.entries()) {
      if (table.has(phrase)) throw faultyLine(line, `a second row for ${phrase}`);
      table.set(phrase, written[index] ?? right);
    }
  }
  return withOwnMembers(table);
}
