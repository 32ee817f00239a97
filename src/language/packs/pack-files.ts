import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../languages/', import.meta.url);

/** A line of a file of a language pack. */
export interface PackLine {
  readonly text: string;
  /** File and line, for errors: `languages/de/styles/formal.rules:12`. */
  readonly at: string;
}

/** A file of the pack `languages/<language>/`, by its path there. */
export function readPackText(language: string, path: string): string {
  return readFileSync(new URL(`${language}/${path}`, folder), 'utf8');
}

/**
 * The lines of a file of the pack `languages/<language>/`, by its path there, without comments (`//`) and empty lines. Packs are part of
 * an installation: one that lacks a file is broken.
 */
export function readPackLines(language: string, path: string): readonly PackLine[] {
  return readPackText(language, path)
    .split('\n')
    .map((line, index) => ({ text: line.trimEnd(), at: `languages/${language}/${path}:${index + 1}` }))
    .filter(({ text }) => text !== '' && !text.startsWith('//'));
}

/** Languages whose pack has the file. */
export function languagesWithFile(path: string): readonly string[] {
  return readdirSync(folder).filter((language) => existsSync(new URL(`${language}/${path}`, folder)));
}

/**
 * What a file of JSON of the pack says. Its objects have their own members only: words of a text are looked up in them, and
 * `constructor` is one.
 */
export function readPackJson<Data>(language: string, path: string): Data {
  return JSON.parse(readPackText(language, path), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? withOwnMembers(Object.entries(value))
      : value,
  ) as Data;
}

/** An object that has these members and no others. */
export function withOwnMembers<Value>(members: Iterable<readonly [string, Value]>): Record<string, Value> {
  const object = Object.create(null) as Record<string, Value>;
  for (const [name, value] of members) object[name] = value;
  return object;
}

/** What the packs that have `<name>.json` say in it, by language. */
export function packData<Data>(name: string): Readonly<Record<string, Data>> {
  const file = `${name}.json`;
  return withOwnMembers(languagesWithFile(file).map((language) => [language, readPackJson<Data>(language, file)]));
}

/** What the line says is wrong. */
export function faultyLine({ text, at }: PackLine, fault: string): SyntaxError {
  return new SyntaxError(`${at}: ${fault}: ${text}`);
}
