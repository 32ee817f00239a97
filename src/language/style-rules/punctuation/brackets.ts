import type { RewrittenValue } from '../style-rewriter.ts';
import { eastAsian, replacing, surrounding } from './rewritten-value.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

/** How much a pair of brackets may hold; bounds the search for the closing one. */
const held = '[^（）()【】〔〕〖〗［］\\[\\]\\n]{1,80}';

const eastAsianLetter = new RegExp(`[${eastAsian}]`, 'u');
const anyBracketed = new RegExp(`（(${held})）|【(${held})】|〔(${held})〕|〖(${held})〗|\\((${held})\\)`, 'gu');

const bracketed = (open: string, close: string): RewrittenValue =>
  surrounding(['zh', 'ja'], anyBracketed, ({ 0: found }) => {
    const inner = found.slice(1, -1);
    return eastAsianLetter.test(inner) ? { inner, before: open, after: close } : undefined;
  });

const nations = '英|美|法|德|俄|苏|蘇|日|意|西|葡|荷|奥|印|加|澳|韩|韓|瑞士|瑞典|波兰|挪威|丹麦|古希腊|古罗马';
const periods = '夏|商|周|秦|汉|漢|西汉|东汉|三国|晋|西晋|东晋|隋|唐|五代|宋|北宋|南宋|辽|金|元|明|清|民国';
const beforeAuthor = (names: string) =>
  new RegExp(`[（(【〔［\\[](${names})[）)】〕］\\]](?=[ ]?\\p{Script=Han}{2})`, 'gu');
const nationOrPeriod = new RegExp(`${beforeAuthor(nations).source}|${beforeAuthor(periods).source}`, 'gu');

export const bracket: Values = {
  use_hexagonal_brackets: bracketed('〔', '〕'),
  use_lenticular_brackets: bracketed('【', '】'),
  use_parentheses: bracketed('（', '）'),
  use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period: surrounding(
    ['zh'],
    nationOrPeriod,
    ([, nation, period = '']) =>
      nation === undefined
        ? { inner: period, before: '〔', after: '〕' }
        : { inner: nation, before: '［', after: '］' },
  ),
};

const halfWidth = new RegExp(`(?<=[${eastAsian}])\\((${held})\\)|\\((${held})\\)`, 'gu');
const halfWidthInner = /（([^（）()\n]{0,200})）/gu;

export const roundBrackets: Values = {
  use_full_width_round_brackets: surrounding(['ja', 'zh'], halfWidth, ([, afterLetter, other = '']) => {
    const inner = afterLetter ?? other;
    const isText = afterLetter !== undefined || eastAsianLetter.test(inner);
    return isText ? { inner, before: '（', after: '）' } : undefined;
  }),
  use_half_width_round_brackets: surrounding(['ja', 'ko', 'zh'], halfWidthInner, ([, inner = '']) => ({
    inner,
    before: '(',
    after: ')',
  })),
};

const particle = '(?:은|는|이|가|을|를|에|의|와|과|도|로|으로|에서)(?!\\p{L})';

export const supplementaryParentheses: Values = {
  use_parentheses_without_space_on_either_side: replacing(
    ['ko'],
    new RegExp(`(?<=\\p{Script=Hangul}) ?\\(([^()\\n]{1,80})\\)(?: (?=${particle}))?`, 'gu'),
    ([, inner]) => `(${inner})`,
  ),
};

const titled = (open: string, close: string, anyTitle: string): RewrittenValue =>
  surrounding(['ko'], new RegExp(anyTitle, 'gu'), ({ 0: found }) => ({
    inner: found.slice(1, -1),
    before: open,
    after: close,
  }));

const doubleTitles = '《[^《》\\n]{1,80}》|『[^『』\\n]{1,80}』';
const singleTitles = '〈[^〈〉\\n]{1,80}〉|「[^「」\\n]{1,80}」';

export const titlesOfBooks: Values = {
  use_double_angle_brackets: titled('《', '》', doubleTitles),
  use_double_corner_brackets: titled('『', '』', doubleTitles),
  use_double_straight_quotation_marks: titled('"', '"', doubleTitles),
};

export const titlesOfCreativeWorks: Values = {
  use_single_angle_brackets: titled('〈', '〉', singleTitles),
  use_single_corner_brackets: titled('「', '」', singleTitles),
  use_single_straight_quotation_marks: titled("'", "'", singleTitles),
};
