import { editMatches } from '../../style-rules/edit-text.ts';
import { sentenceStart } from '../../style-rules/words.ts';
import { anyOf, capital, contextRule, from } from './context-rule.ts';
import type { CorrectionRule } from './correction-rules.ts';
import { baseVerbs, end } from './english-words.ts';

const plurals =
  'parents|children|people|men|women|students|results|friends|kids|teachers|neighbou?rs|brothers|sisters|cats|dogs|books|cars|houses|shoes|windows|doors|prices|problems|questions|answers|rooms|employees|customers|players|pictures|flowers|trees|streets|shops|tickets|keys|eyes|hands|girls|boys|opinions';
const pluralSubject = `(?:the|my|our|your|his|her|their|these|those|many|some|all) (?:${plurals})(?: of (?:the|my|our|this|that) \\p{L}+)?`;
const thirdPersons: Readonly<Record<string, string>> = {
  plays: 'play',
  goes: 'go',
  has: 'have',
  likes: 'like',
  works: 'work',
  lives: 'live',
  wants: 'want',
  needs: 'need',
  does: 'do',
  says: 'say',
  makes: 'make',
  comes: 'come',
  speaks: 'speak',
  knows: 'know',
  takes: 'take',
  gets: 'get',
  gives: 'give',
  thinks: 'think',
  sees: 'see',
  looks: 'look',
  feels: 'feel',
  helps: 'help',
  arrives: 'arrive',
  eats: 'eat',
  drinks: 'drink',
  reads: 'read',
  writes: 'write',
  runs: 'run',
  starts: 'start',
  stops: 'stop',
  understands: 'understand',
  believes: 'believe',
  remembers: 'remember',
  seems: 'seem',
};
const firstPersons = Object.fromEntries(Object.entries(thirdPersons).map(([third, first]) => [first, third]));
const pastForms: Readonly<Record<string, string>> = {
  told: 'tell',
  went: 'go',
  saw: 'see',
  knew: 'know',
  wrote: 'write',
  took: 'take',
  gave: 'give',
  came: 'come',
  ate: 'eat',
  drank: 'drink',
  spoke: 'speak',
  bought: 'buy',
  brought: 'bring',
  thought: 'think',
  taught: 'teach',
  caught: 'catch',
  forgot: 'forget',
  began: 'begin',
  broke: 'break',
  drove: 'drive',
  heard: 'hear',
  kept: 'keep',
  lost: 'lose',
  made: 'make',
  met: 'meet',
  paid: 'pay',
  sold: 'sell',
  sent: 'send',
  slept: 'sleep',
  stood: 'stand',
  understood: 'understand',
  won: 'win',
  wore: 'wear',
  said: 'say',
};
const pronouns = 'i|you|he|she|it|we|they|who';
const modals = "can|could|should|would|must|will|shall|might|cannot|can't|couldn't|shouldn't|wouldn't|won't";
const didNot = "did not|didn't|does not|doesn't|do not|don't";

const agreement: CorrectionRule = contextRule('grammar/agreement', [
  {
    before: 'there',
    wrong: 'is',
    after: '(?:two|three|four|five|six|seven|eight|nine|ten|several) \\p{L}+s',
    right: 'are',
  },
  {
    before: '(?<!(?:and|or|nor|than|but) )i',
    wrong: 'is',
    right: (_, { input, index }) => (input[index - 2] === 'I' && startsClause(input, index - 2) ? 'am' : undefined),
  },
  {
    before: '(?:we|they|you)',
    wrong: 'is',
    right: (_, { input, index }) => (startsClause(input, input.lastIndexOf(' ', index - 2) + 1) ? 'are' : undefined),
  },
  { before: `(?:${pluralSubject})`, wrong: 'was', right: (_, match) => ifSubject(match, 'were') },
  { before: `(?:${pluralSubject})`, wrong: 'has', right: (_, match) => ifSubject(match, 'have') },
  { before: `(?:${pluralSubject})`, wrong: 'is', right: (_, match) => ifSubject(match, 'are') },
  {
    before: '(?:the|my|our|your|his|her|their) (?:children|people|parents|kids|men|women|students)',
    wrong: anyOf(thirdPersons),
    right: (found, match) => ifSubject(match, from(thirdPersons)(found)),
  },
  {
    before: '(?:each|one|neither) of (?:the|my|our|your|his|her|their|these|those) \\p{L}+s',
    wrong: 'have',
    right: (_, match) => ifSubject(match, 'has', singular),
  },
  {
    before: '(?:each|one|neither) of (?:the|my|our|your|his|her|their|these|those) \\p{L}+s',
    wrong: 'were',
    right: (_, match) => ifSubject(match, 'was', singular),
  },
  {
    before: '(?:everybody|everyone|nobody|somebody|someone|no one)',
    wrong: anyOf(firstPersons),
    right: (found, match) => ifSubject(match, from(firstPersons)(found), singular),
  },
  { wrong: 'this', after: `(?:${plurals}) (?:are|were|have|belong|do|can|will)`, right: 'these' },
  {
    before: 'two|three|four|five|six|seven|eight|nine|ten|several|many',
    wrong:
      'cat|dog|book|car|friend|brother|sister|day|week|month|year|hour|minute|house|room|apple|dollar|pound|student',
    next: `[.,;!?]|$| (?:and|but|who|with|are|were|have|later|ago|cannot|can|in) `,
    right: (found) => `${found}s`,
  },
  {
    before: '(?<!(?:her|his|its|my|our|their|your) )every',
    wrong: 'days|weeks|months|years|hours|minutes|mornings|evenings|nights|weekends',
    next: `${end}| (?:and|but|because|after|before|when|at|in|on|with|from|i|we|they|he|she) `,
    right: (found) => found.slice(0, -1),
  },
  {
    before: 'two|three|four|five|six|seven|eight|nine|ten|several|many',
    wrong: 'child',
    next: '[.,;!?]|$| (?:and|but|who|with|are|were|have) ',
    right: 'children',
  },
]);

