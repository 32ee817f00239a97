import type { WordReading } from '../../../contracts/language/morphology.ts';
import { ownEntry } from '../../own-entry.ts';
import type { Disagreement } from './disagreement.ts';
import {
  featuresOf,
  feminine,
  inCell,
  inPerson,
  kindOf,
  masculine,
  nearestCell,
  personsOf,
  plural,
  singular,
} from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import {
  hasKind,
  isAdjective,
  isContraction,
  isDeterminer,
  isJoined,
  isNoun,
  isOnly,
  type NounPhrase,
  type ReadSentence,
  textOf,
} from './phrases.ts';
import { withStressedNoun } from './stressed-nouns.ts';
import { verbTwinOf } from './twins.ts';
import { unified } from './vetoes.ts';

/** Phrases with *of* between a subject and its verb. */
const mostComplements = 2;
const comparisonReach = 4;
/** Words up to `yo` in `Mi hermana mayor y yo`. */
const longestFirst = 5;

/** A phrase at the start of a sentence or a clause, with the verb behind it and what that says of it. */
export function withVerb(read: ReadSentence, phrase: NounPhrase, grammar: AgreementGrammar): readonly Disagreement[] {
  const [first] = phrase.words;
  if (first === undefined || isContraction(read, first.index)) return [];
  // `Que criterios segue?`: the object.
  if (read.words[first.index]?.readings.some(({ tags }) => tags.includes('itg')) === true) return [];
  const isFirst = first.index === 0;
  if (!isFirst && !startsClause(read, first.index, grammar)) return [];
  const shared = unified(phrase.words.map((word) => withStressedNoun(read, word, phrase, grammar)));
  const nouns = read.words[phrase.noun.index]?.readings.filter((reading) => kindOf(reading) === 'noun') ?? [];
  if (shared === 0 || nouns.some(({ lemma }) => grammar.freeNouns.includes(lemma))) return [];
  const end = behindAdjective(read, (phrase.adjective ?? phrase.noun).index + 1, shared);
  const compared = phrase.words.map(({ index }) => index);
  // Of a phrase in the singular the verb may be in the plural where it is not the whole subject: `un grupo de alumnos fueron`.
  const isPlural = (shared & singular) === 0;
  const at = isPlural ? behindComplements(read, end, grammar) : end;
  if (isFirst && at === end)
    return [...verbFor(read, at, shared, compared, grammar), ...predicate(read, at, shared, compared, grammar)];
  if (isPlural) return verbFor(read, at, shared, compared, grammar, isFirst);
  return verbFor(read, at, shared, compared, grammar).filter(({ rule }) => rule === 'agreement/accent');
}

/** `os colégios militares`: a word that may be a verb as well, but is an adjective here. */
function behindAdjective(read: ReadSentence, index: number, shared: number): number {
  const { readings = [], likely = [] } = read.words[index] ?? {};
  const isMeant = likely.length > 0 && likely.every((reading) => kindOf(reading) === 'adjective');
  return isMeant && isJoined(read, index) && (featuresOf(readings, 'adjective') & shared) !== 0 ? index + 1 : index;
}

/** `estudantes esforçados tem`: a plural without a determiner, where only an accent is missing. */
export function pluralsWithoutDeterminer(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  const { pluralTexts = {}, freeNouns } = grammar;
  return read.words.flatMap(({ readings }, index) => {
    const features = featuresOf(readings, 'noun');
    const isPlural = isOnly(read, index, ['noun']) && features !== 0 && (features & singular) === 0;
    if (!isPlural || readings.some(({ lemma }) => freeNouns.includes(lemma))) return [];
    const isFirst = index === 0 || /^[,;:]$/.test(textOf(read, index - 1));
    if (!isFirst && !startsClause(read, index, grammar)) return [];
    const verb = behindAdjective(read, index + 1, features);
    const text = ownEntry(pluralTexts, textOf(read, verb).toLowerCase());
    if (text === undefined || !isJoined(read, verb)) return [];
    return [{ rule: 'agreement/accent', compared: [index, verb], change: { index: verb, forms: [], text } }];
  });
}

