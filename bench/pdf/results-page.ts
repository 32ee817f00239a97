import type { Bar } from '../report/bars.ts';
import { barTable } from '../report/tables.ts';
import type { Compared, FileReport, Translated } from './file-report.ts';

export interface MeasuredSet {
  readonly name: string;
  readonly reports: readonly FileReport[];
}

interface Circumstances {
  readonly date: Date;
  readonly machine: string;
}

interface Totals extends Omit<Compared, 'faults'> {
  readonly files: number;
  readonly done: number;
  readonly refused: number;
  readonly failed: number;
  readonly overTime: number;
  readonly notCompared: number;
  readonly allPages: number;
  readonly kept: number;
  readonly pictures: number;
  readonly texts: number;
  readonly seconds: number;
  readonly slowest: number;
  readonly longPages: number;
  readonly longSeconds: number;
  readonly memory: number;
}

/** Pages of a file where the start of the process counts little. */
const longFile = 20;

function totalsOf(reports: readonly FileReport[]): Totals {
  const count = (outcome: string): number =>
    reports.filter(({ translation }) => translation.outcome === outcome).length;
  const done = reports.flatMap(({ translation }): Translated[] =>
    translation.outcome === 'done' ? [translation] : [],
  );
  const long = done.filter(({ pages }) => pages >= longFile);
  const compared = reports.flatMap((report) => report.compared ?? []);
  const add = (key: Exclude<keyof Compared, 'faults'>): number => compared.reduce((sum, one) => sum + one[key], 0);
  return {
    files: reports.length,
    done: done.length,
    refused: count('refused'),
    failed: count('failed'),
    overTime: count('over time'),
    notCompared: done.filter(({ texts }) => texts > 0).length - compared.length,
    allPages: done.reduce((sum, { pages }) => sum + pages, 0),
    kept: done.reduce((sum, { kept }) => sum + kept.length, 0),
    pictures: done.reduce((sum, { pictures }) => sum + pictures, 0),
    texts: done.reduce((sum, { texts }) => sum + texts, 0),
    seconds: done.reduce((sum, { seconds }) => sum + seconds, 0),
    slowest: done.reduce((most, { seconds }) => Math.max(most, seconds), 0),
    longPages: long.reduce((sum, { pages }) => sum + pages, 0),
    longSeconds: long.reduce((sum, { seconds }) => sum + seconds, 0),
    memory: done.reduce((most, { memory }) => Math.max(most, memory), 0),
    pages: add('pages'),
    drawn: add('drawn'),
    words: add('words'),
    lostWords: add('lostWords'),
    letters: add('letters'),
    lostLetters: add('lostLetters'),
    leftTexts: add('leftTexts'),
    unreadTexts: add('unreadTexts'),
    blocks: add('blocks'),
    overlapping: add('overlapping'),
    overlappingBefore: add('overlappingBefore'),
    across: add('across'),
    acrossBefore: add('acrossBefore'),
    pairs: add('pairs'),
    inOrder: add('inOrder'),
    pairsBefore: add('pairsBefore'),
    inOrderBefore: add('inOrderBefore'),
    pagesWithOtherPixels: add('pagesWithOtherPixels'),
    otherPixels: add('otherPixels'),
  };
}

function judgeSet(totals: Totals): readonly Bar[] {
  const overlaps = Math.max(0, totals.overlapping - totals.overlappingBefore) / Math.max(1, totals.blocks);
  const kept = totals.kept / Math.max(1, totals.allPages);
  return [
    bar('files that failed', '0', `${totals.failed} of ${totals.files}`, totals.failed === 0),
    bar('files over 60 s of processor time', '0', String(totals.overTime), totals.overTime === 0),
    bar(
      'pages kept in their language',
      '≤ 1 %',
      `${share(kept)} (${totals.kept} of ${number(totals.allPages)})`,
      kept <= 0.01,
    ),
    bar('words lost', '0', `${totals.lostWords} of ${number(totals.words)}`, totals.lostWords === 0),
    bar('blocks with an overlap, more than before', '≤ 0.5 %', share(overlaps), overlaps <= 0.005),
    bar(
      'pages with other pixels away from new text',
      '0',
      `${totals.pagesWithOtherPixels} of ${number(totals.drawn)}`,
      totals.pagesWithOtherPixels === 0,
    ),
    bar('memory of a process at most', '≤ 600 MB', `${totals.memory} MB`, totals.memory <= 600),
    ...(totals.longPages > 0 ? [speedBar(totals)] : []),
  ];
}

