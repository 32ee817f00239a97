import { endsInVerb } from '../../rules/clauses.ts';
import type { TextEdit } from '../../text-edit.ts';
import { cellsIn } from './cells.ts';
import type { GermanWords } from './german-words.ts';
import { readNoun } from './nouns.ts';
import type { Token } from './phrases.ts';

const subject =
  /^(?:ich|du|er|wir|man|es|sie|Sie|ihr|der|die|mein|meine|unser|unsere|dein|deine|sein|seine|jeder|alle|niemand|jemand|viele)$/;
const neuter = cellsIn('n', 'NAD');
/** What `das` may mean beside nouns. */
const meant =
  /^(?:das|dies|dieses|jenes|etwas|alles|nichts|vieles|manches|eines|keines|eins|welches|wenig|mehr|viel|was|dessen|dem|folgendes|irgendetwas)$/i;
const shortestClause = 3;

/** `Ich habe gehört, das du krank bist`: the verb is at the end, and nothing before is what `das` could mean. */
export function conjunctions(sentence: string, tokens: readonly Token[], words: GermanWords): readonly TextEdit[] {
  return tokens.flatMap(({ text, start, end, gap }, index): readonly TextEdit[] => {
    if (text !== 'das' || gap !== ', ' || index < 2) return [];
    const clause = clauseFrom(tokens, index + 1);
    if (clause.length < shortestClause || !subject.test(clause[0]?.text ?? '')) return [];
    if (!endsInVerb(sentence.slice(clause[0]?.start, clause.at(-1)?.end), 'de')) return [];
    if (endsInVerb(` ${clause[1]?.text ?? ''}`, 'de') && clause.length < shortestClause + 1) return [];
    if (tokens.slice(0, index).some((token) => mayBeMeant(token, words))) return [];
    return [{ start, end, text: 'dass', rule: 'agreement/german/dass' }];
  });
}

function clauseFrom(tokens: readonly Token[], first: number): readonly Token[] {
  const behind = tokens.slice(first);
  const end = behind.findIndex(({ gap }, index) => index > 0 && !/^[ \u00a0]$/u.test(gap));
  return end < 0 ? behind : behind.slice(0, end);
}

function mayBeMeant({ text }: Token, words: GermanWords): boolean {
  if (meant.test(text)) return true;
  if (
    !/^\p{Lu}/u.test(text) ||
    /^(?:Ich|Du|Er|Sie|Es|Wir|Ihr|Man|Der|Die|Und|Aber|Dann|Ihnen|Ihre|Ihren|Mir|Mich|Uns)$/.test(text)
  )
    return false;
  if (/^\p{Lu}\p{Ll}+$/u.test(text) && words.find(text) === undefined && words.find(text.toLowerCase()) !== undefined)
    return false;
  const noun = readNoun(words, text);
  return noun === undefined || (noun.cells & neuter) !== 0;
}
