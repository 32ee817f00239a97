import { baseLanguage, languageName } from '../../language/codes.ts';
import { type CheckedSegment, type CheckReport, countBySeverity, severities } from './check-report.ts';
import { markSpans } from './mark-spans.ts';
import { reportStyle } from './report-style.ts';

/** Languages that are written from right to left, for browsers that cannot know the direction of an empty text. */
const fromRight: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'ckb', 'dv']);

/** The report as a page of its own, piece by piece: no scripts, and nothing is loaded. */
export function* htmlReport(report: CheckReport, title: string): Generator<string> {
  const { source, target, segments, overall, notes } = report;
  const wrong = segments.filter(({ errors }) => errors.length > 0);
  const heading = `${languageName(source)} to ${languageName(target)}`;
  yield `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}: translation check, score ${overall}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>Translation check</h1>
<p class="files">${escapeHtml(title)}</p>
<p>${escapeHtml(heading)}, ${plural(segments.length, 'segment')}</p>
</header>
<main>
<section aria-labelledby="summary">
<h2 id="summary">Summary</h2>
<p class="score"><span class="number">${overall}</span> <span>of 100</span></p>
<meter min="0" max="100" low="60" high="85" optimum="100" value="${overall}" aria-label="Score of the whole text">${overall} of 100</meter>
${summaryOf(report)}
${notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('\n')}
</section>
<section aria-labelledby="segments">
<h2 id="segments">${wrong.length === 0 ? 'No segment has an error' : `${plural(wrong.length, 'segment')} with errors`}</h2>
`;
  for (const segment of wrong) yield segmentHtml(segment, report);
  yield `</section>
</main>
</body>
</html>
`;
}

function summaryOf({ segments, counts }: CheckReport): string {
  const errors = segments.flatMap((segment) => segment.errors);
  if (errors.length === 0) return '<p>No errors were found.</p>';
  const all = countBySeverity(errors);
  const rows = Object.entries(counts).flatMap(([type, ofType]) =>
    Object.entries(ofType).map(
      ([subType, bySeverity]) =>
        `<tr><th scope="row">${escapeHtml(type)}: ${escapeHtml(subType)}</th>${severities
          .map((severity) => `<td>${bySeverity[severity] ?? 0}</td>`)
          .join('')}</tr>`,
    ),
  );
  return `<table>
<caption>Errors by kind and severity</caption>
<thead><tr><th scope="col">Kind</th>${severities.map((severity) => `<th scope="col">${severity}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot><tr><th scope="row">All</th>${severities.map((severity) => `<td>${all[severity]}</td>`).join('')}</tr></tfoot>
</table>`;
}

function segmentHtml(segment: CheckedSegment, { source, target }: CheckReport): string {
  const number = segment.segment_index + 1;
  const id = `segment-${number}`;
  return `<article aria-labelledby="${id}">
<h3 id="${id}"><a href="#${id}">Segment ${number}</a> <span class="points">score ${segment.score}</span></h3>
<dl>
<dt>Source</dt>
<dd ${languageAttributes(source)}>${markedHtml(segment, 'source')}</dd>
<dt>Translation</dt>
<dd ${languageAttributes(target)}>${markedHtml(segment, 'target')}</dd>
</dl>
<ol>
${segment.errors.map(errorHtml).join('\n')}
</ol>
</article>
`;
}

function errorHtml({ severity, type, sub_type: subType, explanation }: CheckedSegment['errors'][number]): string {
  const kind = `${escapeHtml(type)}: ${escapeHtml(subType)}`;
  return `<li><strong class="${severity.toLowerCase()}">${severity}</strong> <span class="kind">${kind}</span> ${escapeHtml(explanation)}</li>`;
}

function markedHtml({ errors, ...texts }: CheckedSegment, side: 'source' | 'target'): string {
  if (texts[side] === '') return '<em lang="en" dir="ltr">(empty)</em>';
  return markSpans(texts[side], errors, `${side}_spans`)
    .map(({ text, errors: own }) => {
      const [worst] = severities.filter((severity) => own.some((index) => errors[index]?.severity === severity));
      if (worst === undefined) return escapeHtml(text);
      const numbers = own.map((index) => index + 1).join(', ');
      return `<mark class="${worst.toLowerCase()}">${escapeHtml(text)}<sup>${numbers}</sup></mark>`;
    })
    .join('');
}

function languageAttributes(language: string): string {
  const direction = fromRight.has(baseLanguage(language)) ? 'rtl' : 'auto';
  return `lang="${escapeHtml(language)}" dir="${direction}"`;
}

function plural(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
