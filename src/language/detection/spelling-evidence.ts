import { languagesWithTables, packWords } from '../packs/tables.ts';
import { createSign, type LanguageIndex, type Sign, type Tally, usersOfSigns } from './language-index.ts';

/** All spellings as a tree of letters, the ends of a word among them. */
export interface Spellings {
  readonly next: Map<number, Spellings>;
  sign?: Sign;
}

const wordEnd = '_';
const worthlessCount = 16;

export function createSpellings(index: LanguageIndex): Spellings {
  const users = usersOfSigns(index, languagesWithTables('detection'), (language) =>
    packWords(language, 'detection', 'spellings').map(marked),
  );
  const root: Spellings = { next: new Map() };
  for (const [key, slots] of users) insert(root, key, createSign([...slots], worthlessCount));
  return root;
}

/** `-ung` is `ung` before the end of a word, `un-` is `un` after its beginning. */
function marked(written: string): string {
  if (written.startsWith('-')) return written.slice(1) + wordEnd;
  return written.endsWith('-') ? wordEnd + written.slice(0, -1) : written;
}

function insert(root: Spellings, key: string, sign: Sign): void {
  let node = root;
  for (let position = 0; position < key.length; position++) {
    const letter = key.charCodeAt(position);
    let child = node.next.get(letter);
    if (child === undefined) {
      child = { next: new Map() };
      node.next.set(letter, child);
    }
    node = child;
  }
  // Longer spellings are rarer by chance and say more.
  node.sign = { slots: sign.slots, worth: (sign.worth * key.length) / 8 };
}

/** Adds up, for each language, the mean over the words of how much each looks like it; at most 1. */
export function spellingScores(words: readonly string[], spellings: Spellings, tally: Tally): void {
  const looks = new Float64Array(tally.length);
  const seen: number[] = [];
  for (const word of words) {
    const text = wordEnd + word + wordEnd;
    for (let start = 0; start < text.length; start++) {
      let node = spellings.next.get(text.charCodeAt(start));
      for (let position = start + 1; node !== undefined; position++) {
        if (node.sign !== undefined) {
          for (const slot of node.sign.slots) {
            const look = looks[slot] ?? 0;
            if (look === 0) seen.push(slot);
            looks[slot] = look + node.sign.worth;
          }
        }
        node = position < text.length ? node.next.get(text.charCodeAt(position)) : undefined;
      }
    }
    for (const slot of seen) {
      tally[slot] = (tally[slot] ?? 0) + Math.min(1, looks[slot] ?? 0) / words.length;
      looks[slot] = 0;
    }
    seen.length = 0;
  }
}
