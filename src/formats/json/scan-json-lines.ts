import { JsonStrings } from './json-strings.ts';
import { JsonScanner } from './scan-json.ts';

const lineEnd = /\r\n|[\n\r]|$/g;

/**
 * The strings of each line of NDJSON (JSON Lines), where every line that is not blank is a document of its own. A broken
 * line is refused as broken JSON is, with its number. Each line takes the place of the one before in memory.
 */
export function* scanJsonLines(text: string, depthLimit: number): Generator<JsonStrings> {
  const strings = new JsonStrings(text);
  let [start, firstLine] = [0, 1];
  for (const { index, 0: separator } of text.matchAll(lineEnd)) {
    const content = text.slice(start, index);
    if (/[^ \t\ufeff]/.test(content)) {
      strings.clear();
      new JsonScanner(content, { depthLimit, strings, offset: start, firstLine }).scan();
      yield strings;
    }
    start = index + separator.length;
    firstLine += 1;
  }
}

/**
 * Whether a text of unknown kind is NDJSON: its first line is an object or array as a whole, and the next line begins
 * another.
 */
export function looksLikeJsonLines(text: string): boolean {
  const start = skipSpace(text, 0);
  const end = text.slice(start, start + longestFirstLine).search(/[\n\r]/) + start;
  if (end < start || !begins(text, start) || !begins(text, skipSpace(text, end))) return false;
  return isJson(text.slice(start, end));
}

/** A longer first line of a file that is not named as NDJSON is not looked at. */
const longestFirstLine = 1_000_000;

function skipSpace(text: string, from: number): number {
  const space = /[\ufeff \t\n\r]*/y;
  space.lastIndex = from;
  space.exec(text);
  return space.lastIndex;
}

function begins(text: string, at: number): boolean {
  return text[at] === '{' || text[at] === '[';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