/** Behind `de educação física`, where that follows. */
function behindComplements(read: ReadSentence, start: number, grammar: AgreementGrammar): number {
  let at = start;
  for (let count = 0; count < mostComplements; count += 1) {
    const text = textOf(read, at).toLowerCase();
    const isOf =
      grammar.of.includes(text) || grammar.of.some((of) => ownEntry(grammar.contractions, text)?.startsWith(`${of} `));
    if (!isOf || !isJoined(read, at)) return at;
    let noun = at + 1;
    while (noun < at + 3 && isJoined(read, noun) && isDeterminer(read, noun)) noun += 1;
    if (!isJoined(read, noun) || !isNoun(read, noun)) return start;
    at = noun + 1;
    if (isJoined(read, at) && isAdjective(read, at)) at += 1;
  }
  return at;
}

function verbFor(
  read: ReadSentence,
  at: number,
  shared: number,
  compared: readonly number[],
  grammar: AgreementGrammar,
  isMain = true,
): readonly Disagreement[] {
  let verb = at;
  while (isJoined(read, verb) && grammar.beforeVerb.includes(textOf(read, verb).toLowerCase())) verb += 1;
  if (!isJoined(read, verb) || !isOnly(read, verb, ['finite'])) return [];
  const wanted = (shared & singular) === 0 ? 'p3pl' : (shared & plural) === 0 ? 'p3sg' : undefined;
  const other = wanted === 'p3pl' ? 'p3sg' : 'p3pl';
  // `Aquest permís poden gaudir-lo`: the object of the verb behind it comes first.
  if (isJoined(read, verb + 1) && hasEnclitic(read, verb + 1)) return [];
  // `Le scosse pare siano finite`: a verb between the subject and its verb is impersonal.
  if (isJoined(read, verb + 1) && isOnly(read, verb + 1, ['finite'])) return [];
  const readings = read.words[verb]?.readings ?? [];
  const persons = personsOf(readings);
  const text = wanted === undefined ? undefined : otherPerson(read, verb, wanted, grammar);
  if (wanted === undefined || persons.has(wanted)) return [];
  if (!persons.has(other) && !(isMain && text !== undefined && isFirstPerson(persons))) return [];
  // `El problema son los coches`, but not `as leis é injusta`.
  const isIdentity = readings.some(({ lemma }) => grammar.identity.includes(lemma));
  const isPlainPredicate = wanted === 'p3pl' && isJoined(read, verb + 1) && isOnly(read, verb + 1, ['adjective']);
  if (isIdentity && !isPlainPredicate) return [];
  // A main clause with its subject first states something: `las órdenes declare y local` name something.
  if (isMain && !readings.some(({ tags }) => tags.some((tag) => grammar.indicative.includes(tag)))) return [];
  if (text !== undefined)
    return [{ rule: 'agreement/accent', compared: [...compared, verb], change: { index: verb, forms: [], text } }];
  const third = readings.filter(({ tags }) => tags.includes('p3'));
  const forms = inOrder(third, grammar).map((reading) => inPerson(reading, wanted));
  return [{ rule: 'agreement/verb', compared: [...compared, verb], change: { index: verb, forms } }];
}

/** The form in another person that differs in an accent: `Mi mamá me enseño` for `enseñó`, `os pais tem` for `têm`. */
function otherPerson(read: ReadSentence, verb: number, wanted: string, grammar: AgreementGrammar): string | undefined {
  const known = wanted === 'p3pl' ? ownEntry(grammar.pluralTexts ?? {}, textOf(read, verb).toLowerCase()) : undefined;
  return known ?? verbTwinOf(read, verb, wanted, grammar);
}

function isFirstPerson(persons: ReadonlySet<string>): boolean {
  return persons.size === 1 && persons.has('p1sg');
}

