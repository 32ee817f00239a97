import type { TextSpan } from '../../language/text-edit.ts';
/** What Grammalecte found in a sentence. Positions are UTF-16. */
export interface GrammarFinding extends TextSpan {
  /** `g3__gn_un_1m__b2_a1_1` */
  readonly rule: string;
  /** `gn` for agreement within noun phrases, `conj` for verbs, `conf` for words that sound alike, and so on. */
  readonly kind: string;
  /** Best first. */
  readonly replacements: readonly string[];
  /** Why, in French. */
  readonly message?: string;
}

/** A word of letters; `l’eau` has two. */
export interface ReadWord extends TextSpan {
  /** Tags of each reading, `:N:f:s` for example; none where the lexicon does not have the word. */
  readonly readings: readonly string[];
}

export interface CheckedSentence {
  readonly findings: readonly GrammarFinding[];
  /** In reading order; left out where nothing is found. */
  readonly words: readonly ReadWord[];
}

interface Answer {
  readonly findings: readonly (readonly [number, number, string, string, readonly string[], string?])[];
  readonly words: readonly (readonly [number, number, readonly string[]])[];
}

/** Reads the line that the worker writes for these sentences. */
export function readAnswer(sentences: readonly string[], line: string): readonly CheckedSentence[] {
  const answers = JSON.parse(line) as readonly Answer[];
  if (answers.length !== sentences.length) throw new Error('Grammalecte answered another question');
  return answers.map(({ findings, words }, index) => {
    const at = positionsIn(sentences[index] as string);
    return {
      findings: findings
        .map(([start, end, rule, kind, replacements, message]) => ({
          ...{ start: at(start), end: at(end), rule, kind, replacements },
          ...(message === undefined ? {} : { message }),
        }))
        .sort((one, other) => one.start - other.start),
      words: words.map(([start, end, readings]) => ({ start: at(start), end: at(end), readings })),
    };
  });
}

/** UTF-16 positions of code points. */
function positionsIn(text: string): (codePoint: number) => number {
  if (!/[\u{10000}-\u{10ffff}]/u.test(text)) return (position) => position;
  const positions: number[] = [];
  let position = 0;
  for (const character of text) {
    positions.push(position);
    position += character.length;
  }
  return (codePoint) => positions[codePoint] ?? text.length;
}
