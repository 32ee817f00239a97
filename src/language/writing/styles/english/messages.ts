import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence } from '../phrases/read-prose.ts';
import { english } from './english.ts';
import { givesSteps, isGrave } from './requests.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const addressing = words("you you'll you're let's please");
const invitations = words('come join visit try discover enjoy');
const mildDenials = words('but however although must if only hard');
const thanking = words('sorry apologise apologize apologises apologizes thank thanks grateful appreciate cheers');
/** What is offered rather than asked for. */
const noFavours = words(
  'apply note see visit find contact feel read refer call accept take choose follow remember stay do enjoy join come be keep register',
);
const longestExclamation = 18;

/** Ends the last sentence that turns to the reader with an exclamation mark, in texts that invite or are glad and mention nothing sad. */
export function exclaimOnce(glad: ReadonlySet<string>, sad: ReadonlySet<string>): StyleRewriter {
  return sentenceRewriter(english, (_, index, sentences): readonly TextEdit[] => {
    if (index !== sentences.length - 1) return [];
    if (givesSteps(sentences) || isGrave(sentences)) return [];
    const all = sentences.flatMap(({ tokens }) => tokens);
    if (all.some(({ raw, key }) => raw === '!' || (sad.has(key) && !mildDenials.has(key)))) return [];
    const isGlad =
      all.some(({ key }) => glad.has(key)) || sentences.some(({ tokens }) => invitations.has(tokens[0]?.key ?? ''));
    if (!isGlad) return [];
    const last = sentences.findLast(
      ({ tokens, isComplete }) =>
        isComplete &&
        tokens.at(-1)?.raw === '.' &&
        tokens.length <= longestExclamation &&
        !(tokens[0]?.key === 'please' && !invitations.has(tokens[1]?.key ?? '')) &&
        (tokens.some(({ key }) => addressing.has(key)) || invitations.has(tokens[0]?.key ?? '')) &&
        !tokens.some(({ key }) => sad.has(key) || /^(?:sure|or)$/.test(key)),
    );
    const end = last?.tokens.at(-1);
    return end === undefined || end.end !== last?.end ? [] : [{ start: end.start, end: end.end, text: '!' }];
  });
}

/** Thanks behind a message that ends with a request and thanks nobody yet. */
export function thankAtEnd(thanks: string): StyleRewriter {
  return (text, context) => (text.includes('\n') ? [] : thankBehind(thanks)(text, context));
}

function thankBehind(thanks: string): StyleRewriter {
  return sentenceRewriter(english, (sentence, index, sentences): readonly TextEdit[] => {
    if (index !== sentences.length - 1 || index === 0 || !asks(sentence)) return [];
    if (sentences.some(({ tokens }) => tokens.some(({ key }) => thanking.has(key)))) return [];
    const end = sentence.tokens.at(-1);
    if (end === undefined || end.end !== sentence.end) return [];
    return [{ start: end.start, end: end.end, text: `${end.raw} ${thanks}` }];
  });
}

function asks({ tokens }: Sentence): boolean {
  const [first, second] = tokens;
  const end = tokens.at(-1)?.raw;
  if (end === '?')
    return (
      /^(?:can|could|would|will)$/.test(first?.key ?? '') && /^(?:you|someone|anyone|we|i)$/.test(second?.key ?? '')
    );
  return (
    end === '.' &&
    first?.key === 'please' &&
    !tokens.some(({ key }) => /^(?:not|don't|never|stop|or|otherwise)$/.test(key)) &&
    !noFavours.has(second?.key ?? '') &&
    !tokens.some(({ key }) => /^(?:i|we|i'll|we'll)$/.test(key))
  );
}

const news = words(
  'closed down unavailable late moved cancelled canceled delayed expired ready arrived shipped changed accepted finished available postponed',
);
const starts = words('the your our');

function wasSaid(state: string, before: string): boolean {
  return /^(?:be|been|is|are)$/.test(before) || (/^(?:expired|arrived)$/.test(state) && /^(?:has|have)$/.test(before));
}

/** Puts a warm opening before a notice: `The pool will be closed.` → `Just to let you know, the pool will be closed.` */
export const openNotice = sentenceRewriter(english, (sentence, index): readonly TextEdit[] => {
  const [first, second] = sentence.tokens;
  if (index !== 0 || !sentence.isComplete || first === undefined || second?.isWord !== true) return [];
  if (!starts.has(first.key) || first.raw === first.raw.toLowerCase() || sentence.tokens.length > 24) return [];
  const announces = sentence.tokens.some(
    ({ key }, position) => news.has(key) && position < 9 && wasSaid(key, sentence.tokens[position - 1]?.key ?? ''),
  );
  return announces
    ? [{ start: first.start, end: first.end, text: `Just to let you know, ${first.raw.toLowerCase()}` }]
    : [];
});
