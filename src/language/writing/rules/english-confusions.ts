import { alwaysWrong, atStart, contextRule } from './context-rule.ts';
import type { CorrectionRule } from './correction-rules.ts';
import { baseVerbs, end } from './english-words.ts';

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
    right: (_, { input, index }) =>
      /^its A /i.test(input.slice(index)) && input[index + 4] === 'A' ? undefined : "it's",
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
  { wrong: 'your', next: ` welcome(?: to |${end})`, right: "you're" },
  { wrong: 'your', next: ` (?:right|wrong|ready|late|early)(?: about | when | if | and |${end})`, right: "you're" },
  {
    wrong: 'your',
    after: `not|gonna|an|kidding|joking|sure|going to (?:${baseVerbs})|looking (?:for|forward)`,
    right: "you're",
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
  'taller|longer|bigger|smaller|larger|older|younger|higher|lower|cheaper|faster|slower|better|worse|easier|harder|stronger|weaker|shorter|richer|poorer|heavier|lighter|hotter|colder|warmer|greater|fewer|nicer|wider|deeper|safer|smarter|happier|closer|further|newer|simpler|quicker|brighter|sooner|louder|busier|rather|other|no later';
const compared =
  'the|an?|we|i|you|he|she|they|it|half|any|ever|my|your|his|her|our|their|that|this|these|those|one|two|three|four|five|ten|twenty|expected|usual|before|most|all|me|him|us|them|what';

const than: CorrectionRule = contextRule('grammar/then-than', [
  { before: comparatives, wrong: 'then', next: ' (?!and |but |or |so )\\p{L}', right: 'than' },
  { before: 'more|less', wrong: 'then', after: compared, right: 'than' },
  { before: '(?:more|less) (?!and)\\p{L}{4,}', wrong: 'then', after: compared, right: 'than' },
  { before: "(?:would|'d) rather \\p{L}+(?: \\p{L}+)?", wrong: 'then', next: ' \\p{L}', right: 'than' },
  { before: 'and|until|back', wrong: 'than', next: ' \\p{L}', right: 'then' },
  { before: atStart, wrong: 'than', after: 'i|we|he|she|they|you|it|the', right: 'then' },
]);

const tooAdjectives =
  'young|old|late|early|hot|cold|big|small|expensive|difficult|hard|tired|busy|heavy|far|fast|loud|bad|high|low|easy|weak|strong|dark|noisy|dangerous|complicated|soon|poor';

const too: CorrectionRule = contextRule('grammar/to-too', [
  {
    before: 'is|are|was|were|far|way|ate|eat|drank|drink|talks?|works?|costs?|spend|spent|has|had',
    wrong: 'to',
    after: 'many|much(?! of)',
    right: 'too',
  },
  {
    before: "is|are|was|were|am|it's|he's|she's|i'm|far|way|much|never|not",
    wrong: 'to',
    after: tooAdjectives,
    right: 'too',
  },
  {
    before:
      'like|want|wants|wanted|need|needs|needed|decided?|decides|hoped?|plan|plans|planned|tried|try|able|ready|refused?|began|started|ought|wish|agreed|promised|learned|forgot|going|have|has|had',
    wrong: 'too',
    after: baseVerbs,
    right: 'to',
  },
  {
    before: 'went|go|goes|going|come|came|returned|moved|drove|walked|travelled|traveled',
    wrong: 'too',
    after: 'the|my|your|his|her|our|their|school|work|bed|church|town',
    right: 'to',
  },
]);

const modals = "will|would|can|could|may|might|should|must|cannot|can't|won't|didn't|doesn't|don't";
const objects = 'the|his|her|my|our|your|their|its|you|us|me|him|them|it|an?';

const homophones: CorrectionRule = contextRule('grammar/confused-word', [
  {
    before: `${modals}|not`,
    wrong: 'effect',
    after: `(?!(?:an?|the|this) (?:\\p{L}+ )?(?:change|transition|transfer|reform))(?:${objects}|thousands|millions|many|all|everyone|people|how|both|every)`,
    right: 'affect',
  },
  {
    before: 'no|an|any|the|little|great|big|huge|major|negative|positive|strong|some',
    wrong: 'affect',
    after: 'on|upon',
    right: 'effect',
  },
  {
    before: `to|${modals}|never|not|we|they`,
    wrong: 'loose',
    after: `${objects}|weight|money|time|control|hope|faith|interest|such|everything|all|more`,
    right: 'lose',
  },
  { before: 'some|any|good|bad|my|his|their|the|useful|legal|piece of|no', wrong: 'advise', right: 'advice' },
  {
    before: `(?:${modals}|to)(?: (?:you|i|we|he|she|they|please))?`,
    wrong: 'advice',
    after: 'me|you|him|her|us|them|against',
    right: 'advise',
  },
  {
    before: '(?:everyone|everybody|all)(?: (?:came|left|agreed|knew|went))|nothing|anything',
    wrong: 'accept',
    right: 'except',
  },
  {
    before: "we|i|to|will|would|cannot|can't|please|must|should",
    wrong: 'except',
    after: 'your|my|his|her|our|their|this|any|credit|the (?:offer|terms|invitation|conditions)',
    right: 'accept',
  },
  {
    wrong: 'principle',
    after:
      'of (?:the|our|my|his|her) (?:school|college)|reasons?|cause|aim|role|author|investigator|components?|characters?',
    right: 'principal',
  },
  { before: 'school|vice|assistant', wrong: 'principle', right: 'principal' },
  { before: "can|could|can't|cannot|couldn't|hardly|barely", wrong: 'breath', right: 'breathe' },
  { before: 'to', wrong: 'breath', after: 'in|out|again|deeply|easily|freely|properly|normally', right: 'breathe' },
  { before: 'an?|a deep|deep|out of|bad|short of', wrong: 'breathe', right: 'breath' },
  { before: `to|${modals}|not|(?:did|do) (?:you|he|she|they|we|i)`, wrong: 'chose', right: 'choose' },
  {
    before: 'be|keep|stay',
    wrong: 'quite',
    next: `${end}| (?:while|when|during|please|and|for|until|so) `,
    right: 'quiet',
  },
  {
    before: 'is|was|are|were|been',
    wrong: 'quiet',
    after: 'an?|sure|good|often|right|well|different|difficult|easy|happy|expensive|clear|possible|nice',
    right: 'quite',
  },
  {
    before: "don't|didn't|doesn't|do not|did not|does not|let me|let us",
    wrong: 'no',
    after: 'where|what|why|how|who|when|if|whether|him|her|them|it|me|that',
    right: 'know',
  },
  {
    before: 'who|already|never|nobody|everyone',
    wrong: 'new',
    after: 'that|what|where|why|how|who|nothing|everything',
    right: 'knew',
  },
  {
    before: 'i|he|she|they|we',
    wrong: 'new',
    after: 'that|what|where|why|how|who|nothing|everything|it|him|her|them|exactly',
    right: 'knew',
  },
  {
    before: 'asked|know|wonder|wondering|wondered|sure|decide|decided|question|regardless of|doubt|doubts|clear',
    wrong: 'weather',
    after: 'he|she|it|they|we|i|you|the|to|or|this|there|his|our|my',
    right: 'whether',
  },
  {
    before: 'the|nice|cold|hot|warm|wet|dry|stormy|sunny|winter|summer|rainy|terrible|bad',
    wrong: 'whether',
    next: ' (?:is|was|forecast|report|will|conditions|today|here|has|could|gets|got) |[.,!?]',
    right: 'weather',
  },
  {
    before: `${atStart}|know|wonder|guess`,
    wrong: 'whose',
    after: 'going|coming|in charge|responsible for|got|afraid|been|the|an?|your|my',
    right: "who's",
  },
  {
    wrong: "who's",
    after:
      'cars?|house|coat|book|idea|turn|fault|names?|bag|phone|job|dog|cat|child|keys|jacket|responsibility|wife|husband|mother|father|parents|birthday|money|seat|shoes|hat|glasses',
    right: 'whose',
  },
  { before: 'office|wedding|school|kinds of|paper and', wrong: 'stationary', right: 'stationery' },
  { wrong: 'stationary', after: 'shop|store|cupboard|supplies', right: 'stationery' },
  {
    before: 'has|have|had|was|were|been|be|being',
    wrong: 'lead',
    after: 'by|to|into|astray|the|us|him|her|them|me',
    right: 'led',
  },
  {
    before: 'he|she',
    wrong: 'lead',
    next: ' [\\p{L} ]{3,50} (?:for \\p{L}+ years|last (?:year|week|month)|yesterday|until|before|from \\d)',
    right: 'led',
  },
  {
    before: "not|are|were|is|was|be|been|am|aren't|weren't|isn't|wasn't",
    wrong: 'aloud',
    after: 'to',
    right: 'allowed',
  },
  {
    before: "has|have|had|'s|'ve",
    wrong: 'all ready',
    after: '\\p{L}{3,}ed|eaten|gone|been|left|done|seen|made|taken|sold|paid|told|begun|come|met|sent|found|bought',
    right: 'already',
  },
  { wrong: 'all together', after: 'sure|different|new|wrong|clear|happy|satisfied|surprising', right: 'altogether' },
  {
    wrong: 'peace',
    after:
      'of (?:cake|paper|bread|wood|meat|chocolate|advice|fruit|cheese|furniture|music|land|news|cloth|glass|pie|pizza|evidence|information|equipment|string|metal)',
    right: 'piece',
  },
  { wrong: 'piece', after: 'and quiet|of mind', right: 'peace' },
  {
    before: "was|is|were|are|am|be|been|got|getting|so|very|i'm|he's|she's",
    wrong: 'board',
    after: 'by|with|to death',
    right: 'bored',
  },
  {
    before: "let us|let's|will|shall|could|would|can|we'll|i'll",
    wrong: 'meat',
    after: 'you|him|her|them|me|us|at|tomorrow|again|up|on',
    right: 'meet',
  },
  { before: 'to', wrong: 'meat', after: 'you|him|her|them|me|us|again|up', right: 'meet' },
  {
    before: 'he|she|i|we|they|has|have|had',
    wrong: 'past',
    after: 'the (?:exam|test|law|bill|time)|all (?:his|her|my|their)|away',
    right: 'passed',
  },
  {
    before: 'walk|walked|drove|ran|went|rode|flew|hurried|sailed|rushed|slipped|half',
    wrong: 'passed',
    after: 'the|an?|my|his|her|us|me|him|it|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|our|their',
    right: 'past',
  },
]);

const spellings: CorrectionRule = alwaysWrong('spelling', {
  alot: 'a lot',
  'a alot': 'a lot',
  aswell: 'as well',
  atleast: 'at least',
  eachother: 'each other',
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
  childrens: "children's",
  'i am agree': 'I agree',
  'please find attach': 'please find attached',
  informations: 'information',
  furnitures: 'furniture',
  homeworks: 'homework',
});

/** Words that sound alike or nearly so. */
export const englishConfusions: readonly CorrectionRule[] = [spellings, there, its, your, than, too, homophones];
