import { median } from '../measurement/statistics.ts';
import type { Bar } from '../report/bars.ts';
import type { Kept } from './compare-documents.ts';
import type { FormatResult, LargeDocument, LongDocument, LongRound, TextBesideDocuments } from './measure-documents.ts';

export interface DocumentResults {
  readonly formats: readonly FormatResult[];
  readonly text: TextBesideDocuments;
  readonly large: LargeDocument;
  readonly long: LongDocument;
}

const mostOutside = 0.15;
const mostMegabytes = 1_024;
const mostSlower = 3;

/** Of the time from the upload to the last byte of the result, what was not spent waiting for the engine. */
export function shareOutside({ seconds, engineSeconds }: LongRound): number {
  return 1 - engineSeconds / seconds;
}

export function judgeDocumentBars({ formats, text, large, long }: DocumentResults): Bar[] {
  const outside = median(long.rounds.map(shareOutside));
  const slower = text.beside.medianMilliseconds / text.alone.medianMilliseconds;
  const compared = [...formats, { ...long, format: 'docx, long' }];
  return [
    {
      text: 'long document: share of the time outside the engine',
      wanted: `≤ ${percent(mostOutside)}`,
      measured: percent(outside),
      met: outside <= mostOutside,
    },
    {
      text: 'large document: most memory of the process',
      wanted: `≤ ${mostMegabytes} MB`,
      measured: `${large.peakMegabytes.toFixed(0)} MB`,
      met: large.peakMegabytes <= mostMegabytes,
    },
    {
      text: 'one sentence beside 8 documents: median',
      wanted: `≤ ${mostSlower} × that alone`,
      measured: `${slower.toFixed(1)} ×`,
      met: slower <= mostSlower,
    },
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

function leastKept({ inPlace, tags, files }: Kept): number {
  return Math.min(inPlace, tags, files);
}

/** Rounded down: only all is 100 %. */
export function percent(share: number): string {
  return `${(Math.floor(1_000 * share) / 10).toFixed(1)} %`;
}
