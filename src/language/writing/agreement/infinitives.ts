import type { WordReading } from '../../../contracts/language/morphology.ts';
import type { Disagreement } from './disagreement.ts';
import { featuresOf, kindOf, personsOf } from './features.ts';
import type { AgreementGrammar } from './grammar.ts';
import { hasKind, isJoined, isOnly, type ReadSentence, textOf } from './phrases.ts';

const rule = 'agreement/infinitive';

/** Where only an infinitive can be, behind a preposition or a modal verb: `para consegue`, `puede viene`. */
export function missingInfinitives(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  const { beforeInfinitives = [], modals = [], copulas, personalInfinitive = false, freeRelatives = [] } = grammar;
  return read.words.flatMap(({ readings }, index) => {
    const personal = personalInfinitive ? personalBehindModal(read, index, modals) : undefined;
    if (personal !== undefined) return [personal];
    if (!isJoined(read, index) || !/^\p{Ll}+$/u.test(textOf(read, index))) return [];
    // Forms of the subjunctive and imperative can be words of their own: `quer venha quer não`.
    if (!isOnly(read, index, ['finite']) || !readings.some(isStated)) return [];
    if (readings.some(({ lemma }) => copulas.includes(lemma))) return [];
    // `de há muito`
    if (textOf(read, index) === 'há') return [];
    const isClitic = isUnstressed(read, index - 1) && isJoined(read, index - 1);
    const before = isClitic ? index - 2 : index - 1;
    // Nouns of actions look like other forms, and lexicons lack many of them: `de aperto`, `de gira`.
    const isNounLike = /(?:[ae]|(?<!m)o)s?$/.test(textOf(read, index));
    const isGoverned = !isNounLike && beforeInfinitives.includes(textOf(read, before).toLowerCase());
    // `vuole il rinvio`: an article.
    const isArticle = isClitic && hasKind(read, index - 1, 'determiner');
    // `Se eu pudesse restringia a vida`: another clause.
    // and `no que quiserdes me podeis mandar`.
    const isCondition =
      hasTag(read, before, 'fts') || (readings.some(({ tags }) => tags.includes('pii')) && hasTag(read, before, 'pis'));
    // `vuole si osservi che`: the subjunctive, before which *che* is left out.
    const isWished = isClitic && readings.some(({ tags }) => tags.includes('prs') && tags.includes('p3'));
    // `chi vuole trova il tempo`: the verb of the clause that this one is the subject of.
    if (freeRelatives.includes(textOf(read, before - 1).toLowerCase())) return [];
    // `chi vuole può venire`: a verb of its own, before its infinitive.
    if (hasLemma(read, index, modals) && isJoined(read, index + 1) && hasTag(read, index + 1, 'inf')) return [];
    // `se si vuole si può`: each has its pronoun.
    const isParallel = isClitic && textOf(read, index - 1) === textOf(read, before - 1);
    const isModal =
      !isArticle &&
      !isWished &&
      !isParallel &&
      !isCondition &&
      isOnly(read, before, ['finite']) &&
      hasLemma(read, before, modals);
    if (!isGoverned && !isModal) return [];
    if (hasNominalTwin(read, index)) return [];
    const forms = readings.filter(isStated).map((reading) => infinitiveOf(reading, isGoverned && personalInfinitive));
    return [{ rule, compared: [before, index], change: { index, forms } }];
  });
}

/** `deveriam serem`, `podem se calarem`: the modal verb has the person. */
function personalBehindModal(read: ReadSentence, index: number, modals: readonly string[]): Disagreement | undefined {
  const readings = read.words[index]?.readings ?? [];
  const isPersonal = ({ tags }: WordReading): boolean => tags.includes('infps') && tags.includes('pl');
  const before = isUnstressed(read, index - 1) && isJoined(read, index - 1) ? index - 2 : index - 1;
  if (!isJoined(read, index) || !readings.some(isPersonal) || readings.some((one) => hasOtherUse(one)))
    return undefined;
  if (!isOnly(read, before, ['finite']) || !hasLemma(read, before, modals)) return undefined;
  const forms = readings.filter(isPersonal).map((reading) => infinitiveOf(reading, false));
  return { rule, compared: [before, index], change: { index, forms } };
}

function hasOtherUse({ tags }: WordReading): boolean {
  return !tags.includes('infps') && !tags.includes('fts');
}

/** `de ultima geração` */
function hasNominalTwin(read: ReadSentence, index: number): boolean {
  const kinds = ['noun', 'adjective', 'determiner'] as const;
  return (
    read.twins?.get(index)?.some(({ readings }) => kinds.some((kind) => featuresOf(readings, kind) !== 0)) === true
  );
}

function isStated(reading: WordReading): boolean {
  return kindOf(reading) === 'finite' && reading.tags.some((tag) => ['pri', 'ifi', 'pii'].includes(tag));
}

function hasLemma({ words }: ReadSentence, index: number, lemmas: readonly string[]): boolean {
  return words[index]?.readings.every(({ lemma }) => lemmas.includes(lemma)) === true;
}

/** `de nos importamos` */
function isUnstressed({ words }: ReadSentence, index: number): boolean {
  return (
    words[index]?.readings.some(({ tags }) => tags[0] === 'prn' && (tags.includes('pro') || tags.includes('ref'))) ===
    true
  );
}

/** The plural keeps its person in Portuguese: `para conseguirmos`. */
function infinitiveOf(reading: WordReading, isPersonal: boolean): WordReading {
  const [kind = 'vblex'] = reading.tags;
  const [person] = [...personsOf([reading])].filter((one) => isPersonal && one.endsWith('pl'));
  const tags = person === undefined ? [kind, 'inf'] : [kind, 'infps', person.slice(0, 2), 'pl'];
  return { ...reading, tags };
}

function hasTag({ words }: ReadSentence, index: number, tag: string): boolean {
  return words[index]?.readings.some(({ tags }) => tags.includes(tag)) === true;
}
