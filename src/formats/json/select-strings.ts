import { findKnownFile } from '../shared/messages/known-files.ts';
import type { JsonContainer, JsonString } from './scan-json.ts';

export interface SelectedString {
  readonly string: JsonString;
  readonly note: string | undefined;
}

/** Names of what is said to users, beside which descriptions and examples are for translators. */
const messageNames = new Set(['message', 'defaultMessage']);
const remarkNames = new Set(['description', 'placeholders', 'comment', 'context', 'id']);

/**
 * Strings that users see. Names never are; what is under a name with `@` (ARB, JSON-LD) is not; beside a `message` of
 * Chrome's or FormatJS's files, `description` and `placeholders` are not. Descriptions become notes.
 */
export function selectStrings(
  strings: readonly JsonString[],
  decode: (string: JsonString) => string,
  keepCode: boolean,
): readonly SelectedString[] {
  const entries = new Set<JsonContainer>();
  const notes = new Map<JsonContainer, string>();
  const arbNotes = new Map<string, string>();
  for (const string of strings) {
    const container = string.containers.at(-1);
    if (container === undefined || string.key === undefined) continue;
    if (messageNames.has(string.key)) entries.add(container);
    if (string.key === 'description') {
      notes.set(container, decode(string));
      if (container.key?.startsWith('@')) arbNotes.set(container.key.slice(1), decode(string));
    }
  }
  const known = findKnownFile(rootNamesOf(strings), keepCode);
  const isShown = (string: JsonString): boolean => known?.isText(string.key) ?? !isRemark(string, entries);
  return strings.filter(isShown).map((string) => ({ string, note: noteOf(string) }));

  function noteOf(string: JsonString): string | undefined {
    const container = string.containers.at(-1);
    if (container !== undefined && entries.has(container)) return notes.get(container);
    return string.key === undefined ? undefined : arbNotes.get(string.key);
  }
}

/** Those under which there are strings. */
function rootNamesOf(strings: readonly JsonString[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { containers, key } of strings) {
    const name = containers.length === 1 ? key : containers[1]?.key;
    if (name !== undefined) names.add(name);
  }
  return names;
}

function isRemark(string: JsonString, entries: ReadonlySet<JsonContainer>): boolean {
  const path = [...string.containers.slice(1).map(({ key }) => key), string.key];
  return string.containers.some((container, index) => {
    const key = path[index];
    return key !== undefined && (key.startsWith('@') || (entries.has(container) && remarkNames.has(key)));
  });
}
