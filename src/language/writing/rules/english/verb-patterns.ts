import { anyOf, atStart, contextRule, from, forms as inflected, oneOf } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { startsClause } from './subjects.ts';
import { end, gerunds } from './words.ts';

/** What follows a verb with an object or a place, and no noun: `use ninja instead of make`. */
const object =
  'an?|the|my|your|his|her|our|their|some|it|me|us|him|them|you|this|that|home|there|here|anything|something|goodbye|english|german|french|spanish';
const plainVerbs =
  'go|say|eat|take|come|know|see|have|be|buy|give|tell|speak|write|read|learn|drink|do|become|join|sell|lose|use';
const decisions = 'decided|promised|forgot|refused|agreed|managed|offered';

/** Which form of a verb comes after what. */
const forms: CorrectionRule = contextRule('grammar/verb-form', (inflection) => {
  const gerundOf = from(gerunds(inflection));
  const awaited = {
    ...inflected(inflection, 'see meet hear go get try read visit start', 'ger > inf'),
    ...inflected(inflection, 'see go meet hear get', 'past > inf'),
  };
  const planned = inflected(inflection, 'stay go visit eat buy talk move tell take write', 'past > inf');
  return [
    {
      before: "(?:i am|i'm|we are|we're)(?: not)? used to",
      wrong: 'get|live|speak|eat|wake|walk|drive',
      next: ' (?:up|alone|in|on|at|with|late|early|my|the|spicy|here|there|english)(?!\\p{L})',
      right: gerundOf,
    },
    {
      before: 'thanks for|thank you for',
      wrong: 'let|take|give|be|send|tell|come|show|join|read|write|bring|choose|invite|teach|accept',
      initial: 'small',
      after: 'me|us|the|your|my|this|that|so|to|here|in|it|with|all|our|part',
      right: gerundOf,
    },
    {
      before: 'thanks for|thank you for',
      wrong: 'help|support|visit|call|answer|contact',
      after: 'me|us|my (?:question|email|mail|message)',
      right: gerundOf,
    },
    {
      before:
        'instead of|without|interested in|think about|thinking about|thought about|dream of|dreaming of|afraid of|tired of',
      wrong: plainVerbs,
      initial: 'small',
      after: object,
      right: gerundOf,
    },
    {
      before: 'instead of|without|thinking about|after|before',
      wrong: 'go',
      initial: 'small',
      after: 'to (?:bed|the|work|school|sleep)',
      right: 'going',
    },
    { before: 'afraid of', wrong: 'fly|die|lose', next: end, right: gerundOf },
    {
      before: 'after|before',
      wrong: 'eat|buy|see|send',
      after: 'dinner|lunch|breakfast|the|my|your|an?|it',
      right: gerundOf,
    },
    {
      before: "(?:is|are|am|was|not|very|really|'m|be) good at",
      wrong: 'cook|speak|write|read|swim|draw|sing|learn|listen|explain',
      next: `${end}| (?:and|but|in|to|english|things)(?!\\p{L})`,
      right: gerundOf,
    },
    {
      before: '(?:i|we)(?: really)? hope',
      wrong: 'see|hear|meet|get|find',
      after: 'you|from|him|them|the|my|an?',
      where: isAfterSubject,
      right: (found) => `to ${found}`,
    },
    {
      before: `(?:i|we|you|they|he|she) (?:${decisions})`,
      wrong: 'go|buy|take|make|sell|write|tell|do|get|come|bring|become|learn|give|eat|see|speak|stay|call|lock',
      initial: 'small',
      after: `${object}|to|at|in`,
      where: isAfterSubject,
      right: (found) => `to ${found}`,
    },
    {
      before: "(?:am|is|are|was|were|i'm|we're|they're) planning",
      wrong: 'go|buy|come|do|make|take',
      initial: 'small',
      after: `${object}|to`,
      right: (found) => `to ${found}`,
    },
    {
      before:
        "(?:it is|it's|it was)(?: very| so| not| really| too)? (?:easy|difficult|hard|important|nice|possible|impossible|necessary)",
      wrong: 'find|learn|get|see|know|go|make|do|understand|buy|take|have|be|say|tell|speak|eat|write|become',
      initial: 'small',
      next: `(?:${end})| (?:${object}|how|what|where|if|to)(?!\\p{L})`,
      right: (found) => `to ${found}`,
    },
    {
      before: "can't wait to|cannot wait to",
      wrong: anyOf(awaited),
      after: 'you|it|the|my|from|to|him|her|them|there|home|back|your|this|what',
      right: from(awaited),
    },
    {
      before: '(?:i|we|he|she|they|it|you) would',
      wrong: 'gone|been|seen|done|taken|known|given|written|eaten|forgotten',
      where: isAfterSubject,
      right: (found) => `have ${found}`,
    },
    {
      before: 'place|time|chance|how',
      wrong: `to (?:${anyOf(planned)})`,
      right: (found) => `to ${from(planned)(found.slice(3))}`,
    },
  ];
});

const adverbs: Readonly<Record<string, string>> = {
  good: 'well',
  bad: 'badly',
  careful: 'carefully',
  fluent: 'fluently',
  beautiful: 'beautifully',
  quick: 'quickly',
  slow: 'slowly',
};