function hasEnclitic(read: ReadSentence, index: number): boolean {
  return read.words[index]?.readings.some(({ joined }) => joined?.includes('<enc>')) === true;
}

/** The likeliest first: `sono` is a form of `essere` and of `sonare`, `tem` states something or asks for it. */
function inOrder(readings: readonly WordReading[], { copulas, indicative }: AgreementGrammar): readonly WordReading[] {
  const rank = ({ lemma, tags }: WordReading): number =>
    (copulas.includes(lemma) ? 0 : 2) + (tags.some((tag) => indicative.includes(tag)) ? 0 : 1);
  return [...readings].sort((one, other) => rank(one) - rank(other));
}

/** `La casa es bonito.` */
function predicate(
  read: ReadSentence,
  at: number,
  shared: number,
  compared: readonly number[],
  grammar: AgreementGrammar,
): readonly Disagreement[] {
  const { copulas, conjunctions } = grammar;
  let copula = at;
  while (isJoined(read, copula) && grammar.clitics.includes(textOf(read, copula).toLowerCase())) copula += 1;
  // `son` is a noun as well, `fueron` a form of `ir`.
  const { readings: all = [], likely = [] } = read.words[copula] ?? {};
  const verbs = all.filter((reading) => kindOf(reading) === 'finite');
  const isCopula =
    verbs.every(({ lemma }) => copulas.includes(lemma)) && likely.every((one) => kindOf(one) === 'finite');
  if (!isJoined(read, copula) || verbs.length === 0 || !isCopula) return [];
  let index = copula + 1;
  while (isJoined(read, index) && isAdverb(read, index, grammar)) index += 1;
  // `es muy sano`: behind an adverb of degree, a word that may be a noun or a verb is an adjective.
  const isGraded = grammar.degrees?.includes(textOf(read, index - 1).toLowerCase()) === true;
  const isDescribing = read.words[index]?.readings.some(({ lemma }) => grammar.describing?.includes(lemma)) === true;
  if (!isJoined(read, index)) return [];
  if (isGraded || isDescribing ? !hasKind(read, index, 'adjective') : !isAdjective(read, index)) return [];
  if (!isGraded && !isDescribing && hasKind(read, index, 'noun')) return [];
  const after = read.sentence.slice(read.words[index]?.end ?? 0).trimStart();
  const next = textOf(read, index + 1).toLowerCase();
  const isParticiple = read.words[index]?.readings.every(({ tags }) => tags.includes('pp')) === true;
  const goesOn =
    conjunctions.includes(next) ||
    (isParticiple && isOnly(read, index + 1, ['adverb'])) ||
    ((isGraded || isParticiple) && grammar.prepositions.includes(next));
  if (!/^[.,;:!?]|^$/.test(after) && !goesOn) return [];
  const features = (read.words[index]?.readings ?? []).reduce(
    (all, reading) => (kindOf(reading) === 'adjective' ? all | cellMask(reading) : all),
    0,
  );
  if (features === 0 || (features & shared) !== 0) return [];
  const only = nearestCell(features, shared);
  const forms = (read.words[index]?.readings ?? []).flatMap((reading) =>
    kindOf(reading) === 'adjective' ? inCell(reading, only) : [],
  );
  return [{ rule: 'agreement/predicate', compared: [...compared, index], change: { index, forms } }];
}

function cellMask({ tags }: WordReading): number {
  const gender = tags.includes('m') ? masculine : tags.includes('f') ? feminine : masculine | feminine;
  const number = tags.includes('sg') ? singular : tags.includes('pl') ? plural : singular | plural;
  return gender & number;
}

/** `muito cansada` */
function isAdverb(read: ReadSentence, index: number, { adverbial }: AgreementGrammar): boolean {
  return isOnly(read, index, ['adverb']) || adverbial.includes(textOf(read, index).toLowerCase());
}

