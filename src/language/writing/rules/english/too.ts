import { atStart, contextRule } from '../context-rule.ts';
import type { CorrectionRule } from '../correction-rules.ts';
import { baseVerbs, end, relatives } from './words.ts';

const adjectives =
  'young|old|late|early|hot|cold|big|small|expensive|difficult|hard|tired|busy|heavy|far|fast|loud|bad|high|low|easy|weak|strong|dark|noisy|dangerous|complicated|soon|poor|kind|salty|spicy|sweet|thick|tall|ugly|boring|confusing|crowded|risky|sad|shy|scared|sick|afraid|stupid|silly|lazy|good|nice|cheap|rude|serious|large';
/** Where a sentence or a part of it ends, and nothing of it follows: `the man I spoke to, who left`. */
const full = '[.!?]|$';
const subject = `(?:i|we|you|they|he|she|(?:my|his|her|our) (?:${relatives}))`;

/** `to` and `too`, where what is around them leaves no doubt. */
export const englishToo: CorrectionRule = contextRule('grammar/to-too', [
  {
    before:
      "is|are|was|were|there's|there are|far|way|ate|eats?|drank|drinks?|smokes?|bought|buys?|contains?|asks|has|had|have|made|makes?|with|knows?",
    wrong: 'to',
    after: 'many',
    right: 'too',
  },
  {
    before:
      "is|are|was|were|there's|it's|that's|far|way|ate|eats?|eating|drank|drinks?|drinking|smokes?|thinks?|worry|worries|talks?|works?|costs?|spend|spends|spending|spent|has|had|have|paid|pays?|made|makes?|uses?|used|with|knows?",
    wrong: 'to',
    after: 'much(?! of| the| applause| acclaim)',
    right: 'too',
  },
  {
    // `their way to high streets`
    before:
      "is|are|was|were|am|it's|he's|she's|i'm|you're|we're|they're|that's|far|(?<!(?:the|their|its|his|her|my|our|your|one|only|best|a|no|some|any|this|that|all|by|under|right|long) )way|much|never|not|seems?|seemed|looks?|looked|feels?|felt|gets?|got|getting|became|find it|found it",
    wrong: 'to',
    after: adjectives,
    right: 'too',
  },
  // `He was to long for her`, `growth is to slow`: verbs as well.
  { before: "is|are|was|were|it's|that's", wrong: 'to', next: ` (?:long|short|tight|loose)(?:${end})`, right: 'too' },
  {
    before: 'drives?|drove|driving|speaks?|spoke|talks?|talked|talking|ran|runs|types?|eats?|ate',
    wrong: 'to',
    next: ` (?:fast|loud)(?:${end}| (?:for|because|so|on|in) )`,
    right: 'too',
  },
  {
    before: 'arrived?|arrives|came|comes?|left|got up|gets? up|woke up|wakes? up|bed|ended|finished|answered|replied',
    wrong: 'to',
    next: ` (?:late|early|soon)(?:${end}| (?:for|because|again|yesterday|today) )`,
    right: 'too',
  },
  {
    before: 'goes|went|go|gone|going',
    wrong: 'to',
    next: ` far(?:${end}| (?:with|this time)(?!\\p{L}))`,
    right: 'too',
  },
  {
    before: '(?!\\p{L}+ly|rare|seldom|never|sometimes)\\p{L}+',
    wrong: 'to',
    next: ` (?:quickly|slowly|loudly|often|seriously)(?:${full})`,
    right: 'too',
  },
  {
    before: 'drove|drives?|spoke|speaks?|talks?|walks?|goes',
    wrong: 'to',
    after: 'quickly|slowly|loudly',
    right: 'too',
  },
  // At the end: `I love you to!`, but `I'd love you to`, `the town I moved to`, `he came to`.
  { before: atStart, wrong: 'me to', next: full, right: 'me too' },
  { before: '(?:to|with) (?:you|me|him|us)', wrong: 'to', next: full, where: isAtTheEnd, right: 'too' },
  { before: 'think so|hope so|thought so', wrong: 'to', next: full, right: 'too' },
  {
    before: `${subject} (?:do|does|did|can|could|will|would|should)`,
    wrong: 'to',
    next: full,
    where: isAtTheEnd,
    right: 'too',
  },
  {
    before: `${subject}(?: really| also)? (?:(?:love|miss|hate)s?(?: you| it| them)|(?:like|enjoy)s?(?: it))(?: so much| a lot| very much)?`,
    wrong: 'to',
    next: full,
    where: isAtTheEnd,
    right: 'too',
  },
  {
    before: `${subject} (?:(?:was|were|lives?|lived|works?|worked|went|go(?:es)?) there|lives? here|works? here|wants? to (?:come|go|play|help|try)|(?:can|could|will|should) (?:come|go))`,
    wrong: 'to',
    next: full,
    where: isAtTheEnd,
    right: 'too',
  },
  {
    before: '(?:can|could|may) (?:i|we|he|she|they|you) (?:come|go|join|play)(?: in)?',
    wrong: 'to',
    next: '\\?',
    where: isAtTheEnd,
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

/** Sentences without anything that `to` could go with: `which party can I come to?`, `that is what I do to.` */
const wholeSentence =
  /(?:^|[.!?]["”)]? |\n)(?:(?:oh|ok|yes|yeah|sure|and|but|thanks|happy \p{L}+(?: \p{L}+)?|merry christmas|good luck|best wishes),? )?(?:i|we|you|they|he|she|(?:my|his|her|our) \p{L}+|(?:can|could|may) \p{L}+|to you|(?:the )?same to you)(?: (?!(?:where|what|who|whom|which|that|how|when|place|places|something|anything|everything|nothing|someone|nobody|the|an?|i|we|they|he|she|my|his|her|our) )[\p{L}'’]+){0,6} $/iu;

function isAtTheEnd(_: string, { input, index }: RegExpExecArray): boolean {
  return wholeSentence.test(input.slice(Math.max(0, index - 70), index));
}
