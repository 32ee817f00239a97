import type { TextEdit } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { threatens, threatensAlone } from '../threats/find-threats.ts';
import { english } from './english.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const subjects = words("we i you they your the my our we'll i'll you'll they'll");
const futures = words('will shall may are');
/** What people demand of each other, as the first word of a sentence. */
const demands = words(
  'pay settle clear leave move stop delete hand vacate comply respond reply appear transfer deliver repair refund send give return fix remove finish submit provide complete bring take come get sign confirm update renew clean empty turn keep put let answer call contact close open do make accept cooperate withdraw apologise apologize fill check show explain',
);
const subordinators = words('if when because that unless while before after until who which');
const afraid = 'I am afraid';

/**
 * Puts threats considerately: `Pay it by Friday or we will block your account.` → `Could you please pay it by Friday? Otherwise, I am
 * afraid we will block your account.` What is demanded and what will happen stay.
 */
export const softenThreats = sentenceRewriter(english, (sentence) => {
  const text = sentence.tokens.map(({ raw }) => raw).join(' ');
  if (!sentence.isComplete || !threatens(text, 'en') || threatensAlone(text, 'en')) return [];
  return softenAlternative(sentence) ?? softenOtherwise(sentence) ?? softenCondition(sentence) ?? [];
});

/** `Pay, or we will …` */
function softenAlternative({ tokens }: Sentence): readonly TextEdit[] | undefined {
  const or = tokens.findIndex(({ key }, index) => index > 0 && key === 'or');
  const last = tokens[or + 1]?.key === 'else' ? or + 1 : or;
  if (or < 0 || !isConsequence(tokens, last + 1)) return undefined;
  const before = tokens[or - 1]?.raw === ',' ? or - 2 : or - 1;
  const [first, end] = [tokens[0] as Token, tokens[before] as Token];
  const demand = tokens.slice(0, before + 1);
  const isPolite = first.key === 'please';
  const verb = isPolite ? tokens[1] : first;
  const asks = verb !== undefined && demands.has(verb.key) && !demand.some(({ key }) => subordinators.has(key));
  const group = first.start;
  const cut = {
    start: end.end,
    end: (tokens[last] as Token).end,
    text: `${asks ? '?' : '.'} Otherwise, ${afraid}`,
    group,
  };
  if (!asks) return [cut];
  return [{ start: first.start, end: verb.end, text: `Could you please ${verb.key}`, group }, cut];
}

/** `Otherwise we will …` */
function softenOtherwise({ tokens }: Sentence): readonly TextEdit[] | undefined {
  const [first, second] = tokens;
  if (first?.key !== 'otherwise') return undefined;
  const start = second?.raw === ',' ? 2 : 1;
  if (!isConsequence(tokens, start)) return undefined;
  return [{ start: first.end, end: (tokens[start] as Token).start, text: `, ${afraid} ` }];
}

/** `If you do not pay, we will …`, `We will … if you do not pay` */
function softenCondition({ tokens }: Sentence): readonly TextEdit[] | undefined {
  const [first] = tokens as [Token];
  if (/^(?:if|unless)$/.test(first.key)) {
    const comma = tokens.findIndex(({ raw }, index) => raw === ',' && isConsequence(tokens, index + 1));
    const subject = tokens[comma + 1];
    if (comma < 0 || subject === undefined) return undefined;
    return [{ start: subject.start, end: subject.start, text: `${afraid} ` }];
  }
  if (!isConsequence(tokens, 0) || !tokens.some(({ key }) => key === 'if' || key === 'unless')) return undefined;
  const raw = /^I(?:['’]|$)/.test(first.raw) ? first.raw : first.raw.toLowerCase();
  return [{ start: first.start, end: first.end, text: `${afraid} ${raw}` }];
}

/** A subject and a future: `we will`, `your account will`, `we'll`. */
function isConsequence(tokens: readonly Token[], index: number): boolean {
  const subject = tokens[index];
  if (subject === undefined || !subjects.has(subject.key)) return false;
  return subject.key.includes("'") || tokens.slice(index + 1, index + 4).some(({ key }) => futures.has(key));
}
