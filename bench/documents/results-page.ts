import { groupsAtOnce } from '../../src/features/translation/translate-segments.ts';
import { median } from '../measurement/statistics.ts';
import { barTable, number, table } from '../report/tables.ts';
import type { Kept } from './compare-documents.ts';
import { type DocumentResults, judgeDocumentBars, percent, shareOutside } from './document-bars.ts';
import { charactersOfPage, type LongRound, type Plan } from './measure-documents.ts';

export interface Circumstances {
  readonly date: Date;
  readonly machine: string;
  readonly versions: string;
  readonly plan: Plan;
  readonly isBusy: boolean;
}

export function resultsPage(
  results: DocumentResults,
  { date, machine, versions, plan, isBusy }: Circumstances,
): string {
  const { formats, text, large, long } = results;
  const over = (value: (round: LongRound) => number): string => number(median(long.rounds.map(value)));
  return `# Documents beside the engine and Apertium's format handlers

Written by \`npm run bench -- documents\` on ${date.toISOString().slice(0, 10)}; medians over ${plan.rounds} rounds in turn. How: [README.md](README.md).
Machine: ${machine}.${isBusy ? ' **Busy machine**: others worked on it meanwhile, so times are rough; ratios say more.' : ''}
Versions: ${versions}.

## Bars
${barTable(judgeDocumentBars(results))}

## A long document
${plan.pages.toLocaleString('en-US')} pages of ${charactersOfPage} characters, ${long.words.toLocaleString('en-US')} words, ${long.megabytes.toFixed(1)} MiB. Dragoman: from the upload to the last byte of the result.

${table(
  ['what', 'unit', 'median'],
  [
    ['Dragoman, whole', 's', over(({ seconds }) => seconds)],
    [`calls of the engine together, ${groupsAtOnce()} at once`, 's', over(({ engineSeconds }) => engineSeconds)],
    ['outside the engine, at most', '%', (100 * median(long.rounds.map(shareOutside))).toFixed(1)],
    ['the engine alone, same sentences, one message under way', 's', over(({ rawSeconds }) => rawSeconds)],
    ['`apertium -f docx`', 's', over(({ apertiumSeconds }) => apertiumSeconds)],
    ['Dragoman by `apertium -f docx`', '×', over((round) => round.seconds / round.apertiumSeconds)],
    ['Dragoman by the engine alone', '×', over((round) => round.seconds / round.rawSeconds)],
    ['processor time of the server process', 's', over(({ serverProcessorSeconds }) => serverProcessorSeconds)],
    ['processor time of the engine processes', 's', over(({ engineProcessorSeconds }) => engineProcessorSeconds)],
    ['most memory of the server process, all rounds', 'MB', number(long.peakMegabytes)],
  ],
)}

## A large document
${large.megabytes.toFixed(1)} MiB, most of them images, and as many characters as the long one: ${number(large.seconds)} s; the server process had ${number(large.peakMegabytes)} MB at most.

## The same files with \`apertium -f\`
${formats[0]?.words.toLocaleString('en-US') ?? '0'} words in each; Apertium's time holds the start of its programs.

${table(
  ['file', 'by', 'seconds', 'text in place', 'translated', 'looks', 'tags', 'images'],
  [
    ...formats.flatMap(({ format, seconds, kept, apertiumSeconds, keptByApertium, apertiumFailure }) => [
      keptRow(format, 'Dragoman', seconds, kept),
      keptByApertium === undefined
        ? [format, `apertium: failed (${apertiumFailure ?? ''})`.replaceAll(/[\n|]/g, ' '), ...Array(6).fill('–')]
        : keptRow(format, 'apertium', apertiumSeconds, keptByApertium),
    ]),
    keptRow(
      'docx, long',
      'Dragoman',
      long.rounds.map(({ seconds }) => seconds),
      long.kept,
    ),
    keptRow(
      'docx, long',
      'apertium',
      long.rounds.map(({ apertiumSeconds }) => apertiumSeconds),
      long.keptByApertium,
    ),
  ],
)}

Read by Python's own readers, which refuse what is not well-formed. *Text in place*: paragraphs that end with the number that
they had. *Looks*: bold, italic and linked words, of which some are still so in their paragraph. *Tags*: elements other than
those that runs of text are made of, by name. *Images*: byte for byte.

## Text beside documents
One client, one sentence a request; ${text.stillInWork} of 8 documents were still in work at the end.

${table(
  ['', 'requests/s', 'p50 ms', 'p99 ms'],
  (['alone', 'beside'] as const).map((name) => {
    const { requests, seconds, medianMilliseconds, percentile99Milliseconds } = text[name];
    const label = name === 'alone' ? 'alone' : 'beside 8 documents';
    return [label, number(requests / seconds), number(medianMilliseconds), number(percentile99Milliseconds)];
  }),
)}
`;
}

function keptRow(file: string, by: string, seconds: readonly number[], kept: Kept): string[] {
  const shares = [kept.inPlace, kept.translated, kept.looks, kept.tags, kept.files].map(percent);
  const cells =
    kept.broken === undefined ? shares : [`not readable: ${kept.broken.replaceAll('|', ' ')}`, '–', '–', '–', '–'];
  return [file, by, number(median(seconds)), ...cells];
}
