import type { Disagreement } from './disagreement.ts';
import { featuresOf, inPerson, kindOf, personsOf, plural, singular } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { hasKind, isContraction, isJoined, isOnly, type NounPhrase, type ReadSentence, textOf } from './phrases.ts';

/** Verbs of relative clauses and of two subjects: `as pessoas que busca um emprego`, `Meu pai e minha mãe tem`. */
export function verbsOfSeveral(
  read: ReadSentence,
  phrases: readonly NounPhrase[],
  grammar: AgreementGrammar,
): readonly Disagreement[] {
  return [...relativeVerbs(read, grammar), ...coordinatedSubjects(read, phrases, grammar)];
}

/** Only people, who mostly do something rather than have it done, and only with what the verb does behind it. */
function relativeVerbs(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  const { relative, people = [], thoseWho = [], beforeVerb } = grammar;
  if (relative === undefined) return [];
  return read.words.flatMap((_, index) => {
    if (textOf(read, index).toLowerCase() !== relative || !isJoined(read, index)) return [];
    const before = index - 1;
    const isThose = thoseWho.includes(textOf(read, before).toLowerCase());
    const nouns = (read.words[before]?.readings ?? []).filter((reading) => kindOf(reading) === 'noun');
    const features = featuresOf(nouns, 'noun');
    const arePeople =
      nouns.length > 0 && nouns.every(({ lemma }) => people.includes(lemma)) && (features & singular) === 0;
    if (!isThose && !arePeople) return [];
    // `um dos alunos que estuda`
    if (isContraction(read, before - 1) && /^(?:um|uma|uno|una)$/iu.test(textOf(read, before - 2))) return [];
    let verb = index + 1;
    while (isJoined(read, verb) && beforeVerb.includes(textOf(read, verb).toLowerCase())) verb += 1;
    return hasObject(read, verb) ? pluralOf(read, verb, [before, verb]) : [];
  });
}

/** An infinitive, a preposition, an article or an adverb. */
function hasObject(read: ReadSentence, verb: number): boolean {
  const next = verb + 1;
  if (!isJoined(read, verb) || !isJoined(read, next)) return false;
  const readings = read.words[next]?.readings ?? [];
  return readings.some(
    ({ tags }) => ['pr', 'det', 'adv'].includes(tags[0] ?? '') || tags.includes('inf') || tags.includes('pp'),
  );
}

function pluralOf(read: ReadSentence, verb: number, compared: readonly number[]): readonly Disagreement[] {
  const readings = read.words[verb]?.readings ?? [];
  if (!isOnly(read, verb, ['finite'])) return [];
  const persons = personsOf(readings);
  if (persons.has('p3pl') || !persons.has('p3sg')) return [];
  const present = readings.filter(({ tags }) => tags.includes('p3') && tags.includes('pri'));
  if (present.length === 0) return [];
  const forms = present.map((reading) => inPerson(reading, 'p3pl'));
  return [{ rule: 'agreement/verb', compared, change: { index: verb, forms } }];
}

/** Two phrases with determiners at the start of the sentence. */
function coordinatedSubjects(
  read: ReadSentence,
  phrases: readonly NounPhrase[],
  grammar: AgreementGrammar,
): readonly Disagreement[] {
  const [one, other] = phrases;
  const [first] = one?.words ?? [];
  const [second] = other?.words ?? [];
  if (one === undefined || other === undefined || first?.index !== 0 || second === undefined) return [];
  if (isContraction(read, 0) || isContraction(read, second.index)) return [];
  const end = (one.adjective ?? one.noun).index + 1;
  const [and] = grammar.conjunctions;
  if (second.index !== end + 1 || textOf(read, end).toLowerCase() !== and || !isJoined(read, end)) return [];
  if (
    [one, other].some(
      ({ noun }) =>
        isFree(read, noun.index, grammar) || ((noun.features & plural) !== 0 && (noun.features & singular) === 0),
    )
  )
    return [];
  let verb = (other.adjective ?? other.noun).index + 1;
  while (isJoined(read, verb) && grammar.beforeVerb.includes(textOf(read, verb).toLowerCase())) verb += 1;
  if (!isJoined(read, verb) || hasKind(read, verb, 'noun')) return [];
  return pluralOf(read, verb, [one.noun.index, other.noun.index, verb]);
}

function isFree({ words }: ReadSentence, index: number, { freeNouns }: AgreementGrammar): boolean {
  return (
    words[index]?.readings.some((reading) => kindOf(reading) === 'noun' && freeNouns.includes(reading.lemma)) === true
  );
}
