import { atStart, contextRule, oneOf } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { end } from './words.ts';

const modals = "will|would|can|could|may|might|should|must|cannot|can't|won't|didn't|doesn't|don't";

const objects = 'the|his|her|my|our|your|their|its|you|us|me|him|them|it|an?';

const belongings =
  'cars?|house|coat|book|idea|turn|fault|names?|bag|phone|job|dog|cat|child|keys|jacket|responsibility|wife|husband|mother|father|parents|birthday|money|seat|shoes|hat|glasses';
/** `whos` before a noun: one that is known, or one with its verb, `whos safety is at risk`. */
const ofWhom = new RegExp(
  `^whos\\s(?:(?:${belongings}|safety|opinions?|words?|voice|side|plan|problem|children|kids|son|daughter|brother|sister|friend|account|computer|email|number|address|work|picture|photos?|song|music|desk|room|team)(?!\\p{L})|(?!\\p{L}+(?:ing|ly|ed)\\s|(?:there|here|that|this|it|not|who|what|next|right|wrong|on|in|out|up|to|so|else|first|last|left|best|better|worse|sick|ill|well|sure|new|ready|late|tired|free|happy|sad|mad|dead|alive|home|at|with|also|now|still|never|just|he|she|they|we|you|i|your|my|the|an?)\\s)\\p{Ll}{3,}\\s(?:is|are|was|were|has|have|will|did|does|should)(?!\\p{L}))`,
  'iu',
);
/** What people do and principles do not. */
const principalDoes =
  '(?:is|was) (?:on (?:holiday|leave|vacation)|ill|sick|absent|away|retiring|in (?:his|her) office)|said (?:that|we|i|he|she|it|they|you|no|yes|hello|the|there|nothing|goodbye)|(?:told|asked|called|invited|thanked|praised|visited|punished|suspended|expelled|scolded|warned) (?:me|us|him|her|them|everyone|everybody|the (?:students?|teachers?|parents|children|kids|pupils|class|boys?|girls?)|my (?:parents|mother|father|mom|mum|dad))|announced (?:an?|the|that|his|her)|wants (?:me|us|him|her|them|everyone) to|resigned|retired|smiled|nodded|shouted|yelled|spoke (?:to|with) (?:me|us|him|her|them|the)|has (?:resigned|retired|announced|called)';

export const englishHomophones: CorrectionRule = contextRule('grammar/confused-word', [
  { before: '(?:is|are|was|were) (?:too|so|very|a bit|quite|really)', wrong: 'lose', right: 'loose' },
  { before: 'too', wrong: 'lose', next: `${end}| (?:for|on|in|at|and) `, right: 'loose' },
  {
    before: `${modals}|not`,
    wrong: 'effect',
    after: `(?!(?:an?|the|this) (?:\\p{L}+ )?(?:change|transition|transfer|reform))(?:${objects}|thousands|millions|many|all|everyone|people|how|both|every)`,
    right: 'affect',
  },
  {
    before: `(?:${modals}|does|did|do) (?:this|that|it|they|these|those)`,
    wrong: 'effect',
    after: 'me|us|you|him|her|people|everyone|my|your|our|his',
    right: 'affect',
  },
  { before: 'to|really|seriously|badly', wrong: 'effect', after: 'me|us|you|people|everyone', right: 'affect' },
  {
    before: '(?:please )?let (?:me|us|him|her|them)',
    wrong: 'now',
    after: 'if|when|whether|how|asap|as soon as|what (?:you|time|is|they)|about (?:the|your|it|this|that)',
    right: 'know',
  },
  {
    before: 'the',
    wrong: 'worse',
    next: ' \\p{L}+ (?:(?:that )?(?:i|we|he|she|they|you)(?: have|.ve|.d| had|.s| has)? ever |ever(?!\\p{L}))',
    right: 'worst',
  },
  {
    before: '(?:please )?let (?:me|us|him|her|them)',
    wrong: 'no',
    next: `(?:${end})| (?:if|when|whether|how|asap|as soon as|what (?:you|time|is|they)|about (?:the|your|it|this|that))(?!\\p{L})`,
    right: 'know',
  },
  { before: "(?:i|we|they|you) (?:don't|didn't)", wrong: 'no', next: end, right: 'know' },
  {
    before: "it's|is|was|be|being|are|become|became",
    wrong: 'apart of',
    after: 'the|my|our|your|his|her|their|this|an?|it',
    right: 'a part of',
  },
  {
    before: '(?:refused?|agreed?|happy|wants?|wanted|decided|willing|forced|had|have|has|able) to',
    wrong: 'except',
    after: 'the|an?|this|it|me|us|them|these',
    right: 'accept',
  },
  { before: atStart, wrong: 'whose', next: ' there\\?', right: "who's" },
  {
    wrong: 'whos',
    // `the two WHOs`
    right: oneOf(['whose', "who's"], (found, { input, index }) =>
      found === 'WHOs' ? undefined : ofWhom.test(input.slice(index, index + 60)) ? 'whose' : "who's",
    ),
  },
  { before: 'in front|because|instead', wrong: 'off', right: 'of' },
  {
    before: 'a lot|lots',
    wrong: 'off',
    after: 'fun|time|money|people|work|things|problems|friends|questions|trouble',
    right: 'of',
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
    after: `${objects}|weight|money|time|control|hope|faith|interest|such|everything|all|more|this|that|these`,
    right: 'lose',
  },
  { before: 'some|any|good|bad|my|his|their|the|useful|legal|piece of|no', wrong: 'advise', right: 'advice' },
  {
    before: `(?:${modals}|to|please)(?: (?:you|i|we|he|she|they|please))?`,
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
    before: '(?:the|my|our|your|his|her|their)(?: new| old| former)?',
    wrong: 'principle',
    after: principalDoes,
    right: 'principal',
  },
  { before: '(?:to|in|into|outside) the', wrong: "principle's", after: 'office', right: "principal's" },
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
    after: belongings,
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
