import type { RewrittenValue } from '../style-rewriter.ts';
import { eastAsian, replacing, surrounding } from './rewritten-value.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

const anyStop = new RegExp(`(?<=[${eastAsian}）」』”])(?:[。．｡、，､,]|\\.(?![.\\w]))(?![.．])`, 'gu');

/** After a letter only: between digits they are a part of the number. */
const stops = (period: string, comma: string): RewrittenValue =>
  replacing(['ja'], anyStop, ({ 0: stop }) => ('。．｡.'.includes(stop) ? period : comma));

export const periodsAndCommas: Values = {
  use_full_width_japanese_periods_and_full_width_japanese_commas: stops('。', '、'),
  use_full_width_japanese_periods_and_full_width_non_japanese_commas: stops('。', '，'),
  use_full_width_non_japanese_periods_and_full_width_japanese_commas: stops('．', '、'),
  use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: stops('．', '，'),
};

/** A line that has a full stop before is made of sentences, so that its last one ends with the bracket. */
export const cornerBracketAndPeriods: Values = {
  add_period_after_closing_corner_bracket_at_end_of_sentence: replacing(
    ['ja'],
    /(?<=[。、][^「」『』。\n]{1,80}「[^「」\n]{1,200})」(?=\n|$)/gu,
    '」。',
  ),
};

export const cornerBracketsAndPeriods: Values = {
  do_not_add_period_before_closing_corner_bracket_when_sentence_continues: replacing(
    ['ja'],
    /。(?=」[と、はがをにのもでなへ])/gu,
    '',
  ),
};

/** A remark in round brackets at the end of a line, after a sentence that has ended. */
const remark = /(?<=。)（([^（）。\n]{1,120})(?:。）|）。?)(?=\n|$)/gu;

export const remarkOnPreviousSentence: Values = {
  add_period_after_closing_round_bracket: surrounding(['ja', 'zh'], remark, ([, inner = '']) => ({
    inner,
    before: '（',
    after: '）。',
  })),
  add_period_before_closing_round_bracket: surrounding(['ja', 'zh'], remark, ([, inner = '']) => ({
    inner,
    before: '（',
    after: '。）',
  })),
};

export const remarkInSentence: Values = {
  add_period_after_closing_round_bracket: surrounding(
    ['ja', 'zh'],
    new RegExp(`(?<=[${eastAsian}])（([^（）。\\n]{1,120})。）(?=\\n|$)`, 'gu'),
    ([, inner = '']) => ({ inner, before: '（', after: '）。' }),
  ),
};

export const fullSentenceInBrackets: Values = {
  add_period_before_closing_round_bracket: surrounding(
    ['en', 'de'],
    /(?<=[.!?] )\((\p{Lu}[^().!?\n]{1,120} [^().!?\n]{1,120} [^().!?\n]{1,120})(?:\)\.?)(?=\s+\p{Lu}|\s*$)/gmu,
    ([, inner = '']) => ({ inner, before: '(', after: '.)' }),
  ),
};

export const periodsInDirectQuotes: Values = {
  do_not_use: replacing(['ko'], /(?<=["“][^"“”\n]{1,200}[다요])\.(?=["”](?:라고|라며|고 |라는|하고))/gu, ''),
  use: replacing(['ko'], /(?<=["“][^"“”\n]{1,200}[다요])(?=["”](?:라고|라며|고 |라는|하고))/gu, '.'),
};

export const chineseMixedWithEnglish: Values = {
  do_not_place_english_in_quotation_marks: surrounding(
    ['zh'],
    /(?<=\p{Script=Han})[“"]([A-Za-z][A-Za-z0-9 .&+-]{0,60}[A-Za-z0-9])[”"](?=\p{Script=Han})/gu,
    ([, inner = '']) => ({ inner, before: '', after: '' }),
  ),
};

export const offsetPhrases: Values = {
  use_full_width_quotation_marks: surrounding(
    ['zh'],
    /(?<=\p{Script=Han})"([^"“”。！？\n]{1,60})"(?=[\p{Script=Han}，。；！？])/gu,
    ([, inner = '']) => ({ inner, before: '“', after: '”' }),
  ),
  use_half_width_quotation_marks: surrounding(['zh'], /“([^"“”。！？\n]{1,60})”/gu, ([, inner = '']) => ({
    inner,
    before: '"',
    after: '"',
  })),
};

/** A dash alone connects numbers: 1990—1995年, 上午9:00—下午5:00. */
export const doubleEmDash: Values = {
  use_double_em_dash: replacing(
    ['ja', 'zh'],
    /(?<![—―─])(?:(?<![\d年月日时時点] ?)[—―](?![—―])|[—―](?! ?(?:[上下]午)?\d|[—―])|――|──|(?<=[\p{Script=Han}”]) ?-- ?(?=[\p{Script=Han}“]))(?![—―─-])/gu,
    '——',
  ),
};

export const passageOfTime: Values = {
  use_double_em_dash: replacing(['zh'], /(?<=\d[年月日时時点])[ ]?(?:[-–—~～〜])[ ]?(?=\d{1,4}[年月日时時点])/gu, '——'),
};

/** A dash with a space on each side or a long one; a hyphen inside of a word is none. */
const anyKoreanDash = /(?<=[\p{Script=Hangul}"”’)])(?: - | ?[–—] ?)(?=[\p{Script=Hangul}"“‘(])/gu;
const koreanDashAs = (sign: string): RewrittenValue =>
  replacing(['ko'], anyKoreanDash, ({ 0: dash }) => dash.replace(/[-–—]/, sign));

export const koreanDash: Values = {
  use_em_dash: koreanDashAs('—'),
  use_hyphen: koreanDashAs('-'),
  use_tilde: koreanDashAs('~'),
};
