import type { Disagreement } from './disagreement.ts';
import { cells, featuresOf, masculine, singular, type WordKind } from './features.ts';
import type { AgreementGrammar, CraseGrammar } from './grammar.ts';
import { hasKind, isContraction, isJoined, isOnly, type ReadSentence, textOf } from './phrases.ts';

const rule = 'agreement/crase';
const longestGovernor = 3;

/** Portuguese `a`, `à`, `as`, `às`: the preposition *a* and an article are `à` before what has that article, and never elsewhere. */
export function crase(read: ReadSentence, grammar: AgreementGrammar): readonly Disagreement[] {
  const known = grammar.crase;
  if (known === undefined) return [];
  return read.words.flatMap((_, index) => {
    const text = writtenWith(read, index, grammar, known);
    if (text === undefined || !isJoined(read, index + 1)) return [];
    const compared = known.pronouns.includes(textOf(read, index + 1).toLowerCase()) ? [index] : [index, index + 1];
    return [{ rule, compared, change: { index, forms: [], text } }];
  });
}

function writtenWith(
  read: ReadSentence,
  index: number,
  grammar: AgreementGrammar,
  known: CraseGrammar,
): string | undefined {
  const written = textOf(read, index).toLowerCase();
  // `devido a`, which lexicons have as one word.
  const [governor, preposition] = written.split(' ');
  if (preposition === 'a' && known.governors.includes(governor ?? '')) {
    const isCompared = governor === 'quanto' && isComparison(read, index);
    return isFeminine(read, index + 1, 'singular') && !isCompared ? `${governor} à` : undefined;
  }
  switch (written) {
    case 'a':
      return isGoverned(read, index, known) &&
        isFeminine(read, index + 1, 'singular') &&
        isDefinite(read, index, grammar, known)
        ? 'à'
        : undefined;
    case 'as':
      return (isGoverned(read, index, known) && isFeminine(read, index + 1, 'plural')) || isSometimes(read, index)
        ? 'às'
        : undefined;
    case 'à':
      return isBehindPreposition(read, index, grammar) || hasNoArticle(read, index + 1, known) ? 'a' : undefined;
    case 'às':
      return isBehindPreposition(read, index, grammar) ? 'as' : undefined;
    case 'á':
      if (isFeminine(read, index + 1, 'singular')) return 'à';
      return hasNoArticle(read, index + 1, known) || isInfinitive(read, index + 1) ? 'a' : undefined;
    case 'ás':
      return isFeminine(read, index + 1, 'plural') ? 'às' : undefined;
    default:
      return undefined;
  }
}

/** What asks for *a* ends before the word: `devido`, `em relação`, a form of `aderir`. */
function isGoverned(read: ReadSentence, index: number, { governors, governingVerbs }: CraseGrammar): boolean {
  if (!isJoined(read, index)) return false;
  let before = '';
  for (let back = 1; back <= longestGovernor && isJoined(read, index - back + 1); back += 1) {
    before = `${textOf(read, index - back).toLowerCase()}${before === '' ? '' : ` ${before}`}`;
    // `tão boa quanto a outra` compares.
    if (governors.includes(before))
      return !isOtherThanGovernor(read, index - back) && (before !== 'quanto' || !isComparison(read, index));
  }
  const readings = read.words[index - 1]?.readings ?? [];
  return (
    readings.length > 0 &&
    readings.every(({ lemma, tags }) => tags[0]?.startsWith('vb') && governingVerbs.includes(lemma))
  );
}

/** `Eu apoio a ideia`: a verb; `pôr em risco a saúde`: the object of the verb before it. */
function isOtherThanGovernor(read: ReadSentence, index: number): boolean {
  if (!hasKind(read, index, 'noun')) return false;
  const before = textOf(read, index - 1).toLowerCase();
  if (before === 'em' && textOf(read, index).toLowerCase() === 'risco') return true;
  const isNominal =
    isJoined(read, index) &&
    (hasKind(read, index - 1, 'determiner') ||
      hasKind(read, index - 1, 'adjective') ||
      isContraction(read, index - 1) ||
      read.words[index - 1]?.readings.every(({ tags }) => tags[0] === 'pr') === true);
  return hasKind(read, index, 'finite') && !isNominal;
}

/**
 * `superior à média do ano`: what follows says which one is meant. `direito a indemnização` and `em relação a pergunta de alcance
 * nacional` are about any; `a que corresponda a pena` has its *a* elsewhere.
 */
