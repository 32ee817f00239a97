import { rewriting } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue, TextEdit } from '../style-rewriter.ts';
import { adjectiveInI, politeStem, politeStemOfNegative, politeStemOfPast, readVerb } from './japanese-verbs.ts';

type Values = Readonly<Record<string, RewrittenValue>>;
type Rewrite = (sentence: string) => string | undefined;

/** A noun, or a word that takes です as nouns do. */
const asNoun =
  /(?:[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z0-9０-９]|こと|もの|ため|ところ|はず|わけ|とおり|よう|そう|だけ|ばかり|まで|から|ほど|もの|これ|それ|あれ|ここ|もと|さ)$/u;
const polite = /(?:です|ます|ました|ません|でした|でしょう|ましょう|ですか|ますか|ませんか)$/u;

/** です・ます → である; undefined where it is not certain. */
function toPlain(sentence: string): string | undefined {
  if (/(?:んです|のです)$/u.test(sentence)) return `${sentence.slice(0, -3)}のである`;
  if (sentence.endsWith('でしょう')) return `${sentence.slice(0, -4)}だろう`;
  const [, before = '', ending] = /^(.*?)(ませんでした|ません|ました|ます|でした|です)$/su.exec(sentence) ?? [];
  if (ending === undefined) return undefined;
  if (ending.startsWith('ま')) {
    const verb = readVerb(before);
    if (verb === undefined) return undefined;
    if (ending === 'ます') return verb.plain;
    if (ending === 'ました') return verb.past;
    return verb.negative + (ending === 'ません' ? 'い' : 'かった');
  }
  if (ending === 'です' && (adjectiveInI.test(before) || before.endsWith('かった'))) return before;
  if (!asNoun.test(before)) return undefined;
  return before + (ending === 'です' ? 'である' : 'であった');
}

/** である and plain verbs → です・ます; undefined where it is not certain. */
function toPolite(sentence: string): string | undefined {
  const simple: readonly (readonly [RegExp, string])[] = [
    [/であった$/u, 'でした'],
    [/(?<=[^ん])だった$/u, 'でした'],
    [/である$/u, 'です'],
    [/であろう$|だろう$/u, 'でしょう'],
    [/(?<=の)だ$/u, 'です'],
  ];
  for (const [plain, written] of simple) if (plain.test(sentence)) return sentence.replace(plain, written);
  if (sentence.endsWith('だ')) return asNoun.test(sentence.slice(0, -1)) ? `${sentence.slice(0, -1)}です` : undefined;
  const [, negative, tense] = /^(.*な)(い|かった)$/su.exec(sentence) ?? [];
  if (negative !== undefined) {
    const stem = politeStemOfNegative(negative);
    return stem === undefined ? undefined : `${stem}ません${tense === 'い' ? '' : 'でした'}`;
  }
  if (adjectiveInI.test(sentence)) return `${sentence}です`;
  if (sentence.endsWith('た')) {
    const stem = politeStemOfPast(sentence);
    return stem === undefined ? undefined : `${stem}ました`;
  }
  const stem = politeStem(sentence);
  return stem === undefined ? undefined : `${stem}ます`;
}

/** Ends of plain sentences; those that end in a noun or with ください have no style. */
const plainEnd = /(?:である|であった|だった|だろう|であろう|[^でま]だ|ない|なかった|[うくぐすつぬぶむる]|た|い)$/u;
const noStyle = /(?:ください|下さい|こと|もの|ため|とおり|なさい|ましょう)$/u;

const sentences = /[^。！？!?\n]+(?=([。！？!?])|\n|$)/gu;

/** Rewrites the sentences of the other style, all of them or none. */
function rewriteSentences(
  text: string,
  isOther: RegExp,
  not: RegExp | undefined,
  rewrite: Rewrite,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { 0: found, 1: mark, index } of text.matchAll(sentences)) {
    const closing = /[」』）)\s]*$/u.exec(found.slice(-8))?.[0] ?? '';
    const sentence = found.slice(0, found.length - closing.length);
    if (mark === undefined || noStyle.test(sentence) || !isOther.test(sentence) || not?.test(sentence)) continue;
    const tail = sentence.slice(-24);
    const written = sentence === found && mark === '。' ? rewrite(tail) : undefined;
    if (written === undefined) return [];
    edits.push({ start: index + sentence.length - tail.length, end: index + sentence.length, text: written });
  }
  return edits;
}

const polish = (text: string) => rewriteSentences(text, plainEnd, polite, toPolite);

/** Inside of a sentence the polite forms would stay. */
const politeInside = /(?:です|ます|ました|ません|でした)(?:が|から|ので|けれど|けど|し|と)/u;

/** Whether any sentence of the text ends politely. */
const anyPolite = /(?:です|ます|ました|ません|でした)。/u;

export const japaneseTone: Values = {
  use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
    rewriting(['ja'], (text) => (politeInside.test(text) ? [] : rewriteSentences(text, polite, undefined, toPlain))),
  use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
    rewriting(['ja'], polish),
};

export const mixingStyles: Values = {
  do_not_mix_desu_masu_style_and_dearu_style: rewriting(['ja'], (text) => (anyPolite.test(text) ? polish(text) : [])),
};
