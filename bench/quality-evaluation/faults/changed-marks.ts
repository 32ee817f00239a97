import { type Fault, type FaultMaterial, type FaultyText, replaced } from './fault.ts';

const reports = ['Fluency/Punctuation'];

/** Faults of punctuation. */
export const changedMarks: readonly Fault[] = [
  { name: 'bracket removed', reports, inject: removeBracket },
  { name: 'quotation mark removed', reports, inject: removeQuotationMark },
  { name: 'end mark removed', reports, inject: removeEndMark },
  { name: 'end mark changed', reports, inject: changeEndMark },
];

function removeBracket({ pair, random }: FaultMaterial): FaultyText | undefined {
  if (!/[(（]/.test(pair.source)) return undefined;
  const brackets = [...pair.target.matchAll(/[()（）]/g)];
  return brackets.length === 0 ? undefined : withoutMark(pair, random.one(brackets));
}

function removeQuotationMark({ pair, random }: FaultMaterial): FaultyText | undefined {
  const marks = [...pair.target.matchAll(/["“”„«»「」『』《》]/g)];
  return marks.length < 2 ? undefined : withoutMark(pair, random.one(marks));
}

function withoutMark(pair: FaultMaterial['pair'], { 0: mark, index }: RegExpExecArray): FaultyText {
  return replaced(pair, index, index + mark.length, '');
}

const full = /[.。]$/;

function removeEndMark({ pair }: FaultMaterial): FaultyText | undefined {
  if (!full.test(pair.source) || !full.test(pair.target)) return undefined;
  return replaced(pair, pair.target.length - 1, pair.target.length, '');
}

function changeEndMark({ pair, random }: FaultMaterial): FaultyText | undefined {
  if (!full.test(pair.source) || !full.test(pair.target)) return undefined;
  const wide = pair.target.endsWith('。');
  const mark = random.one(wide ? ['？', '！', '，'] : ['?', '!', ',', ':']);
  return replaced(pair, pair.target.length - 1, pair.target.length, mark);
}
