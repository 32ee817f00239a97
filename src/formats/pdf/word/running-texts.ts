import type { FlowPage } from './document-body.ts';
import { textOf } from './document-look.ts';
import type { FlowItem } from './page-flow.ts';
import type { TextPiece } from './text-piece.ts';
import { pageNumberMark } from './word-xml.ts';

/** Of the height of a page, at its top and bottom: where headers, footers and page numbers are. */
const edge = 0.09;
/** Numbers of pages, which are by themselves, may be further in. */
const numberEdge = 0.13;
const leastPages = 3;
const share = 0.4;

export interface RunningTexts {
  /** Pages without them. */
  readonly pages: readonly FlowPage[];
  /** Those at the upper edge, from above, for the header of a Word document. `pageNumberMark` is for the number of the page. */
  readonly header: readonly TextItem[];
  /** Those at the lower edge. */
  readonly footer: readonly TextItem[];
  /** Whether the first page has any. */
  readonly areOnFirstPage: boolean;
}

type TextItem = Extract<FlowItem, { kind: 'text' }>;

/**
 * Takes what is on many pages at the same edge out of the text: pages of a Word document come where its text needs them, and a header in
 * the middle of one helps nobody. What is there only once stays. Numbers of pages that are by themselves go in any case.
 */
export function findRunningTexts(pages: readonly FlowPage[]): RunningTexts {
  const found = new Map<string, { readonly item: TextItem; readonly page: number }[]>();
  for (const [page, { items }] of pages.entries())
    for (const item of items) {
      const key = keyOf(item, pages[page] as FlowPage);
      if (key === undefined || item.kind !== 'text') continue;
      const known = found.get(key) ?? [];
      found.set(key, known);
      if (known.at(-1)?.page !== page) known.push({ item, page });
    }
  const least = Math.max(leastPages, share * pages.length);
  const running = [...found].filter(
    ([key, all]) => all.length >= least && !(key.endsWith(pageNumber) && !hasDigits(all)),
  );
  const keys = new Set(running.map(([key]) => key));
  const at = (side: string): readonly TextItem[] =>
    running
      .filter(([key]) => key.startsWith(side))
      .map(([, all]) => withPageNumber(all))
      .toSorted((one, other) => one.area.top - other.area.top);
  return {
    pages: pages.map((page) => ({
      ...page,
      items: page.items.filter((item) => {
        const key = keyOf(item, page);
        return key === undefined || !(keys.has(key) || key.endsWith(pageNumber));
      }),
    })),
    header: at('top'),
    footer: at('bottom'),
    areOnFirstPage: running.some(([, [first]]) => first?.page === 0),
  };
}

type Occurrences = readonly { readonly item: TextItem; readonly page: number }[];

function hasDigits([first]: Occurrences): boolean {
  return first !== undefined && /\d/u.test(textOf(first.item.piece));
}

/** The first of them, with the mark for the number that grows with the pages. */
function withPageNumber(all: Occurrences): TextItem {
  const [first, second] = all;
  if (first === undefined || second === undefined) throw new Error('A running text is on one page.');
  const numbers = ({ item }: Occurrences[number]): readonly string[] => wholeText(item).match(/\d+/gu) ?? [];
  const [one, other] = [numbers(first), numbers(second)];
  const grows = one.findIndex((number, index) => Number(other[index]) - Number(number) === second.page - first.page);
  if (grows < 0) return first.item;
  let seen = -1;
  const marked = (piece: TextPiece): TextPiece => ({
    ...piece,
    runs: piece.runs.map((run) => ({
      ...run,
      text: run.text.replaceAll(/\d+/gu, (digits) => {
        seen += 1;
        return seen === grows ? pageNumberMark : digits;
      }),
    })),
  });
  const { piece, beside } = first.item;
  return { ...first.item, piece: marked(piece), beside: beside.map(marked) };
}

function wholeText({ piece, beside }: TextItem): string {
  return [piece, ...beside].map(textOf).join(' ').trim();
}

const pageNumber = ' #';

function keyOf(item: FlowItem, { height }: FlowPage): string | undefined {
  if (item.kind !== 'text') return undefined;
  const { top, bottom } = item.area;
  const sideWithin = (share: number): string | undefined =>
    bottom < share * height ? 'top' : top > (1 - share) * height ? 'bottom' : undefined;
  const text = wholeText(item);
  if (/^(?:[-–—|]\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*[-–—|])?$/u.test(text))
    return sideWithin(numberEdge) === undefined ? undefined : `${sideWithin(numberEdge)}${pageNumber}`;
  const side = sideWithin(edge);
  return side === undefined ? undefined : `${side} ${text.replaceAll(/\d+/gu, '0')}`;
}
