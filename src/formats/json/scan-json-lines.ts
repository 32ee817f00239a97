import { type JsonString, scanJson } from './scan-json.ts';

const lineEnd = /\r\n|[\n\r]/g;

/**
 * The strings of each line of NDJSON (JSON Lines), where every line that is not blank is a document of its own. A broken
 * line is refused as broken JSON is, with its number.
 */
export function scanJsonLines(text: string, depthLimit: number): readonly (readonly JsonString[])[] {
  const documents: (readonly JsonString[])[] = [];
  let [start, line] = [0, 1];
  const scanLine = (end: number): void => {
    const content = text.slice(start, end);
    if (/[^ \t\ufeff]/.test(content)) documents.push(moved(scanJson(content, depthLimit, line), start));
  };
  for (const { index, 0: separator } of text.matchAll(lineEnd)) {
    scanLine(index);
    start = index + separator.length;
    line += 1;
  }
  scanLine(text.length);
  return documents;
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

function moved(strings: readonly JsonString[], by: number): readonly JsonString[] {
  if (by === 0) return strings;
  return strings.map((string) => ({
    ...string,
    start: string.start + by,
    end: string.end + by,
    keyStart: string.keyStart === undefined ? undefined : string.keyStart + by,
  }));
}
