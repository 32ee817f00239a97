import { anyOf, atStart, contextRule, forms, from } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { startsClause } from './subjects.ts';
import { baseVerbs, end, participles } from './words.ts';

const full = '[.!?]|$';
const countables =
  'people|friends|students|times|questions|problems|books|days|children|countries|languages|words|cars|men|women|persons|brothers|sisters|reasons|mistakes|pages|photos|pictures';
const infinitiveFrames =
  'an?|the|my|your|some|it|him|her|them|you|this|that|home|there|here|english|german|french|spanish|how|if|what|where|more';

const confusedVerbs: CorrectionRule = contextRule('grammar/confused-word', [
  {
    before: 'we|they|you',
    wrong: 'where',
    after:
      'late|very|so|not|too|all|both|happy|tired|born|there|here|at|going|just|really|never|always|supposed|able|married|young|\\p{L}{2,}ing',
    where: isAfterSubject(),
    right: 'were',
  },
  {
    before: atStart,
    wrong: 'were',
    next: ' (?:are (?:you|we|they|my|the) |do (?:you|we|they|i) |did (?:you|we|they|he|she|i) |is (?:my|your|he|she|it|the (?:nearest|closest|station|toilet|bathroom|bus|hotel|exit|entrance))(?!\\p{L})|can (?:i|we|you) )',
    right: 'where',
  },
  {
    before: "(?:don't|didn't|doesn't|do you|not) know|forgot|wonder|tell me|ask(?:ed)? me",
    wrong: 'were',
    after:
      '(?:he|she|it|the \\p{L}+|my \\p{L}+|your \\p{L}+) (?:is|was|lives?|lived|went|has)|(?:i|we|they|you) (?:are|live|lived|were|went|have|had|can|should|could|put)',
    right: 'where',
  },
  {
    before: '(?:can|could|will) you(?: please)?',
    wrong: 'borrow',
    after: '(?:me|us) (?:some|your|an?|the|\\d+)',
    right: 'lend',
  },
  { before: '(?:can|could|will) you(?: please)?', wrong: 'learn', after: '(?:me|us) (?:how|to)', right: 'teach' },
  {
    before: 'i|he|she|we|they|you',
    wrong: 'said',
    after: '(?:me|him|us|them) (?:to|that|not to)',
    where: isAfterSubject(),
    right: 'told',
  },
  { before: 'please', wrong: 'contact to', after: 'me|us|him|them', right: 'contact' },
  {
    before:
      '(?:is|are|was|were|looks?|seems?|runs?|works?)(?: much| even| a bit| a lot)? (?:taller|bigger|smaller|larger|older|younger|cheaper|faster|slower|better|worse|easier|harder|stronger|richer|heavier|nicer)',
    wrong: 'that',
    next: ` (?:(?:me|him|us|them|mine|yours|ever)|(?:the|my|your) (?:others?|last|old|first|previous|new)(?: one)?)(?:${end})`,
    right: 'than',
  },
]);

const verbs: CorrectionRule = contextRule('grammar/verb-form', (inflection) => {
  const done = participles(inflection);
  const finished = forms(inflection, 'read eat write work cook clean watch study', 'inf > ger');
  return [
    {
      before: "(?:i|we|they|you)(?: really)? (?:want|need|don't want)|(?:he|she)(?: really)? (?:wants|needs|wanted)",
      wrong: 'go|buy|learn|know|eat|see|become|ask|find|meet|sell|send|write|understand|improve|speak',
      initial: 'small',
      after: `${infinitiveFrames}|to (?:the|my|your|a|him|her|them|school|work|bed)`,
      where: (_, { input, index }) => invitations.test(input.slice(Math.max(0, index - 40), index)),
      right: (found) => `to ${found}`,
    },
    {
      before: "(?:should|could|would|might|must)(?:'ve|n't have)",
      wrong: anyOf(done),
      right: from(done),
    },
    {
      before: 'i|we|they',
      wrong: 'been',
      after:
        '(?:waiting|living|working|looking|trying|thinking|using|learning) (?:for|since|in|at|to|on|about|here|your|my|the|this|a)',
      where: isAfterSubject(),
      right: 'have been',
    },
    {
      before: '(?:i|we|they|he|she)(?: just)? finished',
      wrong: `to (?:${anyOf(finished)})`,
      after: 'the|my|your|his|her|our|their|it|this|that',
      where: isAfterSubject(/ (?:just )?finished $/i),
      right: (found) => from(finished)(found.slice(3)),
    },
  ];
});

