import { packData } from '../../../packs/pack-files.ts';
import { packLines } from '../../../packs/tables.ts';
import { startsSentence } from '../../../style-rules/words.ts';
import type { CheckedText } from '../../checked-text.ts';
import type { CheckedSegment, DocumentCheck, FoundError } from '../../quality-check.ts';
import { quote, readWords, type TextWord } from '../texts.ts';

/**
 * `registers.json` of a pack: words that address the reader, without those that are often something else. `finds` and `stays` are
 * sources and translations of a document, each list behind its language.
 */
interface Row {
  readonly familiar: string;
  readonly formal: string;
  /** Formal words have a capital, which counts only within a sentence. */
  readonly capital?: boolean;
}

type Register = 'familiar' | 'formal';

const rows = packData<Row | undefined>('registers');

/** The reader is addressed in one way throughout a document. */
export const registerCheck: DocumentCheck = {
  id: 'register',
  find(segments) {
    const found: (readonly FoundError[])[] = segments.map(() => []);
    const row = rows[segments[0]?.target.base ?? ''];
    if (row === undefined) return found;
    const words = wordsOf(row);
    const addressed = segments.map((segment) =>
      addressesReader(segment.source) ? readRegister(segment.target, words, row.capital === true) : nothing,
    );
    const count = (register: Register): number =>
      addressed.filter((one) => one[register].length > 0 && one[other(register)].length === 0).length;
    const [formal, familiar] = [count('formal'), count('familiar')];
    // Of as many, what the document begins with is meant.
    const first = addressed.find((one) => one.formal.length > 0 !== one.familiar.length > 0);
    const firstRegister = first === undefined || first.formal.length > 0 ? 'formal' : 'familiar';
    const usual: Register = formal === familiar ? firstRegister : formal > familiar ? 'formal' : 'familiar';
    for (const [index, { [other(usual)]: strange, [usual]: fitting }] of addressed.entries())
      if (strange.length > 0 && (formal + familiar > 1 || fitting.length > 0))
        found[index] = [describe(segments[index] as CheckedSegment, strange, usual)];
    return found;
  },
};

const nothing: Readonly<Record<Register, readonly TextWord[]>> = { familiar: [], formal: [] };

function other(register: Register): Register {
  return register === 'formal' ? 'familiar' : 'formal';
}

function describe({ target }: CheckedSegment, words: readonly TextWord[], usual: Register): FoundError {
  return {
    type: 'Fluency',
    subType: 'Grammatical register',
    severity: 'Minor',
    explanation: `${quote(target.slice(words[0] as TextWord))} is ${other(usual)}, while the text addresses the reader in the ${usual} way elsewhere.`,
    source: [],
    target: words,
    confidence: 0.7,
  };
}

interface RegisterWords {
  readonly familiar: ReadonlySet<string>;
  readonly formal: ReadonlySet<string>;
}

function wordsOf({ familiar, formal }: Row): RegisterWords {
  return { familiar: new Set(familiar.split(' ')), formal: new Set(formal.split(' ')) };
}

/** Where the language of the source shows it, the reader is addressed there too. */
function addressesReader({ base, prose }: CheckedText): boolean {
  const row = rows[base];
  const english = base === 'en' ? packLines('en', 'words', 'addresses-reader').join(' ') : undefined;
  const written = english ?? (row === undefined ? undefined : `${row.familiar} ${row.formal}`);
  if (written === undefined) return true;
  const words = new Set(written.toLowerCase().split(' '));
  return readWords(prose).some(({ word }) => words.has(word.toLowerCase()));
}

/** What is said between quotation marks is said to somebody else. */
const quoted = /"[^"]{0,600}"|“[^“”]{0,600}”|„[^„“”]{0,600}[“”]|«[^«»]{0,600}»|»[^«»]{0,600}«/g;

function readRegister({ prose }: CheckedText, words: RegisterWords, capital: boolean): typeof nothing {
  const own = prose.replaceAll(quoted, (passage) => '\0'.repeat(passage.length));
  const familiar: TextWord[] = [];
  const formal: TextWord[] = [];
  for (const { word: written, start } of readWords(own)) {
    const word = written.replace(/['’].*$/u, '');
    const found = { word, start, end: start + word.length };
    if (words.familiar.has(word.toLowerCase())) familiar.push(found);
    else if (capital ? words.formal.has(word) && !startsSentence(own, start) : words.formal.has(word.toLowerCase()))
      formal.push(found);
  }
  return { familiar, formal };
}
