import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { InputError, systemErrorWords } from '../command-line/command-errors.ts';

/** A file on the command line, and where in the input of a workflow it goes. */
export interface PlacedFile {
  /** Names of members, one within the other; none for the input itself. */
  readonly field: readonly string[];
  /** At the end of the list in the field. */
  readonly isAdded: boolean;
  readonly path: string;
}

/** `files+=letter.docx`, `translation=letter.es.docx`, `talk.mp4`. */
export function readPlacedFile(text: string): PlacedFile {
  const { field, add, path } =
    /^(?<field>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?<add>\+?)=(?<path>.+)$/su.exec(text)?.groups ?? {};
  if (field === undefined || path === undefined) return { field: [], isAdded: false, path: text };
  return { field: field.split('.'), isAdded: add === '+', path };
}

/** The input with the name and the content of each file, as workflows take files. */
export async function placeFiles(input: unknown, files: readonly PlacedFile[]): Promise<unknown> {
  let filled = input;
  for (const { field, isAdded, path } of files) {
    const file = { name: basename(path), content: (await read(path)).toString('base64') };
    filled = placed(filled, { names: field, isAdded, file, of: 'The input' });
  }
  return filled;
}

interface Placing {
  readonly names: readonly string[];
  readonly isAdded: boolean;
  readonly file: object;
  readonly of: string;
}

function placed(value: unknown, { names, isAdded, file, of }: Placing): unknown {
  const [name, ...rest] = names;
  if (name === undefined && isAdded) {
    if (value !== undefined && !Array.isArray(value))
      throw new InputError(`${of} is no list, so that no file can be added.`);
    return [...((value as readonly unknown[] | undefined) ?? []), file];
  }
  const object = value ?? {};
  if (typeof object !== 'object' || Array.isArray(object))
    throw new InputError(`${of} is no object, so that no file can be in it.`);
  if (name === undefined) return { ...object, ...file };
  const member = Object.hasOwn(object, name) ? (object as Readonly<Record<string, unknown>>)[name] : undefined;
  return { ...object, [name]: placed(member, { names: rest, isAdded, file, of: `"${name}" of the input` }) };
}

async function read(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const words = systemErrorWords(error);
    throw words === undefined ? error : new InputError(`${path}: ${words}.`);
  }
}
