import { alwaysWrong, anyOf, atStart, capital, contextRule, from } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { englishHomophones } from './homophones.ts';
import { englishToo } from './too.ts';
import { baseVerbs, end } from './words.ts';

const toBe = 'is|are|was|were';
const prepositions = 'of|with|in|from|by|into|onto|at|to|under|within|through|during';
const noPossession =
  ' (?!(?:an?|the|not|being|been|just|all|really|very|so|too|always|my|your|that|this|what|like|because|probably|ok|okay|good|fine|true|no|going|about|time|possible|easy|hard|better|best|still|also|only|here|there|ready|right|wrong|sure|welcome|looking|doing|able|allowed|in|on|at|to|done|happy|already|one|our|\\p{L}+ed|\\p{L}+ing)(?!\\p{L}))\\p{Ll}';
const things =
  'battery|price|roof|name|tail|collar|paw|paws|leaves|owner|screen|surface|roots|branches|wings|walls|garden|size|colou?r|shape|customers|members|employees|staff|users|contents|website|profits?|population';

const there: CorrectionRule = contextRule('grammar/their-there', [
  { wrong: 'their', after: "is|are|was|were|isn't|aren't|wasn't|weren't|has been|have been|seems", right: 'there' },
  { before: toBe, wrong: 'their', after: 'any|an?|no|enough|anybody|anyone|anything|nobody', right: 'there' },
  { before: 'over|out|up', wrong: 'their', next: end, right: 'there' },
  {
    before: 'be|been|am|are|is|was|were|get|got|gets|go|goes|went|live|lives|stay|arrived?',
    wrong: 'their',
    next: `${end}| (?:tomorrow|soon|again|yesterday|too|now)(?!\\p{L})| before(?:${end})| (?:in|at|by|on|for|until) (?:\\d|the|an?|my|your|one|two|three|five|ten|noon|midnight|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\\p{L})`,
    right: 'there',
  },
  { wrong: "there|they're", after: 'own', right: 'their' },
  {
    before: 'forgot|lost|sold|brought|love|loves|finished|handed in|took off|that|washed|said',
    wrong: "there|they're",
    after:
      'homework|lunch|children|kids|parents|jobs?|names?|money|keys|friends|lives|hands|bags?|cars?|houses?|essays|shoes|luggage',
    right: 'their',
  },
  { before: 'of|with|in|from|by|into|at|about', wrong: "they're", next: noPossession, right: 'their' },
  {
    wrong: 'their',
    after: 'not|gonna|going to (?:be|have|get|move|go|win|lose|leave|make|take|do|come)',
    right: "they're",
  },
  { before: `${atStart}|think|hope|know`, wrong: 'there', after: `going to (?!be )(?:${baseVerbs})`, right: "they're" },
]);

const its: CorrectionRule = contextRule('grammar/its', [
  {
    wrong: 'its',
    after:
      'an?|the|been|going to|raining|snowing|getting|okay|what|because|time to|really|quite|my|your|our|his|up to (?:you|us|him|her|them)|(?:impossible|difficult|easy|hard|important|nice|good|great|better|possible) to|(?:clear|possible|true|likely|important) that|too (?:late|early|hot|cold|much|bad|hard|far|expensive)|not (?:an?|the|too|going|easy|clear|only|fair|possible|my|your|our|that|true|always|just|about|over|like|enough|really|so|here|there)|so (?:hot|cold|good|nice|easy|hard|much|sad|beautiful)|very (?:hot|cold|good|nice|easy|hard|difficult|sad|late|kind)',
    // `its A side`, `its a cappella version`
    unless: (_, { input, index }) => /^\S+ (?:A |[Aa] (?:cappella|priori|posteriori))/.test(input.slice(index)),
    right: "it's",
  },
  { wrong: "it's", after: 'own', right: 'its' },
  { before: prepositions, wrong: "it's", next: noPossession, right: 'its' },
  {
    before:
      'licked|lost|doubled|raised|changed|closed|opened|wagging|wagged|lifted|reached|shed|spread|showed|celebrated|celebrates|published|launched|announced|increased|reduced|improved|has|had',
    wrong: "it's",
    next: noPossession,
    right: 'its',
  },
  { wrong: "it's", after: `(?:${things}) (?:is|was|are|were|has|have|lasts?|will|had|looks?|fell)`, right: 'its' },
]);

