import { frequentWords } from '../../language/writing/spelling/frequent-words.ts';
import type { Finding } from './worker/messages.ts';

type Guard = (before: string, found: string, after: string) => boolean;

/** Where a sentence begins, or a clause does. */
const startsClause =
  /(?:^|[.!?:;,]["'”’)]? |\n)(?:(?:and|but|or|so|because|that|if|when|while|as|than|what|where|since) )?$/i;

/** What a clause without *that* follows: `I think you're right`. */
const saysClause =
  /\b(?:think|thought|guess|hope|believe|know|knew|bet|assume|suppose|feel|say|said|sure|glad|sorry|happy|afraid) $/i;

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

/** `World War I guns`, `those who use it don't know`: a numeral, or the object of what is before it. */
const isNumeralOrObject =
  /\p{Lu}\p{Ll}+ I $|\b(?:\p{L}+(?<!(?:any|every|no|some)th)ing|us(?:e|es|ed)|of|for|with|from|about|behind|against) (?:it|you|her|him) $/u;

/** Terms such as `gilded age` are written small as well; countries and towns are not. */
const countriesAndTowns =
  /^(?:(?:the )?united (?:states|kingdom|nations|arab)|great britain|new (?:york|zealand|jersey|mexico|delhi|orleans|england|guinea)|(?:north|south|latin|central) (?:america|korea|africa)|los angeles|san (?:francisco|diego)|las vegas|hong kong|costa rica|sri lanka|saudi arabia|puerto rico|middle east)/i;

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

const beforeNouns =
  /\b(?:the|an?|my|your|his|her|its|our|their|this|that|some|any|no|of|in|for|common|strong|popular|firm|personal) $/i;

/** What is a verb behind `you` and `we`, and no noun. */
const commonVerbs =
  /^(?:is|was|has|does|goes|am|wants|needs|likes|knows|thinks|says|makes|takes|gets|gives|comes|looks|feels|loves|lives|sees|seems|tries|uses|agrees|hopes|believes|finds|keeps|lets|puts|reads|writes|eats|learns|meets|becomes|understands|remembers|prefers|enjoys|hates|arrives|buys|pays|sends|tells|asks|brings|wears|speaks|spends|stays|studies|sells|gone|been|done|seen)$/i;

/** What comes before `one of the` where it means a member of many. */
const beforeOne =
  /(?:^|[^\p{L}\p{N} ] ?|\b(?:is|was|are|were|be|been|being|as|become|becomes|became|remains?|remained|to|in|with|by|for|of|at|from|on|into|and|or|but|not|just|only|still|that|if|when|had|has|have|see|saw|lost|met|got|it['’]s|he['’]s|she['’]s) )$/iu;

/** Rules that are right in some places and wrong in others: what must be around what they find. */
const guards: Readonly<Record<string, Guard>> = {
  // `a SQLite file`, `$a`, `vitamin A is`, `an honour`: articles come before ordinary words.
  AnA: (before, found, after) =>
    (/(?:^|[\n("“]|[.!?]["”)]? )$/.test(before) || (/\s$/.test(before) && found === found.toLowerCase())) &&
    fitsSilentH(found, after) &&
    // `the a is a letter`, `a and b`
    !/\b(?:an?|the|this) $/i.test(before) &&
    !/^\s(?:and|are|is|or)\b/.test(after) &&
    /^\s\p{L}\p{Ll}*(?![\p{L}\p{N}_"*])/iu.test(after) &&
    // `an unidentified person`: only behind some letters it is read as in `unit`.
    !(/^an$/i.test(found) && /^\suni[bdegmn]/i.test(after)) &&
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
  // `what will they do to prevent it?`, `anything you do to help`: the verb has its object or its subject.
  DoToDueTo: (before) =>
    !/\b(?:what|whatever|which|how|(?:any|every|no|some)thing|things?|will|would|can|could|do|does|did|may|might|must|should|shall|to|i|you|we|they|people|all|much|more|lot|not|n['’]t)\b[^.;:!?]*$/i.test(
      before,
    ),
  // `How curious of him to come!`
  CuriousAbout: (before) => !/\bhow (?:\p{L}+ )?$/iu.test(before),
  // `It can be find there` lacks another word.
  FindFine: (before) => !/\b(?:can|could|may|might|must|will|would|should|to) be $/i.test(before),
  // `the this-is-impossible argument`
  ThatThis: (_, found, after) => !/^-/.test(after) && !/-/.test(found) && !/^ this-/.test(after),
  // `to and fro`
  ForNoun: (before) => !/\bto and $/i.test(before),
  // `He helped found the club`
  HelpedPast: (_, found) => !pastLikePlain.test(found.replace(/^.* /, '')),
  // `In his left hand he held it`: sure only before what has a side.
  LeftRightHand: (_, __, after) =>
    /^(?:hand)? (?:column|corner|door|drive|drawer|edge|end|lane|man|margin|menu|pages?|pane|panel|sidebar|side|turn)\b/i.test(
      after,
    ),
  // `our everyday lives`
  Everyday: (_, found, after) => !/^everyday$/i.test(found) || /^\s*(?:[.,;:!?]|$)/.test(after),
  // `an election day` is no feast.
  // Nor is `a flag day`, behind an article.
  Holidays: (before, found) =>
    !/^election/i.test(found) && !/\b(?:an?|any|each|every|our|that|this|your) $/i.test(before),
  // `the plug-in may give`: a month is only behind what comes before one.
  Months: (before, found) =>
    !/^(?:may|march)$/i.test(found) ||
    /(?:(?<![-\p{L}])(?:by|during|early|from|in|last|late|mid|next|of|since|this|until)|\d(?:st|nd|rd|th)?) $/iu.test(
      before,
    ),
  // `their basic needs to residents`
  NeedToNoun: (before) => !/\p{L}s $/u.test(before),
  // `my self-esteem`
  Itself: (_, __, after) => !after.startsWith('-'),
  Myself: (_, __, after) => !after.startsWith('-'),
  // `your Self Assessment tax return`
  Yourself: (_, found, after) => !after.startsWith('-') && !(/ \p{Lu}/u.test(found) && /^ \p{Lu}/u.test(after)),
  // `Halo 2 won the prize`
  HelloGreeting: (_, __, after) => /^[,!.]|^$/.test(after),
  // `the chains affect whether`: a verb as well.
  // `a figure who many believe is worth celebrating`: a noun is only meant behind what comes before nouns.
  NounVerbConfusion: (before, found, after) =>
    !/^[ae]ffect/i.test(found) && !after.startsWith('-') && (!/^believe$/i.test(found) || beforeNouns.test(before)),
  // `there are few examples`
  // `they were there at the time`
  ThereIsAgreement: (_, found) => !/\bfew$|\bthere (?:at|by|for|from|in|on|since|to|until|when|with)$/i.test(found),
  // `one of the two files`
  // `one of the Stock Exchange's windows`, `one of the project managers`: the noun is behind it.
  // `day one of the match`: sure only where no noun counts.
  // `one of the best I've seen`
  OneOfTheSingular: (before, found, after) =>
    !/^(?:best|worst|first|last|few|most|least)$/i.test(found) &&
    beforeOne.test(before.replace(/\bone of (?:the|my|your|his|her|its|our|their|these|those) $/i, '')) &&
    !numerals.test(found) &&
    !/(?:^| )\p{Lu}/u.test(found) &&
    // `one of the go to things`, `one of the top 10 episodes`
    !/^go\b/i.test(found) &&
    !/^ (?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred)/i.test(after) &&
    !/^ (?!(?:is|was|has|does)\b)\p{L}+(?:s|['’]s)\b|^['’]s\b/u.test(after),
  // `Me and Bobby McGee`
  SubjectPronoun: (_, __, after) => !/^ \p{Lu}/u.test(after),
  // `at their currently recorded versions`
  ToLoseTooLoose: (_, __, after) => !after.startsWith('-'),
  // `their less educated counterparts`, `their two games`: sure only before what no noun follows.
  TheirToTheyre: (_, __, after) => /^ (?:going|coming|trying|not|so|very|here|there|the|an?)\b/i.test(after),
  // `lines were built in mountainous areas`
  BuiltIn: (before) => /\b(?:an?|the|its|their|with) $/i.test(before),
  // `companions were Rose Tyler and Mickey Smith`
  // `has bit 8 set to 1`: a noun before its number.
  SimplePastToPastParticiple: (_, found, after) => !/(?:^| )\p{Lu}/u.test(found) && !/^ \d/.test(after),
  // `went to far away places`
  ToTooIdioms: (_, found, after) =>
    !/far$/i.test(found) || !/^[ -](?!(?:with|this|when|by|and|but|in)\b)\p{L}/u.test(after),
  // `most of whom were Saudis`: behind a preposition.
  WhomSubjectOfVerb: (before, _, after) =>
    !/\b(?:of|to|for|with|by|from|in|on|among|between|behind|about|against|without) $/i.test(before) &&
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
    !isNumeralOrObject.test(before) &&
    // `he guest-starred`
    !after.startsWith('-') &&
    // `you guys`
    (!/\b(?:we|you|us) $/i.test(before) || commonVerbs.test(found)) &&
    !(
      /\b(?:we|you|us) $/i.test(before) &&
      /^ (?:have|are|were|do|can|will|must|should|need|know|think|tend)\b/i.test(after)
    ) &&
    !asksForPlainVerb.test(before) &&
    !asksForNoVerb.test(before) &&
    // `he last week announced`
    !/^ (?:week|month|year|night|spring|summer|autumn|winter|time)\b/i.test(after) &&
    !pastLikePlain.test(found) &&
    !/^(?:loose|use)$/i.test(found) &&
    // `She further said`: the verb is behind it.
    !/^ (?:said|told|made|took|gave|went|came|wrote|\p{L}{2,}ed)\b/iu.test(after),
  ProperNouns: (_, found) => countriesAndTowns.test(found),
  // `Derek and the Dominos`; `frescos` and `mangos` are as right as `frescoes` and `mangoes`.
  RegularIrregulars: (_, found) => !/^\p{Lu}|os$/u.test(found),
  RepeatedWords: (_, found, after) => doubled.test(found) && !after.startsWith('-'),
  // `in a criteria expression`: before a noun.
  CriteriaPhenomena: (_, __, after) =>
    /^(?: (?:is|was|has|for|of|that|which|to|in|on|by|and|or)\b|[.,;:!?)]|\s*$)/.test(after),
  // `for us new members`, `for which new data is available`
  // `anything new`
  PronounKnew: (before) =>
    !/\b(?:(?:us|them|me|him|which|whose|what)|(?:for|to|of|with|from) (?:you|her)|(?:any|every|no|some)(?:body|one|thing|where)) $/i.test(
      before,
    ),
  // `Keeping your cool`: the object of a verb, unless a clause begins with it.
  // `Your dedicated browser with a blocker`: a noun follows.
  YourPredicateAdjective: (before, _, after) =>
    (startsClause.test(before) || saysClause.test(before)) &&
    /^(?: \p{L}+)?(?:\s*[.,;:!?)]|\s*$| (?:a|about|all|an|and|at|because|but|for|if|in|of|on|or|so|than|that|the|to|what|when|with|you)\b)/u.test(
      after,
    ),
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

export function isSure(text: string, { rule, kind, start, end, replacements }: Finding): boolean {
  if (isCasedByAuthor(text.slice(start, end), replacements[0])) return false;
  if (isSurname(text, start, end, replacements[0])) return false;
  if (kind === 'Capitalization' && isWithinTerm(text, start, end)) return false;
  if (rule === 'SentenceCapitalization' && !endsAsSentence(text, end)) return false;
  const guard = guards[rule];
  if (guard === undefined) return true;
  return guard(text.slice(Math.max(0, start - reach), start), text.slice(start, end), text.slice(end, end + reach));
}

/**
 * `northern Cyprus`, `Google maps`: of several words their author wrote one with a capital and one without, and that decides
 * what is a part of the name.
 */
function isCasedByAuthor(found: string, meant: string | undefined): boolean {
  return /[ -]/.test(found) && /\p{Lu}/u.test(found) && found.toLowerCase() === meant?.toLowerCase();
}

/** `Lucinda Childs`: one word with a capital behind another is a name, whatever letters it has. */
function isSurname(text: string, start: number, end: number, meant: string | undefined): boolean {
  const found = text.slice(start, end);
  return (
    /^\p{Lu}\p{Ll}+$/u.test(found) &&
    found.toLowerCase() !== meant?.toLowerCase() &&
    /(?<!\p{L})\p{Lu}[\p{L}.]+[ \u00a0]$/u.test(text.slice(Math.max(0, start - reach), start))
  );
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

/** Lines without a full stop are headings, items of lists or halves of sentences: `the opinions of the majority`. */
function endsAsSentence(text: string, position: number): boolean {
  const line = text.slice(position).split('\n', 1)[0] ?? '';
  return /[.!?…]/.test(line);
}

/** `debian-installer` and `nginx.conf` are written as they are. */
function isWithinTerm(text: string, start: number, end: number): boolean {
  return /[-./\\_]/.test(text[start - 1] ?? ' ') || /^(?:[-/\\_]|\.\p{L})/u.test(text.slice(end, end + 2));
}
