import { groupsAtOnce } from '../../src/features/translation/translate-segments.ts';
import { median } from '../measurement/statistics.ts';
import type { Bar } from '../report/bars.ts';
import type { Kept } from './compare-documents.ts';
import type { FormatResult, LargeDocument, LongDocument, LongRound, TextBesideDocuments } from './measure-documents.ts';

/** What was measured, part by part. */
export interface DocumentResults {
  readonly formats: readonly FormatResult[];
  readonly text: TextBesideDocuments;
  readonly large: LargeDocument;
  readonly long: LongDocument;
}

const mostOutside = 0.15;
const mostMegabytes = 1_024;
const mostSlower = 3;

/**
 * Of the time from the upload to the last byte of the result, what was not spent waiting for the engine, at most: as many
 * calls as can be under way at once were for as long as calls took together, or fewer for longer.
 */
export function shareOutside({ seconds, engineSeconds }: LongRound): number {
  return 1 - engineSeconds / groupsAtOnce() / seconds;
}

/** Of those parts that were measured. */
export function judgeDocumentBars({ formats = [], text, large, long }: Partial<DocumentResults>): Bar[] {
  const compared = [...formats, ...(long === undefined ? [] : [{ ...long, format: 'docx, long' }])];
  return [
    ...(long === undefined ? [] : [barOfLong(long)]),
    ...(large === undefined ? [] : [barOfLarge(large)]),
    ...(text === undefined ? [] : [barOfText(text)]),
    ...compared.map(({ format, kept }) => ({
      text: `${format}: text in place, tags and images kept`,
      wanted: '100 %',
      measured: percent(leastKept(kept)),
      met: leastKept(kept) === 1,
    })),
    // What cannot be read is nothing to compare with.
    ...compared.flatMap(({ format, kept, keptByApertium }) =>
      keptByApertium === undefined || keptByApertium.broken !== undefined
        ? []
        : [
            {
              text: `${format}: looks kept as by \`apertium -f\``,
              wanted: `≥ ${percent(keptByApertium.looks)}`,
              measured: percent(kept.looks),
              met: kept.looks >= keptByApertium.looks,
            },
          ],
    ),
  ];
}

function barOfLong({ rounds }: LongDocument): Bar {
  const outside = median(rounds.map(shareOutside));
  return {
    text: 'long document: share of the time outside the engine',
    wanted: `≤ ${percent(mostOutside)}`,
    measured: percent(outside),
    met: outside <= mostOutside,
  };
}

function barOfLarge({ peakMegabytes }: LargeDocument): Bar {
  return {
    text: 'large document: most memory of the process',
    wanted: `≤ ${mostMegabytes} MB`,
    measured: `${peakMegabytes.toFixed(0)} MB`,
    met: peakMegabytes <= mostMegabytes,
  };
}

function barOfText({ beside, alone }: TextBesideDocuments): Bar {
  const slower = beside.medianMilliseconds / alone.medianMilliseconds;
  return {
    text: 'one sentence beside 8 documents: median',
    wanted: `≤ ${mostSlower} × that alone`,
    measured: `${slower.toFixed(1)} ×`,
    met: slower <= mostSlower,
  };
}

function leastKept({ inPlace, tags, files }: Kept): number {
  return Math.min(inPlace, tags, files);
}

/** Rounded down: only all is 100 %. */
export function percent(share: number): string {
  return `${(Math.floor(1_000 * share) / 10).toFixed(1)} %`;
}