const feelings: CorrectionRule = contextRule('grammar/adjective', [
  {
    before: "i am|i'm|we are|we're|i was|we were",
    wrong: 'interesting',
    after:
      'in (?:your|this|the (?:job|position|offer|room|flat|apartment|course|product)|(?!being)\\p{L}+ing|music|history|sports?|art)',
    right: 'interested',
  },
  {
    before: "(?:i am|i'm|we are|we're)(?: very| so| really| a bit)?",
    wrong: 'exciting|confusing',
    after: 'about',
    right: from({ exciting: 'excited', confusing: 'confused' }),
  },
  {
    before: '(?:movie|film|book|lesson|story|game|lecture|speech|job) (?:is|was) (?:very|so|really|too)',
    wrong: 'bored',
    next: full,
    right: 'boring',
  },
]);

const numbers: CorrectionRule = contextRule('grammar/agreement', [
  {
    before:
      "(?:am|is|are|was|were|i'm|he's|she's|they're|turned) (?:\\d{2,3}|[2-9]|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty)",
    wrong: 'year old',
    next: `${end}| (?:and|but|now|when|today)(?!\\p{L})`,
    right: 'years old',
  },
  // `how much people earn` is right.
  {
    wrong: 'how much',
    after: `(?:${countables}) (?:(?:are|were) (?:there|coming|invited)|do (?:you|we|they|i)|did (?:you|we|they|he|she)|does (?:he|she|it)|have (?:you|we|they))`,
    right: 'how many',
  },
  {
    before: `(?:don't|doesn't|didn't) (?:have|know|see|get|read)|there (?:aren't|weren't|are not|were not)|(?:i|we|they|you) have|(?:he|she) has`,
    wrong: 'much',
    next: ` (?!times)(?:${countables})(?:${end}| (?:in|at|here|there|to|on|with|and|but|about)(?!\\p{L}))`,
    right: 'many',
  },
  {
    before: atStart,
    wrong: 'there (?:is|was)',
    next: ` a lot of (?:people|problems|things|questions|reasons|students|children|cars|friends|mistakes|errors|tourists|shops|restaurants|options|bugs|places)(?:${end}| (?:in|at|with|here|there|on|to|who|that|why|for|and) )`,
    right: (found) => `${found.slice(0, 5)} ${/is$/i.test(found) ? 'are' : 'were'}`,
  },
  {
    before: "i am|i'm|he is|he's|she is|she's|i was|he was|she was",
    wrong:
      'student|teacher|nurse|doctor|lawyer|driver|waiter|waitress|carpenter|plumber|programmer|developer|journalist|mechanic|dentist|singer|farmer',
    initial: 'small',
    next: `(?:${full})| (?:at|in) (?:the|an?|my) `,
    right: (found) => `a ${found}`,
  },
]);

const days: Readonly<Record<string, string>> = {
  todays: "today's",
  yesterdays: "yesterday's",
  tomorrows: "tomorrow's",
};
const family: Readonly<Record<string, string>> = {
  moms: "mom's",
  mums: "mum's",
  dads: "dad's",
  wifes: "wife's",
  husbands: "husband's",
};

const apostrophes: CorrectionRule = contextRule('grammar/apostrophe', [
  {
    before: `${atStart}|and|but|because|think|so`,
    wrong: 'hes|shes',
    after: 'not|an?|the|my|very|so|in|at|from|been|going|always|never|just|really|your|our|his|her|\\p{L}{2,}ing',
    right: (found) => `${found.slice(0, -1)}'s`,
  },
  {
    wrong: anyOf(days),
    after:
      'world|weather|meeting|date|lesson|class|news|game|match|post|episode|society|market|lunch|dinner|menu|email|call|homework|session|price',
    right: from(days),
  },
  {
    before: 'my|your|his|her|our',
    wrong: anyOf(family),
    after: '(?:birthday|house|name|car|phone|room|job|wedding|dog|cat|boyfriend|girlfriend|cooking) (?:is|was|has)',
    right: from(family),
  },
  {
    before: 'my|your|his|her|our|their',
    wrong: 'parents',
    after: '(?:house|car|garden|kitchen|flat|bedroom|marriage|divorce) (?:is|was|has)',
    right: (found) => `${found}'`,
  },
  {
    wrong: 'womens|mens',
    initial: 'small',
    after: 'room|team|toilets?|clothes|clothing|shoes|rights|football|health',
    right: (found) => `${found.slice(0, -1)}'s`,
  },
]);