const your: CorrectionRule = contextRule('grammar/your', [
  { before: atStart, wrong: 'your', next: ' invited (?:to|for) ', right: "you're" },
  { wrong: 'your', next: ` welcome(?: to |${end})`, right: "you're" },
  { wrong: 'your', next: ` (?:right|wrong|ready|late|early)(?: about | when | if | and |${end})`, right: "you're" },
  {
    wrong: 'your',
    after: `not|gonna|an|kidding|joking|sure|going to (?:${baseVerbs})|looking (?:for|forward)`,
    right: "you're",
  },
  {
    before: atStart,
    wrong: 'your',
    next: ' (?:the (?:best|only|one|first|worst|most|boss)|so|such an?|always|never|very) (?!(?:called|to|own)(?!\\p{L}))\\p{L}',
    right: "you're",
  },
  {
    before:
      '(?:send|sent|give|gave|lend|check|checked|received?|recieved?|get|got|forgot|lost|need|want|like|love|use|enter|change|read|need)(?: me| us)?',
    wrong: "you're",
    after:
      '(?:new |old |full |home |last |first )?(?:address|e-?mail|name|number|phone|password|order|invoice|letter|message|reply|answer|car|house|bag|book|keys|opinion|help|feedback|comments|details|ticket|application|account|advice|support|website|computer)',
    right: 'your',
  },
  { before: 'hope|if|think|know|see|what|hear|glad|that', wrong: 'your', after: 'doing|a|the|so', right: "you're" },
  { wrong: "you're", after: 'own', right: 'your' },
  {
    before: 'for|of|with|from|by|about|into|at|is this|is that|are these|are those',
    wrong: "you're",
    next: noPossession,
    right: 'your',
  },
]);

const comparatives =
  'taller|longer|bigger|smaller|larger|older|younger|higher|lower|cheaper|faster|slower|better|worse|easier|harder|stronger|weaker|shorter|richer|poorer|heavier|lighter|hotter|colder|warmer|greater|fewer|nicer|wider|deeper|safer|smarter|happier|closer|further|newer|simpler|quicker|brighter|sooner|louder|busier|rather|(?<!(?:the|each) )other|no later';
const compared =
  'the|an?|we|i|you|he|she|they|it|half|any|ever|my|your|his|her|our|their|that|this|these|those|one|two|three|four|five|ten|twenty|expected|usual|before|most|all|me|him|us|them|what';

const than: CorrectionRule = contextRule('grammar/then-than', [
  { before: comparatives, wrong: 'then', next: ' (?!and |but |or |so |than )\\p{L}', right: 'than' },
  {
    before: '(?:more|less) \\p{L}{4,} (?:in|of|about|on|with|at|to) \\p{L}+',
    wrong: 'then',
    after: 'in|of|about|on|with|at|to',
    right: 'than',
  },
  { before: 'more|less', wrong: 'then', after: compared, right: 'than' },
  { before: '(?:more|less) (?!and)\\p{L}{4,}', wrong: 'then', after: compared, right: 'than' },
  { before: "(?:would|'d) rather \\p{L}+(?: \\p{L}+)?", wrong: 'then', next: ' \\p{L}', right: 'than' },
  { before: 'and|until|back', wrong: 'than', next: ' \\p{L}', right: 'then' },
  { before: atStart, wrong: 'than', after: 'i|we|he|she|they|you|it|the', right: 'then' },
]);

const negated = 'not|never|sure|sorry|happy|glad|going|afraid|really|very|just|so|fine|tired';

/** Apostrophes that were left out, where without one it is another word. */
const contractions: CorrectionRule = contextRule('grammar/apostrophe', [
  {
    before: atStart,
    wrong: 'lets',
    next: ` (?!go of )(?:${baseVerbs}|begin|discuss|focus|continue|assume|just|not|hope|say|dance|celebrate|order)(?!\\p{L})`,
    right: "let's",
  },
  {
    wrong: 'ive',
    after:
      'been|had|got|seen|never|already|just|made|done|gone|heard|read|tried|always|lost|found|sent|decided|finished|\\p{L}{3,}ed',
    unless: (found) => found === 'IVE',
    right: "I've",
  },
  {
    wrong: 'im',
    after: `${negated}|an?|the|from|in|at|here|on|\\p{L}{2,}ing`,
    unless: (found) => found === 'IM',
    right: "I'm",
  },
]);

/** Verbs with `-ise` in all variants of English, since it is no ending in them. */
const alwaysWithS = contextRule('spelling', [
  {
    wrong: '(?:advert|superv|rev|surpr|exerc|comprom|improv|dev|desp|telev|circumc|chast|disgu)iz(?:e[ds]?|ing)',
    right: (found) => found.replace(/iz/i, (letters) => (letters === 'IZ' ? 'IS' : 'is')),
  },
]);

