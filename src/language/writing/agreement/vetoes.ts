import { ownEntry } from '../../own-entry.ts';
import { articleBefore } from './articles.ts';
import type { Disagreement } from './disagreement.ts';
import {
  bothGenders,
  bothNumbers,
  featuresOf,
  feminine,
  kindOf,
  masculine,
  personsOf,
  plural,
  singular,
} from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import {
  hasKind,
  isArticle,
  isDeterminer,
  isJoined,
  isOnly,
  type NounPhrase,
  nounFeatures,
  type PhraseWord,
  type ReadSentence,
  textOf,
} from './phrases.ts';

const neighbours = 3;
const clauseReach = 15;

/** Names, figures, letters, quotations of one word and other languages: nobody knows how these agree. */
export function isDoubtful(
  read: ReadSentence,
  { compared, change }: Pick<Disagreement, 'compared' | 'change'>,
  grammar: AgreementGrammar,
): boolean {
  const { sentence, words } = read;
  const [first, last] = [Math.min(...compared), Math.max(...compared)];
  for (const index of compared) {
    const text = textOf(read, index);
    if (index > 0 && /^\p{Lu}/u.test(text)) return true;
    if (text.length === 1 && !/^[ayoeuiàáéè]$/i.test(text)) return true;
    if (!/^[\p{L}\p{M}·-]+(?: [\p{L}\p{M}]+)?['’]?$/u.test(text)) return true;
    if (/ /.test(text) && !hasKind(read, index, 'determiner') && change.text === undefined) return true;
  }
  // `la presidente Bachelet`, `el Teatro`, `o camisa 11`
  if (/^\p{Lu}/u.test(textOf(read, last + 1)) || /^ ?\p{N}/u.test(sentence.slice(words[last]?.end ?? 0))) return true;
  // `c'é`
  const isWord = change.text !== undefined && compared.length === 1;
  const around = sentence.charAt((words[first]?.start ?? 0) - 1) + sentence.charAt(words[last]?.end ?? 0);
  if (/[\p{M}"“”„«»‘’'()[\]/_*@#-]/u.test(isWord ? around.replace(/^['’]/, '') : around)) return true;
  if (isPolite(read, change.index, compared, grammar) || isOlder(read, change.index, compared, grammar)) return true;
  // `ruso - turca`
  if (/^ [-–—/&] /.test(sentence.slice(words[last]?.end ?? 0))) return true;
  // `que esta apartado`: the accent is missing.
  if (
    compared.length > 1 &&
    grammar.accentTwins.includes(textOf(read, first).toLowerCase()) &&
    hasKind(read, first + 1, 'adjective')
  )
    return true;
  // `impregnado na politica`: the word itself is unknown where a frequent one is meant, but `uma baia no haras` is right.
  const isFrequent =
    isWord &&
    read.twins?.get(first)?.some(({ text, isFrequent: known }) => text === change.text && known === true) === true;
  let unknown = 0;
  for (let index = first - neighbours; index <= last + neighbours; index += 1)
    if (words[index]?.readings.length === 0 && !(index === first && isFrequent)) unknown += 1;
  return unknown > 1;
}

/** `siete venuto`, to one person */
function isPolite(
  read: ReadSentence,
  changed: number,
  compared: readonly number[],
  { politePerson }: AgreementGrammar,
): boolean {
  if (politePerson === undefined || isOnly(read, changed, ['finite'])) return false;
  const isPlural = (featuresOf(read.words[changed]?.readings ?? [], 'adjective') & plural) !== 0;
  const isOfPerson = (index: number): boolean =>
    isOnly(read, index, ['finite']) && personsOf(read.words[index]?.readings ?? []).has(politePerson);
  return !isPlural && compared.some((index) => index !== changed && isOfPerson(index));
}

/** `io aveva` */
function isOlder(
  read: ReadSentence,
  changed: number,
  compared: readonly number[],
  { olderEndings = {} }: AgreementGrammar,
): boolean {
  if (!isOnly(read, changed, ['finite'])) return false;
  const endings = compared.map((index) => ownEntry(olderEndings, textOf(read, index).toLowerCase()));
  return endings.some((ending) => ending !== undefined && textOf(read, changed).endsWith(ending));
}

/** `la cara norte`: the word before is the noun; `las locales`: the noun is not written; `los padre y madre`: there are two. */
export function mayHaveOtherNoun(read: ReadSentence, { words, noun }: NounPhrase, grammar: AgreementGrammar): boolean {
  if (grammar.conjunctions.includes(textOf(read, noun.index + 1).toLowerCase())) return true;
  if (isSetPhrase(read, noun.index, grammar)) return true;
  // `allo speciale data base`: more than one noun, and maybe of another language.
  if (isJoined(read, noun.index + 1) && isOnly(read, noun.index + 1, ['noun'])) return true;
  const before = words.filter(({ index }) => index < noun.index);
  const last = before.at(-1);
  if (last === undefined) return false;
  // `de unos hacen santos, y de otros carbón`: a pronoun, behind which the verb is not written.
  const [first] = before;
  if (
    last === first &&
    last.kind === 'determiner' &&
    hasKind(read, last.index, 'pronoun') &&
    grammar.prepositions.includes(textOf(read, last.index - 1).toLowerCase()) &&
    (bothNumbers(last.features) & noun.features) !== 0 &&
    !isArticle(read, last.index)
  )
    return true;
  // `pedía a ambos explicaciones`: people, and a noun without a determiner.
  if (
    last === first &&
    (last.features & feminine) === 0 &&
    (last.features & singular) === 0 &&
    (noun.features & masculine) === 0 &&
    hasKind(read, last.index, 'pronoun') &&
    !isArticle(read, last.index) &&
    textOf(read, last.index - 1).toLowerCase() === 'a'
  )
    return true;
  // `Este mostra as tags`: a pronoun, its verb and an object.
  if (
    last === first &&
    hasKind(read, last.index, 'pronoun') &&
    !isArticle(read, last.index) &&
    hasKind(read, noun.index, 'finite') &&
    isJoined(read, noun.index + 1) &&
    isDeterminer(read, noun.index + 1)
  )
    return true;
  // `quello inferiore mostra i dati`: an adjective for a noun that is not written, and its verb.
  if (
    first !== undefined &&
    last.kind === 'adjective' &&
    hasKind(read, first.index, 'pronoun') &&
    !isArticle(read, first.index) &&
    (first.features & last.features) !== 0 &&
    hasKind(read, noun.index, 'finite')
  )
    return true;
  // `la proprietà figlio e quella genitore`: a pronoun for a noun before it.
  if (
    last === first &&
    last.kind === 'determiner' &&
    hasKind(read, last.index, 'pronoun') &&
    !isArticle(read, last.index) &&
    grammar.conjunctions.includes(textOf(read, last.index - 1).toLowerCase()) &&
    read.words.some(({ readings }, index) => index < last.index && (featuresOf(readings, 'noun') & last.features) !== 0)
  )
    return true;
  // `gli danno noia`: the letters behind it say that it is no article.
  if (
    last === first &&
    hasKind(read, last.index, 'pronoun') &&
    hasKind(read, noun.index, 'finite') &&
    isOtherArticle(read, last.index, grammar)
  )
    return true;
  // `agarras el mango y la sacas`: the person of another verb, and a pronoun before it.
  if (
    last === first &&
    hasKind(read, last.index, 'pronoun') &&
    grammar.clitics.includes(textOf(read, last.index).toLowerCase()) &&
    sharesPerson(read, noun.index)
  )
    return true;
  // `o programa que o chama`: a pronoun before its verb.
  if (
    last === first &&
    grammar.beforeClitics.includes(textOf(read, last.index - 1).toLowerCase()) &&
    hasKind(read, last.index, 'pronoun') &&
    hasKind(read, noun.index, 'finite')
  )
    return true;
  const rest = unified(before.slice(0, -1));
  if (last.kind === 'adjective' && (rest & nounFeatures(read, last.index, grammar)) !== 0) return true;
  return (rest & last.features & featuresOf(read.words[noun.index]?.readings ?? [], 'adjective')) !== 0;
}

function isOtherArticle(read: ReadSentence, index: number, grammar: AgreementGrammar): boolean {
  const written = textOf(read, index).toLowerCase();
  const fitting = articleBefore(written, textOf(read, index + 1), grammar);
  return fitting !== undefined && fitting !== written;
}

/** `un cabeza de familia`; `el boca a boca`, `un mano a mano`: the gender is that of what is meant. */
function isSetPhrase(read: ReadSentence, index: number, { setPhrases = [] }: AgreementGrammar): boolean {
  const behind = read.sentence.slice(read.words[index]?.start ?? 0).toLowerCase();
  const noun = textOf(read, index).toLowerCase();
  return behind.startsWith(`${noun} a ${noun}`) || setPhrases.some((phrase) => behind.startsWith(phrase));
}

/** What may be a verb of the first or second person, where another word is one of that person and nothing else. */
function sharesPerson(read: ReadSentence, index: number): boolean {
  const persons = [...personsOf(read.words[index]?.readings ?? [])].filter((person) => !person.startsWith('p3'));
  return read.words.some(
    ({ readings }, at) =>
      at !== index && isOnly(read, at, ['finite']) && persons.some((person) => personsOf(readings).has(person)),
  );
}

/** What all of the words can be at once. */
export function unified(words: readonly PhraseWord[]): number {
  return words.reduce((all, { features }) => all & features, masculine | feminine);
}

/** An adjective behind a noun may belong to a noun before it, to both, or to the subject of the clause. */
export function mayBelongElsewhere(read: ReadSentence, phrase: NounPhrase, grammar: AgreementGrammar): boolean {
  const { adjective, noun } = phrase;
  const [first] = phrase.words;
  if (adjective === undefined || first === undefined) return true;
  // `la opción progresivo`: the name of the option.
  if (grammar.naming?.includes(textOf(read, noun.index).toLowerCase()) === true) return true;
  const { words, sentence } = read;
  const word = words[adjective.index];
  const isConjunction = (index: number): boolean => grammar.conjunctions.includes(textOf(read, index).toLowerCase());
  // `las lenguas española y francesa`, `la lengua y la cultura españolas`
  if (isConjunction(adjective.index + 1) || isConjunction(first.index - 1)) return true;
  if (/^,/.test(sentence.slice(word?.end ?? 0))) return true;
  // `la puerta abierta`, `llegó a casa cansado`
  // `nell’essere aperti`: the predicate of an infinitive.
  if (words[noun.index]?.readings.some(({ lemma, tags }) => tags.includes('inf') && grammar.copulas.includes(lemma)))
    return true;
  const isParticiple = word?.readings.some(({ tags }) => tags.includes('pp')) === true;
  // `la función constructor`: a noun beside the noun; `la biblioteca tantas veces`: of the noun behind it.
  const isDescribing = word?.readings.some(({ lemma }) => grammar.describing?.includes(lemma)) === true;
  if (hasKind(read, adjective.index, 'noun') && !isDescribing) return true;
  if (isJoined(read, adjective.index + 1) && hasKind(read, adjective.index + 1, 'noun')) return true;
  // `una vez emitido el fallo`, `terminada la guerra`: of the noun behind it.
  if (isParticiple && isJoined(read, adjective.index + 1) && isDeterminer(read, adjective.index + 1)) return true;
  const nouns = words[noun.index]?.readings.filter((reading) => kindOf(reading) === 'noun') ?? [];
  if (isParticiple && nouns.some(({ lemma }) => grammar.freeNouns.includes(lemma))) return true;
  const isBehindPreposition =
    grammar.prepositions.includes(textOf(read, first.index - 1).toLowerCase()) ||
    Object.hasOwn(grammar.contractions, textOf(read, first.index).toLowerCase());
  const numbers = new Set<string>();
  for (let index = first.index - 1; index >= Math.max(0, first.index - clauseReach); index -= 1) {
    const before = words[index];
    if (before === undefined) break;
    const gap = sentence.slice(before.end, words[index + 1]?.start ?? before.end);
    if (/[.;:!?()]/.test(gap)) break;
    if ((featuresOf(before.readings, 'noun') & adjective.features) !== 0) return true;
    if (before.readings.some((reading) => kindOf(reading) === 'finite'))
      for (const person of personsOf(before.readings)) numbers.add(person.slice(2));
  }
  const number = (adjective.features & plural) === 0 ? 'sg' : (adjective.features & singular) === 0 ? 'pl' : '';
  // `Siguieron la jornada silenciosos`: with another gender and another number it is of the subject.
  if (
    numbers.has(number) &&
    (bothGenders(adjective.features) & bothNumbers(noun.features)) !== 0 &&
    (bothGenders(adjective.features) & noun.features) === 0 &&
    (bothNumbers(adjective.features) & noun.features) === 0
  )
    return true;
  return (isParticiple || isBehindPreposition) && (numbers.has(number) || number === '') && noun.index > 1;
}