const pronouns: CorrectionRule = contextRule('grammar/pronoun', [
  { before: 'between you and', wrong: 'i', initial: 'capital', next: `${end}| (?:is|was) `, right: 'me' },
  {
    before:
      '(?:gave|give|gives|sent|showed|told|brought) (?:it |this |that |them |the \\p{L}+ )?to (?:you|him|her|them|\\p{L}+|my \\p{L}+) and',
    wrong: 'i',
    initial: 'capital',
    next: full,
    right: 'me',
  },
  {
    before: "(?:it's|this is|that's) for (?:you|him|her|them) and",
    wrong: 'i',
    initial: 'capital',
    next: full,
    right: 'me',
  },
  {
    before: `${atStart}|by the way,|but|because|think`,
    wrong: 'your',
    next: ` (?:awesome|amazing|beautiful|correct|lucky|funny|crazy|so \\p{L}+)(?:${full})`,
    right: "you're",
  },
  {
    before: atStart,
    wrong: 'your',
    next: ' an? (?:\\p{L}+ )?(?:friend|person|man|woman|genius|star|liar|hero|idiot|fool|writer|winner|loser)(?:[.!,]|$)',
    where: (_, { input, index }) => input[index + 5] === 'a',
    right: "you're",
  },
  {
    before: 'if|when|because',
    wrong: 'your',
    next: ` (?:(?:interested|unsure|hungry|bored|available)(?:${end}| (?:in|at|tomorrow|tonight|today|this) )|(?:able|unable) to |going to (?:${baseVerbs}) )`,
    right: "you're",
  },
  {
    before: atStart,
    wrong: 'its',
    next: ` (?:(?:cold|hot|warm|dark|nice|sunny|windy|cloudy|beautiful|lovely) (?:today|here|outside|tonight)|(?:free|cheap|expensive|easy|hard|great|good|nice|fun|awesome|amazing|perfect|possible|impossible|terrible|true)(?:${full}))`,
    right: "it's",
  },
  {
    before: "(?:i|we) (?:know|think|hope|guess)|i'm sure|because",
    wrong: 'its',
    next: ` (?:hard|easy|difficult|late|early|true|possible|impossible|important|free|great|nice|fine|right|wrong|cold|hot|raining|over)(?:${full})`,
    right: "it's",
  },
  {
    before: 'did|do|does|doing|done|try|tried',
    wrong: "there|they're",
    next: ` (?:best|homework|duty|part|jobs?|laundry)(?:${end}| (?:and|to|for|in|at|before|after) )`,
    right: 'their',
  },
  {
    before: '(?:were|was|are) (?:you|he|she|they|we|i)',
    wrong: 'their',
    next: ' (?:yesterday|today|when|last (?:week|night|year|month|summer))(?!\\p{L})',
    right: 'there',
  },
]);

/** What learners and hasty writers say otherwise than others do. */
export const englishUsage: readonly CorrectionRule[] = [confusedVerbs, verbs, feelings, numbers, apostrophes, pronouns];

/** Where a clause begins with a pronoun: `the things I want sell well` is right. */
const invitations =
  /(?:^|[.!?;:,]["”)]? |\n|(?:^| )(?:and|but|because|if|when|so) )(?:i|we|they|you|he|she) (?:really )?(?:don['’]t )?(?:want(?:s|ed)?|needs?) $/iu;

/** A clause begins with the pronoun that comes before what is wrong. */
function isAfterSubject(between = / $/): (found: string, match: RegExpExecArray) => boolean {
  return (_, { input, index }) => {
    const before = input.slice(Math.max(0, index - 40), index).replace(between, '');
    const start = index - Math.min(index, 40) + before.lastIndexOf(' ') + 1;
    return startsClause(input, start);
  };
}