function isDefinite(
  read: ReadSentence,
  index: number,
  { contractions, freeNouns, of, relative }: AgreementGrammar,
  { definite, mostlyDefinite }: CraseGrammar,
): boolean {
  const before = [1, 2, 3].map((count) =>
    Array.from({ length: count }, (_, offset) => textOf(read, index - count + offset).toLowerCase()).join(' '),
  );
  if (before.some((words) => definite.includes(words))) return true;
  if (textOf(read, index - 2).toLowerCase() === relative) return false;
  // `superior a metade dos eleitores`
  if (freeNouns.includes(textOf(read, index + 1).toLowerCase())) return false;
  const noun = isOnly(read, index + 1, ['adjective']) ? index + 2 : index + 1;
  const next = textOf(read, noun + 1).toLowerCase();
  const isOfSome = isJoined(read, noun + 1) && of.includes(next);
  if (before.some((words) => mostlyDefinite.includes(words))) return !isOfSome;
  return isJoined(read, noun + 1) && of.some((one) => contractions[next]?.startsWith(`${one} `) === true);
}

function isComparison({ sentence, words }: ReadSentence, index: number): boolean {
  return /(?<!\p{L})(?:tão|tant[oa]s?)(?!\p{L})/iu.test(sentence.slice(0, words[index]?.start));
}

/** A noun that is nothing else, or one behind an adjective. */
function isFeminine(read: ReadSentence, index: number, number: 'singular' | 'plural'): boolean {
  if (!isJoined(read, index) || !/^\p{Ll}/u.test(textOf(read, index))) return false;
  const readings = read.words[index]?.readings ?? [];
  const cell = cells.feminine[number];
  if (
    isOnly(read, index, ['noun']) ||
    (hasKind(read, index, 'noun') && isOnly(read, index, ['noun', 'finite', 'adjective']))
  )
    return featuresOf(readings, 'noun') === cell;
  return (
    isOnly(read, index, ['adjective']) &&
    (featuresOf(readings, 'adjective') & cell) !== 0 &&
    isJoined(read, index + 1) &&
    hasKind(read, index + 1, 'noun') &&
    featuresOf(read.words[index + 1]?.readings ?? [], 'noun') === cell
  );
}

/** `às vezes`, where no article can begin a phrase that goes on: `as vezes em que`. */
function isSometimes(read: ReadSentence, index: number): boolean {
  if (textOf(read, index + 1).toLowerCase() !== 'vezes') return false;
  const next = textOf(read, index + 2).toLowerCase();
  const isApart = index === 0 || !isJoined(read, index);
  return isApart && !['que', 'em', 'nas'].includes(next);
}

function isBehindPreposition(read: ReadSentence, index: number, { barePrepositions = [] }: AgreementGrammar): boolean {
  const last =
    textOf(read, index - 1)
      .toLowerCase()
      .split(' ')
      .at(-1) ?? '';
  return isJoined(read, index) && barePrepositions.includes(last);
}

/** What is masculine or plural, and pronouns. */
function hasNoArticle(read: ReadSentence, index: number, { pronouns }: CraseGrammar): boolean {
  const text = textOf(read, index);
  if (!isJoined(read, index) || !/^\p{Ll}/u.test(text)) return false;
  if (pronouns.includes(text.toLowerCase())) return true;
  // `à astrologia`: the ending says more than a lexicon that has it as masculine.
  if (/(?:ia|ção|dade|gem)$/.test(text)) return false;
  const readings = read.words[index]?.readings ?? [];
  const noun = isOnly(read, index, ['adjective']) && isJoined(read, index + 1) ? index + 1 : index;
  const before = noun === index ? ['noun', 'adjective', 'finite'] : ['noun'];
  if (!isOnly(read, noun, before as WordKind[]) || !hasKind(read, noun, 'noun')) return false;
  const features =
    featuresOf(readings, 'noun') |
    featuresOf(readings, 'adjective') |
    featuresOf(read.words[noun]?.readings ?? [], 'noun');
  return (features & ~masculine) === 0 || (features & singular) === 0;
}

function isInfinitive(read: ReadSentence, index: number): boolean {
  const readings = read.words[index]?.readings ?? [];
  return readings.length > 0 && readings.every(({ tags }) => tags.includes('inf'));
}