/** The rest of a short question that has no other verb: `what you are is what?` */
const rest =
  '(?= (?!(?:[^,.;:!?\\n]* )?(?:is|are|was|were|do|does|did|means?|matters?)(?!\\p{L}))[^,.;:!?\\n]{1,40}\\?)';

const negated = oneOf(["doesn't", "don't"], (found, { input, index }) => {
  const verb = found.slice(found.search(/\s/u) + 1);
  return `${/(?:^|\P{L})s?he $/iu.test(input.slice(Math.max(0, index - 5), index)) ? "doesn't" : "don't"} ${verb}`;
});

/** Questions and negations without their auxiliary verbs, or with them in the wrong place. */
const wordOrder: CorrectionRule = contextRule('grammar/word-order', (inflection) => {
  const superlatives = inflected(inflection, 'tall cheap big fast small high old', 'adj > adj.sup');
  return [
    {
      before: atStart,
      wrong:
        "(?:where|why|what|how long) (?:(?:you|we|they) (?:are|were|have|can|should|didn't|don't)|(?:he|she|it) (?:is|was|has|can|should|didn't|doesn't))",
      next: rest,
      right: (found) => found.replace(/(\S+) (\S+)$/u, '$2 $1'),
    },
    {
      before: atStart,
      wrong: '(?:where|why|what|when|how) (?:you|they) (?:want|live|work|think|need|know|like|mean)',
      next: `(?:\\?|${rest})`,
      right: (found) => found.replace(/(\S+ \S+)$/u, 'do $1'),
    },
    { before: atStart, wrong: 'do you can', right: 'can you' },
    {
      before: 'i|we|they|you|he|she',
      wrong: 'no (?:have|like|want|know|understand|need|speak)',
      where: isAfterSubject,
      right: negated,
    },
    {
      before: 'i|we|they|you',
      wrong: 'not (?:have|like|want|know|understand|need|speak|agree)',
      where: (_, { input, index }) =>
        /(?:^|[.!?,] |\b(?:but|and|because) )\S+ $/iu.test(input.slice(Math.max(0, index - 14), index)),
      right: negated,
    },
    {
      before:
        '(?:i|you|he|she|we|they|it) (?:speaks?|spoke|sings?|sang|plays?|played|dances?|writes?|swims?|works?|drives?|drove)(?: english| german| french| spanish| football| tennis| the piano| the guitar)? (?:very|really|so)',
      wrong: anyOf(adverbs),
      next: '[.!]|$',
      right: from(adverbs),
    },
    {
      before: 'as (?:tall|good|big|fast|old|cheap|bad|easy|expensive|much|many|long|high|nice|small|strong)',
      wrong: 'than',
      right: 'as',
    },
    {
      before: 'the same',
      wrong: 'than',
      after: 'me|mine|you|yours|the|my|your|before|last|in|him|his|hers',
      right: 'as',
    },
    { before: 'different', wrong: 'then', after: 'mine|yours|what|my|your|others?|expected|usual', right: 'than' },
    {
      before: '(?:it|he|she|this|that)(?: is|.s| was) the',
      wrong: `most (?:${anyOf(superlatives)})`,
      right: (found) => from(superlatives)(found.slice(5)),
      initial: 'small',
    },
    {
      before: '(?:clean|calm|nice|dark|small|big|comfortable|peaceful) and|very|so',
      wrong: 'quite',
      next: '[.!]|$',
      right: 'quiet',
    },
  ];
});

const countless: CorrectionRule = contextRule('grammar/uncountable', [
  {
    wrong: 'a (?:good|bad|great) (?:news|advice)',
    next: `${end}| (?:for|about|from|and|but) `,
    right: (found) => found.slice(found.search(/\s/u) + 1),
  },
  {
    before: 'need|want|have|give me|gave me|get|got|asking for|ask for',
    wrong: 'an (?:advice|information)',
    next: `${end}| (?:for|about|from|on|and) `,
    right: (found) => `some ${found.slice(3)}`,
  },
  {
    before: 'a lot of|many',
    wrong: 'peoples',
    after: "do|think|say|like|don't",
    right: 'people',
  },
  { before: 'my|your|his|her', wrong: 'hair are', right: 'hair is' },
  {
    before: 'there (?:is|are|was|were) (?:too|so)',
    wrong: 'much',
    // `there is too much people talk about`
    next: ` (?:people|cars|things|questions|problems|students|children|mistakes|words|tourists)(?:${end}| (?:in|at|here|on|for|waiting) )`,
    right: 'many',
  },
]);

/** How verbs and their companions are put together. */
export const englishVerbPatterns: readonly CorrectionRule[] = [forms, wordOrder, countless];

/** A clause begins with the pronoun of what comes before: `the town I would gone to` stays. */
function isAfterSubject(_: string, { input, index }: RegExpExecArray): boolean {
  const reach = Math.max(0, index - 40);
  const found = /(?<![\p{L}'’])(?:i|you|he|she|we|they|it)(?: \p{L}+){0,2} $/iu.exec(input.slice(reach, index));
  return found !== null && startsClause(input, reach + found.index);
}