/** `Ellos viene`: a subject pronoun at the start of a clause. */
export function withPronoun(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  return read.words.flatMap((_, index) => {
    const alone = ownEntry(grammar.pronouns, textOf(read, index).toLowerCase());
    const isSecond = alone === 'p1sg' && isOneOfTwo(read, index, grammar);
    const wanted = isSecond ? 'p1pl' : alone;
    if (wanted === undefined || !(isSecond || startsClause(read, index, grammar))) return [];
    let at = index + 1;
    while (isJoined(read, at) && grammar.clitics.includes(textOf(read, at).toLowerCase())) at += 1;
    // `son` is a noun as well.
    const isMeant = isSecond && read.words[at]?.likely.every((reading) => kindOf(reading) === 'finite') === true;
    if (!isJoined(read, at) || !(isMeant || isOnly(read, at, ['finite']))) return [];
    const readings = (read.words[at]?.readings ?? []).filter((reading) => kindOf(reading) === 'finite');
    // `Eu é que sou`
    if (textOf(read, at + 1).toLowerCase() === 'que' && readings.some(({ lemma }) => grammar.identity.includes(lemma)))
      return [];
    const persons = personsOf(readings);
    // `y yo voy`: another clause.
    if (isSecond && (persons.has('p1sg') || persons.has('p1pl'))) return [];
    if (persons.has(wanted)) return withPronounPredicate(read, index, at, grammar);
    if (persons.size === 0) return [];
    const text = verbTwinOf(read, at, wanted, grammar);
    if (text !== undefined)
      return [{ rule: 'agreement/accent', compared: [index, at], change: { index: at, forms: [], text } }];
    const forms = inOrder(readings, grammar).map((reading) => inPerson(reading, wanted));
    return [{ rule: 'agreement/verb', compared: [index, at], change: { index: at, forms } }];
  });
}

/** `Mi hermana y yo`, at the start of a sentence. */
function isOneOfTwo(read: ReadSentence, index: number, { conjunctions }: AgreementGrammar): boolean {
  const [and] = conjunctions;
  if (textOf(read, index - 1).toLowerCase() !== and || !isJoined(read, index) || index > longestFirst) return false;
  return read.words.slice(0, index - 1).every((_, at) => {
    const isPart = hasKind(read, at, 'determiner') || hasKind(read, at, 'noun') || hasKind(read, at, 'adjective');
    const isName = read.words[at]?.readings.some(({ tags }) => tags[0] === 'np') === true;
    return (
      (isPart || isName) && !isContraction(read, at) && !read.words[at]?.readings.some(({ tags }) => tags[0] === 'pr')
    );
  });
}

/** `Ela está cansado`: pronouns that show gender and number. */
function withPronounPredicate(
  read: ReadSentence,
  index: number,
  at: number,
  grammar: AgreementGrammar,
): readonly Disagreement[] {
  const [gender, number] = ownEntry(grammar.genders, textOf(read, index).toLowerCase())?.split('.') ?? [];
  if (gender === undefined) return [];
  const shared = (gender === 'm' ? masculine : feminine) & (number === 'sg' ? singular : plural);
  return predicate(read, at, shared, [index, at], grammar);
}

function startsClause(read: ReadSentence, index: number, grammar: AgreementGrammar): boolean {
  const { subordinators, comparatives } = grammar;
  const { sentence, words } = read;
  const word = words[index];
  const before = words[index - 1];
  if (word === undefined) return false;
  if (subordinators.includes(textOf(read, index - 1).toLowerCase()) && isJoined(read, index)) {
    // `melhor que eu`
    const reach = Array.from({ length: comparisonReach }, (_, back) => textOf(read, index - 2 - back).toLowerCase());
    return !reach.some((text) => comparatives.includes(text));
  }
  // `Hoje nossos governantes vem`
  if (isJoined(read, index) && isOnly(read, index - 1, ['adverb'])) return startsClause(read, index - 1, grammar);
  return before === undefined || /^[.,;:!?¿¡] ?$/.test(sentence.slice(before.end, word.start));
}