const spellings: CorrectionRule = alwaysWrong('spelling', {
  alot: 'a lot',
  'a alot': 'a lot',
  aswell: 'as well',
  atleast: 'at least',
  eachother: 'each other',
  definatly: 'definitely',
  fourty: 'forty',
  garantee: 'guarantee',
  garanteed: 'guaranteed',
  infact: 'in fact',
  infront: 'in front',
  irregardless: 'regardless',
  maintainance: 'maintenance',
  noone: 'no one',
  thats: "that's",
  theres: "there's",
  theyre: "they're",
  theyve: "they've",
  weve: "we've",
  whats: "what's",
  youre: "you're",
  youve: "you've",
  inbetween: 'in between',
  goed: 'went',
  teached: 'taught',
  catched: 'caught',
  buyed: 'bought',
  bringed: 'brought',
  eated: 'ate',
  runned: 'ran',
  thinked: 'thought',
  drinked: 'drank',
  swimmed: 'swam',
  writed: 'wrote',
  speaked: 'spoke',
  maked: 'made',
  taked: 'took',
  gived: 'gave',
  standed: 'stood',
  sleeped: 'slept',
  keeped: 'kept',
  selled: 'sold',
  telled: 'told',
  understanded: 'understood',
  childs: 'children',
  'i am agree': 'I agree',
  'please find attach': 'please find attached',
  informations: 'information',
  'informations are': 'information is',
  'informations were': 'information was',
  'many informations': 'much information',
  'many informations are': 'much information is',
  'many informations were': 'much information was',
  furnitures: 'furniture',
  'furnitures are': 'furniture is',
  'many furnitures': 'much furniture',
  homeworks: 'homework',
  'homeworks are': 'homework is',
  'homeworks were': 'homework was',
  'many homeworks': 'much homework',
  luggages: 'luggage',
  'many luggages': 'much luggage',
  baggages: 'baggage',
  'your advices': 'your advice',
  'his advices': 'his advice',
  'good advices': 'good advice',
  'some advices': 'some advice',
  'many advices': 'much advice',
  inconvinience: 'inconvenience',
  ment: 'meant',
  stoped: 'stopped',
  studing: 'studying',
  thier: 'their',
  wich: 'which',
});

/**
 * Where a sentence begins, an unknown word may be a name, so that the dictionary is not asked: what is a slip beyond doubt.
 */
const slips: Readonly<Record<string, string>> = {
  accomodation: 'accommodation',
  acording: 'according',
  actualy: 'actually',
  allways: 'always',
  aparently: 'apparently',
  apparantly: 'apparently',
  basicly: 'basically',
  becuase: 'because',
  becouse: 'because',
  beleive: 'believe',
  completly: 'completely',
  congradulations: 'congratulations',
  definately: 'definitely',
  definatly: 'definitely',
  defiantely: 'definitely',
  definitly: 'definitely',
  dissapointed: 'disappointed',
  enviroment: 'environment',
  especialy: 'especially',
  everthing: 'everything',
  everyting: 'everything',
  excelent: 'excellent',
  existance: 'existence',
  finaly: 'finally',
  fortunatly: 'fortunately',
  goverment: 'government',
  greatful: 'grateful',
  hopefuly: 'hopefully',
  immediatly: 'immediately',
  intresting: 'interesting',
  luckly: 'luckily',
  neccessary: 'necessary',
  normaly: 'normally',
  obviosly: 'obviously',
  obviusly: 'obviously',
  originaly: 'originally',
  personaly: 'personally',
  poeple: 'people',
  probaly: 'probably',
  probly: 'probably',
  realy: 'really',
  recieve: 'receive',
  recieved: 'received',
  recomended: 'recommended',
  seperate: 'separate',
  seperately: 'separately',
  sincerly: 'sincerely',
  somthing: 'something',
  suprised: 'surprised',
  suprisingly: 'surprisingly',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  unfortunatly: 'unfortunately',
  unfortunatley: 'unfortunately',
  untill: 'until',
  usualy: 'usually',
  wierd: 'weird',
  yesturday: 'yesterday',
};

const slipsAtStart: CorrectionRule = contextRule('spelling', [
  {
    before: atStart,
    wrong: anyOf(slips),
    next: `(?!["”'’]| (?:is|was) (?:an? |not |often )?(?:\\p{L}+ )?(?:misspel|typo|spel|wrong|incorrect|mistake|word))`,
    initial: 'capital',
    // A word in capitals may be a name.
    where: (found) => /^\p{Lu}\p{Ll}+$/u.test(found),
    right: (found) => capital(from(slips)(found) ?? found),
  },
]);

/** Words that sound alike or nearly so. */
export const englishConfusions: readonly CorrectionRule[] = [
  alwaysWithS,
  spellings,
  slipsAtStart,
  contractions,
  there,
  its,
  your,
  than,
  englishToo,
  englishHomophones,
];
