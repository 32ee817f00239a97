/** What the dictionary says of a word. */
export interface GermanWord {
  /** A letter each: genders `m`, `f`, `n`; `p` plural; `s` a small word; `a` an adjective; `v` a verb. */
  readonly classes: string;
  /** Of a noun in the singular, where there is one plural. */
  readonly plural: string | undefined;
}

/** The list of words that set-up makes (`tools/setup/german-words.mjs`). */
export interface GermanWords {
  find(word: string): GermanWord | undefined;
}

const tab = 9;
const lineEnd = 10;
const longestWord = 60;
/** Words whose answers are kept: parts of compounds are asked for again and again. */
const mostKept = 20_000;

/** Looks words up in the list as it is in its file, of which no objects are made: it has a quarter of a million lines. */
export function germanWordsIn(list: Uint8Array): GermanWords {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const kept = new Map<string, GermanWord | undefined>();
  return {
    find(word) {
      if (word === '' || word.length > longestWord) return undefined;
      if (kept.has(word)) return kept.get(word);
      if (kept.size >= mostKept) kept.clear();
      const found = search(word);
      kept.set(word, found);
      return found;
    },
  };

  function search(word: string): GermanWord | undefined {
    const key = encoder.encode(word);
    let [low, high] = [0, list.length];
    while (low < high) {
      let start = (low + high) >> 1;
      while (start > low && list[start - 1] !== lineEnd) start -= 1;
      const order = compare(list, start, key);
      const end = endOfLine(list, start);
      if (order === 0) return read(decoder.decode(list.subarray(start + key.length + 1, end)));
      if (order < 0) low = end + 1;
      else high = start;
    }
    return undefined;
  }
}

/** Of the word of a line and another one. */
function compare(list: Uint8Array, start: number, key: Uint8Array): number {
  for (let index = 0; index <= key.length; index += 1) {
    const byte = list[start + index] ?? tab;
    const difference = byte - (key[index] ?? tab);
    if (difference !== 0 || byte === tab) return difference;
  }
  return 0;
}

function endOfLine(list: Uint8Array, start: number): number {
  const end = list.indexOf(lineEnd, start);
  return end < 0 ? list.length : end;
}

function read(rest: string): GermanWord {
  const [classes = '', plural] = rest.split('\t');
  return { classes, plural };
}
