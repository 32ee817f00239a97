import type { Inflection } from '../../../inflection/inflection.ts';
import { editMatches } from '../../../style-rules/edit-text.ts';
import { sentenceStart } from '../../../style-rules/words.ts';
import { anyOf, capital, contextRule, forms, from } from '../context-rule.ts';
import { type CorrectionRule, writingNoWords } from '../correction-rules.ts';
import { englishAgreement } from './agreement.ts';
import { englishUsage } from './usage.ts';
import { englishVerbForms } from './verb-forms.ts';
import { englishVerbPatterns } from './verb-patterns.ts';
import { baseVerbs, end, pronouns } from './words.ts';

const articles: CorrectionRule = contextRule('grammar/article', [
  { wrong: 'a', after: 'hour|hourly|honest|honestly|honou?r|honou?rable|heir|heiress', right: 'an' },
  {
    wrong: 'an',
    after: 'university|unique|union|unit|uniform|universal|user|useful|used|usual|european|one|once',
    right: 'a',
  },
]);

const prepositions: CorrectionRule = contextRule('grammar/preposition', (inflection) => {
  const lookingForward = forms(inflection, 'see hear meet read', 'inf > ger');
  return [
    { before: 'married', wrong: 'with', after: 'an?|his|her|my|the|someone|somebody', right: 'to' },
    {
      before: '(?:have|has|had|been)[^.,;:!?]{1,60}',
      wrong: 'since',
      next: ' (?:two|three|four|five|six|seven|eight|nine|ten|twenty|many|several|\\d{1,2}|a few) (?:years|months|weeks|days|hours)(?! (?:ago|before|after|into|prior|earlier)(?!\\p{L}))(?!\\p{L})',
      right: 'for',
    },
    {
      before: '(?:am|is|are) \\p{L}+ing[^.,;:!?]{0,40}',
      wrong: 'since',
      next: ' (?:two|three|four|five|six|seven|eight|nine|ten|twenty|many|several|\\d{1,2}|a few) (?:years|months|weeks|days|hours)(?! (?:ago|before|after|into|prior|earlier)(?!\\p{L}))(?!\\p{L})',
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
    {
      before: 'consists?',
      wrong: 'in',
      after: 'two|three|four|five|six|seven|eight|nine|ten|several|many',
      right: 'of',
    },
    {
      before: 'afraid',
      wrong: 'from',
      after: 'dogs|spiders|snakes|heights|flying|him|her|them|you|(?:the|my|his|her) (?:dark|dog|water|teacher|boss)',
      right: 'of',
    },
    { before: 'interested', wrong: 'on', right: 'in' },
    { before: 'interested', wrong: 'for', after: 'your|his|her|our|their|these', right: 'in' },
    { before: 'depends?|depending|depended', wrong: 'of', right: 'on' },
    { before: 'depends?|depending', wrong: 'from', after: 'the|your|my|our|how|what|where', right: 'on' },
    {
      before: 'good',
      wrong: 'in',
      next: ` (?:mathematics|maths?|sports|english|french|german|chemistry|physics|languages|cooking|drawing|tennis|football|chess|golf|swimming|singing|dancing|biology|history)(?:${end}| (?:and|but|or|because|so) )`,
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
    {
      wrong: 'explain(?:s|ed)? (?:me|us|him|them)',
      after: 'the|how|why|what|this|that|everything|it',
      right: (found) => found.replace(/\s/u, ' to '),
    },
    { wrong: 'in the other hand', right: 'on the other hand' },
    {
      before: 'look(?:ing|s|ed)? forward to',
      wrong: anyOf(lookingForward),
      next: ` (?:you|him|her|them|from|the|your|with|on|in)(?!\\p{L})|${end}`,
      right: from(lookingForward),
    },
    { before: 'look(?:ing|s|ed)? forward to', wrong: 'here', after: 'from', right: 'hearing' },
    { before: 'look(?:ing|s|ed)? forward to', wrong: 'work', after: 'with (?:you|him|her|them)', right: 'working' },
    {
      before: 'look(?:ing|s|ed)? forward',
      wrong: `to (?:${anyOf(lookingForward)})`,
      next: ` (?:you|him|her|them|from|the|your|with)(?!\\p{L})|${end}`,
      right: (found) => `to ${from(lookingForward)(found.slice(3))}`,
    },
  ];
});

/** Plurals as greengrocers write them: `tomato's`. */
function withApostrophe(inflection: Inflection, nouns: string): Readonly<Record<string, string>> {
  const plurals = Object.entries(forms(inflection, nouns, 'n.sg > n.pl'));
  return Object.fromEntries(plurals.map(([noun, plural]) => [`${noun}'s`, plural]));
}

const apostrophes: CorrectionRule = contextRule('grammar/apostrophe', (inflection) => {
  const [bought, counted] = [
    withApostrophe(inflection, 'tomato potato'),
    withApostrophe(inflection, 'photo video taxi pizza banana apple'),
  ];
  return [
    {
      before: `(?:${pronouns}|this|that|there)`,
      wrong: 'wont',
      after: `(?:${baseVerbs})|even|ever|let`,
      right: "won't",
    },
    { before: `(?:${pronouns}|this|that)`, wrong: 'cant', right: "can't" },
    {
      before: '(?<!(?:the|a|this|that|each|every|my) )(?:had|bought|eat|ate|some|many|two|three|of|sell|sells)',
      wrong: anyOf(bought),
      right: from(bought),
    },
    {
      before: 'had|bought|some|many|two|three|sell|sells',
      wrong: anyOf(counted),
      next: `${end}| (?:and|or|are|were|from|for) `,
      right: from(counted),
    },
    {
      before: 'the|my|our|your|his|her',
      wrong: 'girls|boys|dogs|cats',
      after: 'name (?:is|was)',
      right: (found) => `${found.slice(0, -1)}'s`,
    },
  ];
});

const placeNames =
  'paris|london|berlin|madrid|tokyo|moscow|vienna|lisbon|dublin|brussels|amsterdam|munich|chicago|sydney|europe|africa|england|scotland|ireland|france|germany|spain|italy|russia|japan|india|canada|brazil|mexico|australia|poland|greece|sweden|norway|denmark|austria|switzerland|egypt';

const capitals: CorrectionRule = contextRule('grammar/capital', [
  {
    before: 'in|to|from|near|visit|visited|through|around|via',
    wrong: placeNames,
    initial: 'small',
    right: capital,
  },
  {
    before:
      'speaks?|spoke|spoken|speaking|learn(?:s|ed|ing|t)?|study|studies|studied|studying|teach(?:es|ing)?|taught|understands?|fluent in|translated into',
    wrong: 'english|french|german|spanish|italian|russian|chinese|japanese|portuguese|dutch|greek|arabic',
    next: `(?! (?:fries|toast|windows?|doors?|braids?))`,
    initial: 'small',
    right: capital,
  },
]);

const repeated: CorrectionRule = contextRule('grammar/repeated-word', [
  { before: 'send|give|gave|tell|told|show|sent|let', wrong: 'me me', right: 'me' },
  {
    wrong: 'the the|a a|an an|of of|my my|your your|our our|their their|and and',
    where: (found) => /^(?:\p{Ll}|\p{Lu}\p{Ll}*\s)/u.test(found) && !/\s\p{Lu}/u.test(found),
    right: (found) => found.slice(0, found.search(/\s/u)),
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

const subjectNext =
  '(?= (?:I|an?|all|both|each|every|he|her|his|it|its|many|most|my|no|one|our|people|several|she|some|the|their|there|these|they|this|those|we|you|your) [a-z])';
/** Of `Then`, `Now` and `However you look at it`, many are right without a comma. */
const joining = new RegExp(
  `${sentenceStart}(?:(?:Additionally|As a result|At the same time|Consequently|First of all|Firstly|For example|For instance|For this reason|Furthermore|In addition|In conclusion|In contrast|In general|In my opinion|In other words|In short|Lastly|Meanwhile|Moreover|Nevertheless|Nonetheless|On the contrary|On the other hand|Secondly|Thirdly|To sum up)${subjectNext}|However(?= (?:he|it|she|the|there|these|they|this|those|we) [a-z]))`,
  'gu',
);
/** Right without a comma as well, but people who correct texts put one. */
const mostlyJoining = new RegExp(
  `${sentenceStart}(?:Also|Finally|Hence|In fact|In this case|In this way|Nowadays|Second|Therefore|Third|Thus|Yes)${subjectNext}`,
  'gu',
);

const clausePunctuation = writingNoWords((text, { spelling }) => [
  ...[pleaseComma, joining, ...(spelling?.isOfCarelessText === true ? [mostlyJoining] : [])]
    .flatMap((pattern) => editMatches(text, pattern, ([found]) => `${found},`))
    .map((edit) => ({
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
]);

/** Agreement, forms of verbs, articles, prepositions, apostrophes. */
export const englishGrammar: readonly CorrectionRule[] = [
  englishAgreement,
  englishVerbForms,
  articles,
  prepositions,
  apostrophes,
  capitals,
  repeated,
  ...englishUsage,
  ...englishVerbPatterns,
  clausePunctuation,
];