function speedBar({ longPages, longSeconds }: Totals): Bar {
  return bar(
    `pages a second of processor time, files of ${longFile} pages and more`,
    '≥ 15',
    (longPages / Math.max(0.001, longSeconds)).toFixed(1),
    longPages >= 15 * longSeconds,
  );
}

function bar(text: string, wanted: string, measured: string, met: boolean): Bar {
  return { text, wanted, measured, met };
}

const number = (value: number): string => value.toLocaleString('en-US');
const share = (value: number): string => `${(value * 100).toFixed(2)} %`;

export function summarise({ name, reports }: MeasuredSet): string {
  const totals = totalsOf(reports);
  return `\n${name}\n${JSON.stringify(totals)}\n${barTable(judgeSet(totals))}`;
}

export function resultsPage(sets: readonly MeasuredSet[], { date, machine }: Circumstances): string {
  return `# PDF files of others

Measured on ${date.toISOString().slice(0, 10)} on ${machine}, Node ${process.versions.node}. How: [README.md](README.md).
${sets.map(setSection).join('')}`;
}

function setSection({ name, reports }: MeasuredSet): string {
  const totals = totalsOf(reports);
  return `
## Set “${name}”
${barTable(judgeSet(totals))}

| | |
| --- | ---: |
${factsOf(totals)
  .map(([what, value]) => `| ${what} | ${value} |`)
  .join('\n')}

${originTable(reports)}
`;
}

function factsOf(totals: Totals): readonly (readonly [string, string])[] {
  return [
    ['files', number(totals.files)],
    ['translated', number(totals.done)],
    ['refused with the reason', number(totals.refused)],
    ['results that could not be compared', number(totals.notCompared)],
    ['pages, those that are pictures among them', `${number(totals.allPages)}, ${number(totals.pictures)}`],
    ['texts', number(totals.texts)],
    ['texts that stayed in their language, with a warning', number(totals.leftTexts)],
    ['texts that Poppler does not read in the source, on pages with lost letters', number(totals.unreadTexts)],
    ['pages with new text that Poppler read', number(totals.pages)],
    ['letters that Poppler does not find on their page', `${number(totals.lostLetters)} of ${number(totals.letters)}`],
    [
      'blocks with an overlap as Poppler sees them, after and before',
      `${number(totals.overlapping)} and ${number(totals.overlappingBefore)} of ${number(totals.blocks)}`,
    ],
    [
      'further blocks that overlap only with a watermark across the pages, after and before',
      `${number(totals.across)} and ${number(totals.acrossBefore)}`,
    ],
    ['neighbouring words that follow each other, after', share(totals.inOrder / Math.max(1, totals.pairs))],
    [
      'neighbouring words that follow each other, before',
      share(totals.inOrderBefore / Math.max(1, totals.pairsBefore)),
    ],
    ['seconds of processor time for the slowest file', totals.slowest.toFixed(1)],
  ];
}

/** File names begin with their origin and two hyphens where a set was put together from several. */
function originTable(reports: readonly FileReport[]): string {
  const origins = Map.groupBy(reports, ({ name }) => /^(.+?)--/.exec(name)?.[1] ?? '');
  const rows = [...origins].sort().map(([origin, own]) => {
    const totals = totalsOf(own);
    return [
      origin,
      totals.files,
      totals.done,
      totals.refused,
      totals.failed + totals.overTime,
      number(totals.allPages),
      totals.kept,
      totals.lostWords,
      totals.overlapping - totals.overlappingBefore,
      totals.pagesWithOtherPixels,
      totals.seconds.toFixed(1),
      totals.memory,
    ];
  });
  const head =
    'origin,files,done,refused,failed or over time,pages,kept,words lost,overlaps more,pages with other pixels,seconds,MB';
  const cells = head.split(',');
  return [cells, cells.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
