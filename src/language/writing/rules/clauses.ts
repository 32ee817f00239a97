import { wordGroups } from '../../packs/word-groups.ts';

/** What shows where a clause ends: not a parser, only sure signs. Groups and endings of `corrections/words.rules` with these names. */
interface Verbs {
  readonly finite: ReadonlySet<string>;
  readonly past: ReadonlySet<string>;
  /** Of main clauses behind another clause. */
  readonly opening: ReadonlySet<string>;
  /** Words behind those. */
  readonly behind: ReadonlySet<string>;
  /** Words that end like verbs. */
  readonly noverb: ReadonlySet<string>;
  /** Of verbs, as `verb`, and of those of a subject, by the subject. */
  readonly endings: Readonly<Record<string, readonly string[]>>;
}

const known = new Map<string, Verbs>();

function verbsOf(language: string): Verbs {
  const found = known.get(language) ?? readVerbs(language);
  known.set(language, found);
  return found;
}

function readVerbs(language: string): Verbs {
  const { words, endings } = wordGroups(language, 'corrections');
  const group = (name: string): ReadonlySet<string> => new Set(words[name]?.split(' '));
  return {
    finite: group('finite'),
    past: group('past'),
    opening: group('opening'),
    behind: group('behind'),
    noverb: group('noverb'),
    endings,
  };
}

/** Of a clause without its comma: its last word may be a verb that is at the end. */
export function endsInVerb(clause: string, language: string): boolean {
  const last = /(?:^|\s)(\p{Ll}+)\s*$/u.exec(clause)?.[1];
  return last !== undefined && isVerb(last, verbsOf(language), 'verb');
}

/** Whether a word can be the verb of a subject. */
function isVerb(word: string, { finite, past, noverb, endings }: Verbs, subject: string): boolean {
  if (noverb.has(word)) return false;
  return finite.has(word) || past.has(word) || endings[subject]?.some((ending) => word.endsWith(ending)) === true;
}

/** Whether a clause with its verb at the end runs into the main clause behind it: `ich gesehen habe | war gut`. */
export function runsOn(clause: string, language: string): boolean {
  const verbs = verbsOf(language);
  const subject = /\p{L}+/u.exec(clause)?.[0].toLowerCase() ?? '';
  for (const { 1: first = '', 2: second = '', index } of clause.matchAll(/(?<=\s)(\p{Ll}+)(?= (\p{Ll}+))/gu)) {
    const isSure = verbs.finite.has(second);
    if (!isVerb(first, verbs, subject) || !(isSure || verbs.opening.has(second))) continue;
    const next = /^ (\p{L}+)/u.exec(clause.slice(index + first.length + 1 + second.length))?.[1];
    if (next !== undefined && (isSure || /^\p{Lu}/u.test(next) || verbs.behind.has(next))) return true;
  }
  return false;
}

/** From a position to the next mark. */
export function clauseFrom(text: string, index: number): string {
  return /^[^,.;:!?\n–()"“”„«»]{0,140}/u.exec(text.slice(index, index + 141))?.[0] ?? '';
}
