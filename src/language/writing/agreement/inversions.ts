import type { Disagreement } from './disagreement.ts';
import { featuresOf, inPerson, kindOf, personsOf, plural, singular } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { hasKind, isContraction, isJoined, isOnly, type NounPhrase, type ReadSentence, textOf } from './phrases.ts';
import { unified } from './vetoes.ts';

/** Verbs before their subject: `Existe muitas pessoas`, `me gusta las flores`. */
export function verbsBeforeSubjects(
  read: ReadSentence,
  phrases: readonly NounPhrase[],
  grammar: AgreementGrammar,
): readonly Disagreement[] {
  const { inverting = [], invertingWithPronoun = [], dativePronouns = [], invertingWithReflexive = [] } = grammar;
  return read.words.flatMap(({ readings }, index) => {
    if (!isOnly(read, index, ['finite'])) return [];
    const isOneOf = (lemmas: readonly string[]): boolean => readings.every(({ lemma }) => lemmas.includes(lemma));
    const before = textOf(read, index - 1).toLowerCase();
    // `Si vede tre treni`, at the start of a sentence, where no subject that sees itself is before it.
    const isPassive = index === 1 && before === grammar.reflexive && isOneOf(invertingWithReflexive);
    const isInverted = isOneOf(inverting)
      ? !isJoined(read, index) || !mayBeSubject(read, index - 1)
      : isOneOf(invertingWithPronoun) && isJoined(read, index) && dativePronouns.includes(before);
    if (!isInverted && !isPassive) return [];
    const subject = subjectAt(read, index + 1, phrases, grammar);
    if (subject === undefined) return [];
    const persons = personsOf(readings);
    const [wanted, other] = subject.isPlural ? ['p3pl', 'p3sg'] : ['p3sg', 'p3pl'];
    if (persons.has(wanted as string) || !persons.has(other as string)) return [];
    const third = readings.filter(({ tags }) => tags.includes('p3'));
    const stated = third.filter(({ tags }) => tags.some((tag) => grammar.indicative.includes(tag)));
    const forms = [...stated, ...third].map((reading) => inPerson(reading, wanted as string));
    return [{ rule: 'agreement/verb', compared: [index, ...subject.words], change: { index, forms } }];
  });
}

function mayBeSubject(read: ReadSentence, index: number): boolean {
  return (
    (['noun', 'numeral', 'adjective'] as const).some((kind) => hasKind(read, index, kind)) || isPersonal(read, index)
  );
}

function isPersonal(read: ReadSentence, index: number): boolean {
  return read.words[index]?.readings.some(({ tags }) => tags[0] === 'prn' && tags.includes('tn')) === true;
}

interface Subject {
  readonly words: readonly number[];
  readonly isPlural: boolean;
}

function subjectAt(
  read: ReadSentence,
  start: number,
  phrases: readonly NounPhrase[],
  { freeNouns, conjunctions }: AgreementGrammar,
): Subject | undefined {
  if (!isJoined(read, start)) return undefined;
  const phrase = phrases.find(({ words: [first] }) => first?.index === start);
  const noun = phrase?.noun.index ?? start;
  const readings = read.words[noun]?.readings ?? [];
  if (readings.some((reading) => kindOf(reading) === 'noun' && freeNouns.includes(reading.lemma))) return undefined;
  if (phrase === undefined) {
    const features = featuresOf(readings, 'noun');
    const isBarePlural = isOnly(read, start, ['noun']) && features !== 0 && (features & singular) === 0;
    if (isBarePlural) return { words: [start], isPlural: true };
    // `Existe muitos problemas`, `si vede tre treni`
    const [quantity, counted] = [featuresOf(readings, 'adjective'), read.words[start + 1]?.readings ?? []];
    const isQuantity = (quantity !== 0 && (quantity & singular) === 0) || isOnly(read, start, ['numeral']);
    const isCounted =
      isJoined(read, start + 1) &&
      isOnly(read, start + 1, ['noun']) &&
      (featuresOf(counted, 'noun') & singular) === 0 &&
      !counted.some(({ lemma }) => freeNouns.includes(lemma));
    return isQuantity && isCounted ? { words: [start, start + 1], isPlural: true } : undefined;
  }
  const [first] = phrase.words;
  if (first === undefined || isContraction(read, first.index)) return undefined;
  const shared = unified(phrase.words.filter(({ index }) => index <= noun));
  const words = phrase.words.map(({ index }) => index).filter((index) => index <= noun);
  if (shared !== 0 && (shared & singular) === 0) return { words, isPlural: true };
  // `le gustan el cine y el teatro`
  const rest = read.words.slice(noun + 1, noun + 8).map((_, offset) => textOf(read, noun + 1 + offset).toLowerCase());
  const isSeveral =
    rest.some((text) => conjunctions.includes(text)) || /^ ?,/.test(read.sentence.slice(read.words[noun]?.end));
  return shared !== 0 && (shared & plural) === 0 && !isSeveral ? { words, isPlural: false } : undefined;
}
