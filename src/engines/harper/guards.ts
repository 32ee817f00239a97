import { frequentWords } from '../../language/writing/spelling/frequent-words.ts';
import type { Finding } from './worker/messages.ts';

type Guard = (before: string, found: string, after: string) => boolean;

/** Where a sentence begins, or a clause does. */
const startsClause =
  /(?:^|[.!?:;,]["'”’)]? |\n)(?:(?:and|but|or|so|because|that|if|when|while|as|than|what|where|since) )?$/i;

/** Before a pronoun they ask for the plain verb: `did he want`, `let it go`, `I suggest that she come`. */
const asksForPlainVerb =
  /\b(?:did|do|does|can|could|will|would|shall|should|must|may|might|has|have|had|lets?|makes?|made|see|saw|hear|heard|watch(?:ed)?|help(?:ed)?|if|that|lest|whether)(?:n['’]t)?\s+(?:[\p{L}'’]+ ){0,4}(?:he|she|it|i|you|we|they)\s*$/iu;

/** `Is he good at it?` */
const asksForNoVerb = /\b(?:am|is|are|was|were)(?:n['’]t)?\s+(?:he|she|it|i|you|we|they)\s*$/iu;

/** Third persons of the past that look like plain verbs, or that are not known for what they are. */
const pastLikePlain =
  /^(?:lead|read|lay|bound|found|fell|saw|ground|wound|bore|hit|put|cut|set|let|shut|cost|quit|hurt|spread|beat|bet|cast|come|become|run|bid|split|burst|dove|hid|shone|strode|rode|rose|wove|froze|bit|lit|slid|spun|dug|hung|swung|stuck|struck|sank|rang|sang|shrank|stank|tore|swore|wore|stole|woke|bent|lent|spent|sped|shed|slit|thrust|upset|broadcast|forecast|double|dwelt|knelt|leapt|lept|spat|strove|strung|stung|swept|trod|wed|wept|wrung|bled|bred|fled|fed|clung|crept|flung|ground|shot|slew|smote|sought|sprang|withdrew)$/i;

/** Words that are doubled by mistake, and hardly ever on purpose. */
const doubled =
  /^(a|an|the|to|of|and|or|for|with|at|by|from|my|your|his|our|their|this|i|we|he|she|me|it|be|are|was|were|will|can|not|but|as)[ \n]\1$/i;

const knownBrands =
  /^(?:facebook|google|instagram|linkedin|mcdonald['’]?s|microsoft|paypal|starbucks|toyota|volkswagen|whatsapp|wikipedia|youtube)$/i;

const numerals =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|few|many|several|other|others|people|series|species)$/i;

const afterPersonalI =
  /^ (?:am|was|were|have|had|will|would|can|could|do|did|don['’]t|didn['’]t|can['’]t|won['’]t|should|must|may|might|just|also|really|never|always|often|still|think|thought|know|knew|want|wanted|need|needed|like|liked|love|loved|hope|feel|felt|see|saw|said|say|go|went|guess|believe|get|got|live|work|wonder|wish|and my|too)\b|^['’](?:m|ve|d|ll)\b/i;

const takesNoLocation =
  /\b(?:with|of|about|for|left|los[et]|forg[eo]t|do|did|loved?|sold|sell|brought|wash(?:ed)?|finish(?:ed)?) $/i;
const timeFollows =
  /^ (?:today|tonight|tomorrow|yesterday|times?|days?|nights?|weeks?|years?|hours?|mornings?|evenings?)\b/i;

/** Verbs that want an object, so that a noun follows: `hurt it's leg`; not `think`, behind which `it's` begins a clause. */
const takesPossession =
  /\b(?:los[et]|losing|hurts?|wash(?:es|ed|ing)?|chang(?:es|ed|ing)|chas(?:es|ed|ing)|doubl(?:es|ed|ing)|rais(?:es|ed|ing)|open(?:s|ed|ing)|clos(?:es|ed|ing)|lick(?:s|ed|ing)|broke|reach(?:es|ed|ing)|improv(?:es|ed|ing)|reduc(?:es|ed|ing)|celebrat(?:es|ed|ing)|shed|kept|keeps) $/i;

/** Rules that are right in some places and wrong in others: what must be around what they find. */
const guards: Readonly<Record<string, Guard>> = {
  // `a SQLite file`, `$a`, `vitamin A is`, `an honour`: articles come before ordinary words.
  AnA: (before, found, after) =>
    (/(?:^|[\n("“]|[.!?]["”)]? )$/.test(before) || (/\s$/.test(before) && found === found.toLowerCase())) &&
    fitsSilentH(found, after) &&
    /^\s\p{L}\p{Ll}*(?![\p{L}\p{N}_"])/iu.test(after) &&
    // `a unary operator`
    !(/^a$/i.test(found) && /^\su[^aeiou\W][aeiou]/i.test(after)) &&
    // `an rlib`, `an Rc`
    !(/^an$/i.test(found) && /^\s(?:[^aeiou\W]{1,3}\b|rl|mp|ms|ns|ht|lt|fs)/i.test(after)) &&
    // `an xterm`, `an ä`: who knows how they are read aloud.
    !/^\s(?:x[^aeiouy]|[^aeiouy\W]{3}|\P{ASCII}(?!\p{L}))/iu.test(
      after.replace(/^\s(?:sch|scr|spl|spr|str|thr|shr|phr|chr)/i, ' a'),
    ) &&
    !/^\s\p{L}\p{Ll}*\p{Lu}|^\s\p{Lu}\p{Lu}/u.test(after),
  // What is small on purpose: `sudo asks`, `adidas opened`, and lines that go on elsewhere. Sure are only brands of many.
  CompaniesProductsAndTrademarks: (_, found) => knownBrands.test(found),
  // `our everyday lives`
  Everyday: (_, found, after) => !/^everyday$/i.test(found) || /^\s*(?:[.,;:!?]|$)/.test(after),
  // `an election day` is no feast.
  Holidays: (_, found) => !/^election/i.test(found),
  // `my self-esteem`
  Itself: (_, __, after) => !after.startsWith('-'),
  Myself: (_, __, after) => !after.startsWith('-'),
  Yourself: (_, __, after) => !after.startsWith('-'),
  // `the chains affect whether`: a verb as well.
  NounVerbConfusion: (_, found, after) => !/^[ae]ffect/i.test(found) && !after.startsWith('-'),
  // `one of the two files`
  OneOfTheSingular: (_, found) => !numerals.test(found),
  // `Me and Bobby McGee`
  SubjectPronoun: (_, __, after) => !/^ \p{Lu}/u.test(after),
  // `at their currently recorded versions`
  ToLoseTooLoose: (_, __, after) => !after.startsWith('-'),
  // `their less educated counterparts`, `their two games`: sure only before what no noun follows.
  TheirToTheyre: (_, __, after) => /^ (?:going|coming|trying|not|so|very|here|there|the|an?)\b/i.test(after),
  // `lines were built in mountainous areas`
  BuiltIn: (before) => /\b(?:an?|the|its|their|with) $/i.test(before),
  // `companions were Rose Tyler and Mickey Smith`
  SimplePastToPastParticiple: (_, found) => !/(?:^| )\p{Lu}/u.test(found),
  // `went to far away places`
  ToTooIdioms: (_, found, after) =>
    !/far$/i.test(found) || !/^[ -](?!(?:with|this|when|by|and|but|in)\b)\p{L}/u.test(after),
  WhomSubjectOfVerb: (_, __, after) =>
    !/^ (?:did|do|does|have|has|had|will|would|can|could|should|may|shall)\b/i.test(after),
  // `Mr. and`, `Yahoo! and`, `debian-installer`: sure only where a line begins.
  SentenceCapitalization: (before, found, after) =>
    /(?:^|\n)\s*["“(]?$/.test(before) &&
    opensSentences(`${found}${/^\p{Ll}*/u.exec(after)?.[0]}`, after) &&
    /^\p{Ll}*$/u.test(found) &&
    /^\p{Ll}*(?:'\p{L}+)?(?:[\s,;:!?]|\.\s|\.?$)/u.test(after),
  CapitalizePersonalPronouns: (before, _, after) =>
    !/\b(?:variable|index|let|integer|number|letter|where|and|or|if|for) $/i.test(before) && afterPersonalI.test(after),
  ItsContraction: (before, _, after) =>
    startsClause.test(before) &&
    !/^ a (?:cappella|priori|posteriori)\b/i.test(after) &&
    // `its use should be avoided`: a verb follows already.
    !/^ \p{L}+ (?:is|are|was|were|has|had|will|would|can|could|should|must|may|might|does|did)\b/iu.test(after),
  // `It's light, packs small`, `It's right next to the door`.
  ItsPossessive: (before) => takesPossession.test(before),
  // `would of necessity`, `could of all people`.
  ModalOf: (_, __, after) =>
    !/^ (?:necessity|all|course|the|an?|this|that|these|those|late|us|them|me|him|her|it|you|any|some|my|your|his|our|their|its)\b/i.test(
      after,
    ),
  // `as if, despite the call, he were not sure`
  PronounInflectionBe: (before, found) =>
    !/\b(?:as if|as though|if|wish(?:es|ed)?)\b[^.;:!?]*$/i.test(before) &&
    (startsClause.test(before.replace(/\S+ $/, '')) || startsClause.test(before) || found.includes(' ')),
  // `We humans have` names who we are.
  // `He loose his keys` is no matter of agreement, nor is `he use to`.
  PronounVerbAgreement: (before, found, after) =>
    !(
      /\b(?:we|you|us) $/i.test(before) &&
      /^ (?:have|are|were|do|can|will|must|should|need|know|think|tend)\b/i.test(after)
    ) &&
    !asksForPlainVerb.test(before) &&
    !asksForNoVerb.test(before) &&
    !pastLikePlain.test(found) &&
    !/^(?:loose|use)$/i.test(found),
  RepeatedWords: (_, found, after) => doubled.test(found) && !after.startsWith('-'),
  // `the other then signals`
  ThenThan: (before) => !/\b(?:the|each) other $/i.test(before),
  // `are there things`, `the people there work`, `were you there yesterday`: sure only after what takes no place.
  ThereToTheir: (before, _, after) =>
    takesNoLocation.test(before)
      ? !timeFollows.test(after)
      : /(?:^|[.!?\n] ?)$/.test(before) &&
        /^ (?:house|dog|cat|car|son|daughter|mother|father|website|service|garden|flat)\b/i.test(after),
};

/** Before an h only what is certain: `a hour` and `an house` are wrong, `an historic` is a choice. */
function fitsSilentH(found: string, after: string): boolean {
  if (!/^\sh/i.test(after)) return true;
  const silent = /^\s(?:hours?|hourly|honest|hono|heir)/i.test(after);
  return /n$/i.test(found) ? !silent && !/^\s(?:hist|hab|hot|her)/i.test(after) : silent;
}

/** Far more than any guard looks at. */
const reach = 60;

export function isSure(text: string, { rule, kind, start, end }: Finding): boolean {
  if (kind === 'Capitalization' && isWithinTerm(text, start, end)) return false;
  const guard = guards[rule];
  if (guard === undefined) return true;
  return guard(text.slice(Math.max(0, start - reach), start), text.slice(start, end), text.slice(end, end + reach));
}

/**
 * `sudo asks`, `adidas opened` are small on purpose, and so are commands that are words as well: `find prints`, `time is`.
 */
function opensSentences(word: string, after: string): boolean {
  if ((!frequentWords('en').has(word) && !openers.test(word)) || connectors.test(word)) return false;
  return !commands.test(word) || !/^\p{Ll}* (?:\p{Ll}{2,}s|has|is|was) /u.test(after);
}
const openers =
  /^(?:actually|additionally|all|although|another|anyway|both|could|did|does|dear|each|either|every|everyone|everybody|finally|furthermore|had|however|i'?ve|is|last|many|maybe|moreover|most|nobody|once|our|perhaps|several|she|since|sometimes|still|thus|unfortunately|until|usually|was|were|while)$/;
/** They continue with what is elsewhere. */
const connectors = /^(?:and|as|because|but|in|into|is|of|or|that|to|where|which|with)$/;
const commands =
  /^(?:apple|at|cat|close|date|file|find|go|head|less|look|make|more|open|read|save|search|send|sort|test|time|which|who|write)$/;

/** `debian-installer` and `nginx.conf` are written as they are. */
function isWithinTerm(text: string, start: number, end: number): boolean {
  return /[-./\\_]/.test(text[start - 1] ?? ' ') || /^(?:[-/\\_]|\.\p{L})/u.test(text.slice(end, end + 2));
}