const clauses =
  /(?:^|\n|[.!?;:,]["'”’)]? |["“‘(]|(?:^| )(?:and|but|or|so|because|that|if|when|while|as|think|hope|know|since|what) )$/i;

function startsClause(text: string, index: number): boolean {
  return clauses.test(text.slice(Math.max(0, index - 12), index));
}

/** Where what stands before is the subject of its sentence: a clause begins with it. */
function ifSubject({ input, index }: RegExpExecArray, right: string | undefined, subject = plural): string | undefined {
  const before = input.slice(Math.max(0, index - 70), index);
  const start = before.search(subject);
  if (start < 0) return undefined;
  return startsClause(input, index - before.length + start) ? right : undefined;
}
const plural = new RegExp(`(?<!\\p{L})${pluralSubject} $`, 'iu');
const singular =
  /(?<!\p{L})(?:(?:each|one|neither) of \p{L}+ \p{L}+|everybody|everyone|nobody|somebody|someone|no one) $/iu;

const verbForms: CorrectionRule = contextRule('grammar/verb-form', [
  {
    wrong: 'more (?:smarter|better|bigger|smaller|older|younger|taller|faster|slower|easier|cheaper|stronger|happier)',
    right: (found) => found.replace(/^more\s/i, ''),
  },
  { before: `(?:${pronouns}) (?:${modals})(?: not| never)?`, wrong: anyOf(pastForms), right: from(pastForms) },
  { before: `${didNot}|must not`, wrong: anyOf(pastForms), right: from(pastForms) },
  { before: `(?:did|does|do) (?:i|you|he|she|it|we|they)`, wrong: anyOf(pastForms), right: from(pastForms) },
  { before: `(?:${pronouns}) (?:${modals})(?: not| never)?`, wrong: anyOf(thirdPersons), right: from(thirdPersons) },
  { before: didNot, wrong: anyOf(thirdPersons), right: from(thirdPersons) },
  { before: `(?:did|does|do) (?:i|you|he|she|it|we|they)`, wrong: anyOf(thirdPersons), right: from(thirdPersons) },
  {
    before: 'i|he|she|we|they',
    wrong: 'seen',
    right: (_, { input, index }) => (startsClause(input, input.lastIndexOf(' ', index - 2) + 1) ? 'saw' : undefined),
  },
]);

const articles: CorrectionRule = contextRule('grammar/article', [
  { wrong: 'a', after: 'hour|hourly|honest|honestly|honou?r|honou?rable|heir|heiress', right: 'an' },
  {
    wrong: 'an',
    after: 'university|unique|union|unit|uniform|universal|user|useful|used|usual|european|one|once',
    right: 'a',
  },
]);

const lookingForward: Readonly<Record<string, string>> = {
  see: 'seeing',
  hear: 'hearing',
  meet: 'meeting',
  read: 'reading',
  work: 'working',
};

const prepositions: CorrectionRule = contextRule('grammar/preposition', [
  { before: 'married', wrong: 'with', after: 'an?|his|her|my|the|someone|somebody', right: 'to' },
  {
    before: '(?:have|has|had|been)[^.,;:!?]{1,60}',
    wrong: 'since',
    next: ' (?:two|three|four|five|six|seven|eight|nine|ten|twenty|many|several|\\d{1,2}|a few) (?:years|months|weeks|days|hours)(?! ago)(?!\\p{L})',
    right: 'for',
  },
  { before: 'apologi[sz]ed?|apologi[sz]es', wrong: 'of', right: 'for' },
  {
    before: '(?:prefers?|preferred) (?!more|less|other|better|rather|others)\\p{L}+',
    wrong: 'than',
    next: ' \\p{L}',
    right: 'to',
  },
  { before: 'is|are|was|were|be|am', wrong: 'responsible of', right: 'responsible for' },
  { before: 'consists?', wrong: 'in', after: 'two|three|four|five|six|seven|eight|nine|ten|several|many', right: 'of' },
  { before: 'afraid', wrong: 'from', right: 'of' },
  { before: 'interested', wrong: 'on', right: 'in' },
  { before: 'depends?|depending|depended', wrong: 'of', right: 'on' },
  {
    before: 'good',
    wrong: 'in',
    after: 'mathematics|maths?|sports|english|french|german|chemistry|physics|languages|cooking|drawing',
    right: 'at',
  },
  { before: 'insists?|insisted', wrong: 'in', after: '\\p{L}+ing', right: 'on' },
  { before: '(?:am|is|are|was|were|been) waiting', wrong: 'of', right: 'for' },
  {
    before: 'arrived?|arrives',
    wrong: 'to',
    after: 'the (?:airport|station|hotel|office|restaurant|house)',
    right: 'at',
  },
  { wrong: 'despite of', right: 'despite' },
  {
    wrong: '(?:discuss|discusses|discussed|discussing) about',
    after: 'the|this|that|it|how|what|our|my|your|his|her|their|them',
    right: (found) => found.slice(0, found.search(/\s/u)),
  },
  { wrong: 'explain me', after: 'the|how|why|what|this|that', right: 'explain to me' },
  { wrong: 'in the other hand', right: 'on the other hand' },
  {
    before: 'look(?:ing|s|ed)? forward to',
    wrong: anyOf(lookingForward),
    next: ` (?:you|him|her|them|from|the|your|with|on|in)(?!\\p{L})|${end}`,
    right: from(lookingForward),
  },
]);

const apostrophes: CorrectionRule = contextRule('grammar/apostrophe', [
  { before: `(?:${pronouns}|this|that|there)`, wrong: 'wont', after: `(?:${baseVerbs})|even|ever|let`, right: "won't" },
  { before: `(?:${pronouns}|this|that)`, wrong: 'cant', right: "can't" },
  {
    before: '(?<!(?:the|a|this|that|each|every|my) )(?:had|bought|eat|ate|some|many|two|three|of|sell|sells)',
    wrong: "(?:tomato|potato)'s",
    right: (found) => `${found.slice(0, -2)}es`,
  },
  {
    before: 'had|bought|some|many|two|three|sell|sells',
    wrong: "(?:photo|video|taxi|pizza|banana|apple)'s",
    next: `${end}| (?:and|or|are|were|from|for) `,
    right: (found) => `${found.slice(0, -2)}s`,
  },
  {
    before: 'the|my|our|your|his|her',
    wrong: 'girls|boys|dogs|cats',
    after: 'name (?:is|was)',
    right: (found) => `${found.slice(0, -1)}'s`,
  },
]);

const places =
  'paris|london|berlin|madrid|tokyo|moscow|vienna|lisbon|dublin|brussels|amsterdam|munich|chicago|sydney|europe|africa|england|scotland|ireland|france|germany|spain|italy|russia|japan|india|canada|brazil|mexico|australia|poland|greece|sweden|norway|denmark|austria|switzerland|egypt';

const capitals: CorrectionRule = contextRule('grammar/capital', [
  {
    before: 'in|to|from|near|visit|visited|through|around|via',
    wrong: places,
    initial: 'small',
    right: capital,
  },
]);

const repeated: CorrectionRule = contextRule('grammar/repeated-word', [
  { before: 'send|give|gave|tell|told|show|sent|let', wrong: 'me me', right: 'me' },
  {
    wrong: 'the the|a a|an an|of of|my my|your your|our our|their their|and and',
    right: (found) =>
      /^(?:\p{Ll}|\p{Lu}\p{Ll}*\s)/u.test(found) && !/\s\p{Lu}/u.test(found)
        ? found.slice(0, found.search(/\s/u))
        : undefined,
  },
  { before: 'it|that|them|find', wrong: 'on on', after: 'the|page', right: 'on' },
]);

const pleaseComma = new RegExp(
  `${sentenceStart}(?:If|When) (?:you|we|they|he|she|I) [^,.;:!?\\n]{3,60}?(?<! (?:would|could|can|will|you|to|and|not|or))(?= please \\p{L})`,
  'gu',
);
const openQuestion = new RegExp(
  `${sentenceStart}(?:(?:Where|When|Why|How|What) (?:are|do|did|can|could|will|would) (?:you|they|we|he|she)|(?:Do|Did|Are|Can|Could) you) [^,.;:!?"'“”‘’()\\n]{3,50}(?<!\\p{Lu})\\.(?=\\s|$)`,
  'gu',
);

const clausePunctuation: CorrectionRule = (text) => [
  ...editMatches(text, pleaseComma, ([found]) => `${found},`).map((edit) => ({
    start: edit.end,
    end: edit.end,
    text: ',',
    rule: 'grammar/comma',
  })),
  ...editMatches(text, openQuestion, ([found]) => `${found.slice(0, -1)}?`).map((edit) => ({
    start: edit.end - 1,
    end: edit.end,
    text: '?',
    rule: 'grammar/question-mark',
  })),
];

/** Agreement, forms of verbs, articles, prepositions, apostrophes. */
export const englishGrammar: readonly CorrectionRule[] = [
  agreement,
  verbForms,
  articles,
  prepositions,
  apostrophes,
  capitals,
  repeated,
  clausePunctuation,
];
