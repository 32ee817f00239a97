import { isOtherAttribute } from './attribute-vetoes.ts';
import { inCase, inPlural } from './cells.ts';
import { cellsOfEnding, determinerOf, isOfSeveral, isPreposition } from './declension.ts';
import { nounPhrases, verbs } from './german-grammar.ts';
import { type GermanPhrase, smallAt, type Token } from './phrases.ts';
import { isSubject } from './positions.ts';

const alone = new Set(nounPhrases.alone);
const articles = new Set(Object.keys(nounPhrases.articles));
const withInfinitive = new Set(nounPhrases.withInfinitive);

const gendersBySubject: Readonly<Record<string, readonly string[]>> = nounPhrases.gendersBySubject;
const withDative = new Set(verbs.withDative);
const copulas = new Set(verbs.copulas);
const taking = new Set(verbs.withObject);
const foreign = new Set(nounPhrases.foreign);
const beforePronouns = new Set(nounPhrases.beforePronouns);

/** Names, quotations, compounds in pieces, pronouns: nobody knows how these agree. */
export function isDoubtful(tokens: readonly Token[], phrase: GermanPhrase): boolean {
  const { first, last, adjectives, preposition, determiner } = phrase;
  const next = tokens[last + 1];
  // `die Haus Verwaltung`, `der Student Müller`, `das Paket 11`
  if (next !== undefined && /^[ \u00a0]?[-–/&+]?[ \u00a0]?$/.test(next.gap) && /^[\p{Lu}\p{N}]/u.test(next.text))
    return true;
  // `die Vor- und Nachteile`, `der Hund und Katze`
  const isJoined = next !== undefined && /^(?:und|oder|sowie|bzw|beziehungsweise|noch|bis)$/.test(next.text);
  // `für dein Brief und deine Einladung`: each has its own.
  if (isJoined && determinerOf(smallAt(tokens, last + 2)) === undefined) return true;
  for (let index = first - 1; index <= last + 1; index += 1)
    if (/["“”„«»‘‹›()[\]*_/&<>|=#]/.test(tokens[index + 1]?.gap ?? '') || /[\d_@./]/.test(tokens[index]?.text ?? ''))
      return true;
  // `auf eine Lärm mindernde Technik`: the noun belongs to the participle behind it.
  const behind = tokens[last + 2];
  if (next?.gap === ' ' && /^\p{Ll}+(?:nd|t|en)e[mnrs]?$/u.test(next.text) && /^\p{Lu}/u.test(behind?.text ?? ''))
    return true;
  // `Forscher des Institute of Science`
  if (next !== undefined && foreign.has(next.text)) return true;
  // `der Nutzer:innen`
  if (next !== undefined && /^[:·]$/.test(next.gap)) return true;
  if (/-$/.test(tokens[last]?.text ?? '') || /-$/.test(tokens[first - 1]?.text ?? '')) return true;
  const small = smallAt(tokens, first);
  // `Was nützt einem Geduld?`
  if (small === 'einem' && withDative.has(tokens[first - 1]?.text ?? '')) return true;
  const isBare = adjectives.length === 0;
  const before = tokens[first - 1];
  const gap = tokens[first]?.gap ?? '';
  // `, die Kinder haben`, `, in dem Kinder spielen`
  const from = preposition !== '' && determiner?.preposition === undefined ? first - 1 : first;
  // `…, und in der Südkorea aufgerufen wird`
  const isCoordinated =
    /^(?:und|oder|sowie)$/.test(tokens[from - 1]?.text ?? '') && /,/.test(tokens[from - 1]?.gap ?? '');
  const isBehindComma = isCoordinated || /[,;:–—-]/.test(tokens[from]?.gap ?? '');
  if (isBehindComma && (articles.has(small) || /^welche[rsmn]?$/.test(small))) return true;
  // `und die Hunger haben`
  if (isBare && articles.has(small) && /^(?:und|oder|aber|sondern|denn|als|wie)$/.test(before?.text ?? '')) return true;
  // `die am weitesten verbreitete Form`
  if (before !== undefined && gap === ' ' && determinerOf(smallAt(tokens, first - 1)) !== undefined) return true;
  // `von sich aus die Arbeit`
  if (
    /^(?:aus|an|auf)$/.test(preposition) &&
    tokens.slice(Math.max(0, first - 5), first - 1).some(({ text }) => text === 'von' || text === 'vom')
  )
    return true;
  if (small === 'ihr') return true;
  if (isOfSubject(tokens, last)) return true;
  // `die Anzahl Ihrer Tags`: loans have plurals that the dictionary lacks.
  const isOfLoan = /s$/.test(tokens[last]?.text ?? '') && (phrase.noun.cells & ~inCase.genitive) === 0;
  if (isOfLoan && determiner !== undefined && (determiner.cells & inCase.genitive & inPlural) !== 0) return true;
  // `des Underdogs`: the genitive of a loan that the dictionary lacks.
  if (small === 'des' && /s$/.test(tokens[last]?.text ?? '') && phrase.noun.genders.length === 0) return true;
  // `des Underdogs`: the genitive of a loan that the dictionary lacks.
  if (isOfLoan && small === 'des') return true;
  // `beim Schachteln`: the name of what is done, of a verb that the dictionary lacks.
  if (
    determiner?.preposition !== undefined &&
    /n$/.test(tokens[last]?.text ?? '') &&
    (phrase.noun.cells & ~inPlural) === 0
  )
    return true;
  // `das eine oder das andere Vorrang hat`
  if (adjectives.length === 1 && adjectives[0]?.stem === 'ander' && isOneOfTwo(tokens, first)) return true;
  if (isInsideAttribute(tokens, phrase) || isOtherAttribute(tokens, phrase)) return true;
  // `zu diesen passende Formate`
  if (!isBare && (alone.has(small) || /^dies/.test(small)) && (phrase.governed & agreeing) === 0 && agreesAlone(phrase))
    return true;
  // `wenn diese wichtige Teile sind`, `Sind das neue Häuser?`
  const isPronoun = articles.has(small) || alone.has(small) || /^dies/.test(small);
  if (
    !isBare &&
    isPronoun &&
    preposition === '' &&
    beforePronouns.has(before?.text.toLowerCase() ?? '') &&
    agreesAlone(phrase)
  )
    return true;
  // `der am häufigsten gelesene Text`
  if (small === 'am' && adjectives[0]?.stem.endsWith('st') === true) return true;
  // `wenn ihr Zeit habt`, `weil jeder Geld braucht`
  const isSure =
    (/^(?:kein|mein|dein|sein)/.test(small) && taking.has(before?.text ?? '')) ||
    /^keine?[mnrs]?$/.test(small) ||
    (/^(?:mein|dein|sein)e[mnrs]?$/.test(small) && !/^(?:ich|ist|sind|war|waren)$/i.test(before?.text ?? '')) ||
    // `von vielen Kinder`
    (/^(?:vielen|allen|einigen|manchen)$/.test(small) && preposition !== '');
  if (isBare && alone.has(small) && preposition === '' && !isSure) return true;
  if (
    isBare &&
    !isSure &&
    alone.has(small) &&
    /^(?:ihr|ihrer|alle[nmr]?|viele[nm]?|beide[n]?|einige[n]?|uns|euch)$/.test(small)
  )
    return true;
  // `Ist das Kunst?`, `dem Rechnung tragen`
  if (isBare && /^(?:das|dem|dieses)$/.test(small) && preposition === '' && !isSubject(tokens, phrase)) return true;
  if (small === 'das' && (phrase.noun.cells & ~inPlural) === 0) return true;
  // `um dem Freund zu helfen`
  // `um ein Platz zu finden`
  const isObject =
    /^(?:k?ein|mein|dein|sein|ihr|unser)$/.test(small) && !tokens.slice(last + 1).some(({ text }) => copulas.has(text));
  if (
    withInfinitive.has(preposition) &&
    !(preposition === 'um' && isObject) &&
    tokens.slice(last + 1).some(({ text }) => text === 'zu' || /^\p{Ll}+zu\p{Ll}+en$/u.test(text))
  )
    return true;
  // `ihrer Meinung nach`, `zu große Häuser`
  if (/^(?:nach|wegen)$/.test(preposition) && /^\p{Lu}/u.test(tokens[first - 2]?.text ?? '')) return true;
  if (preposition === 'zu' && isOfSeveral(small)) return true;
  // `den Kindern, die diesen Bücher geben`
  if (isBare && preposition === '' && /^(?:diesen|jenen|allen|manchen|welchen)$/.test(small)) return true;
  if (preposition === 'um' && tokens.slice(last + 1).some(({ text }) => text === 'willen')) return true;
  if (preposition === 'zu' && determiner === undefined && agreesAlone(phrase)) return true;
  // `wegen zu teurer Häuser`
  if (preposition === 'zu' && isPreposition(tokens[first - 2]?.text.toLowerCase() ?? '')) return true;
  // `von anderen verursachte Fehler`
  if (determiner === undefined && adjectives.some(({ ending }) => ending !== adjectives[0]?.ending)) return true;
  // `Was für ein Mann!`
  if (preposition === 'für' && tokens.slice(Math.max(0, first - 7), first - 1).some(({ text }) => /^was$/i.test(text)))
    return true;
  // `ab und zu das Haus`
  if (preposition === 'zu' && /^(?:und|hin)$/.test(tokens[first - 2]?.text ?? '')) return true;
  // `mit des Königs Hilfe`
  if (/^(?:des|meines|seines|ihres|eines|unseres)$/.test(small) && preposition !== '') return true;
  // `die Hundertsechzehn`
  if (/(?:zehn|zig|ßig|elf|zwölf|hundert|tausend)$/i.test(tokens[last]?.text ?? '')) return true;
  // `ein Uhr`
  if (
    /^(?:Uhr|Mal|Mals|Seiten|Dank|Prozent|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn)$/.test(
      tokens[last]?.text ?? '',
    )
  )
    return true;
  // Titles and names: `Die Zeit`, with a capital within the sentence.
  if (
    first > 0 &&
    /^\p{Lu}/u.test(tokens[first]?.text ?? '') &&
    !/^Ihr/.test(tokens[first]?.text ?? '') &&
    !/[:.!?–—]/.test(gap)
  )
    return true;
  return false;
}

/** `ein neues Tag` of a page: in texts about other things, some nouns are others with another gender. */
function isOfSubject(tokens: readonly Token[], last: number): boolean {
  const subjects = gendersBySubject[tokens[last]?.text ?? ''];
  return (
    subjects !== undefined &&
    tokens.some(({ text }, index) => index !== last && subjects.some((subject) => text.toLowerCase().includes(subject)))
  );
}

/** `das eine oder das andere`, `die einen und die anderen` */
function isOneOfTwo(tokens: readonly Token[], first: number): boolean {
  const [joint, one] = [tokens[first - 1]?.text ?? '', tokens[first - 2]?.text ?? ''];
  return /^(?:und|oder|noch)$/.test(joint) && /^eine[mnrs]?$/.test(one);
}

/** `einen für alle zugänglichen Raum`, `einen neuen und für alle zugänglichen Raum`: the preposition has a pronoun only. */
function isInsideAttribute(tokens: readonly Token[], { first, preposition }: GermanPhrase): boolean {
  if (preposition === '' || !alone.has(smallAt(tokens, first))) return false;
  for (let index = first - 2; index >= Math.max(0, first - 5); index -= 1) {
    const small = smallAt(tokens, index);
    if (determinerOf(small) !== undefined) return true;
    if (!/^(?:\p{Ll}+e[mnrs]?|und)$/u.test(small)) return false;
  }
  return false;
}

/** Adjectives and noun without the determiner. */
function agreesAlone({ adjectives, noun }: GermanPhrase): boolean {
  return (
    (adjectives.reduce((cells, { ending }) => cells & cellsOfEnding(ending, ['strong']), noun.cells) & agreeing) !== 0
  );
}

const agreeing = inCase.nominative | inCase.accusative;
