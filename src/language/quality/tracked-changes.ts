import { compareWords } from '../compare-words.ts';
import { encodeText } from '../tag-handling/encode-text.ts';

export interface Review {
  readonly title: string;
  readonly segments: readonly ReviewedSegment[];
  /** Codes of languages, where they are known: screen readers and fonts go by them. */
  readonly sourceLanguage?: string | undefined;
  readonly targetLanguage?: string | undefined;
}

export interface ReviewedSegment {
  readonly source: string;
  readonly target: string;
  /** What is suggested for the target. */
  readonly corrected: string;
  readonly errors: readonly { readonly severity: string; readonly explanation: string }[];
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid #8886}
del{background:#f003}ins{background:#0a03}ul{margin:0;padding-inline-start:1.2rem}`;

/**
 * A page with every segment: its source, its translation with the suggested changes as `del` and `ins`, and what was found. It has
 * no script and needs nothing else.
 */
export function writeTrackedChanges({ title, segments, sourceLanguage, targetLanguage }: Review): string {
  const [source, target] = [cell(sourceLanguage), cell(targetLanguage)];
  // Corrections of texts, which are no translations.
  const isOneLanguage = sourceLanguage !== undefined && sourceLanguage === targetLanguage;
  const hasFindings = !isOneLanguage || segments.some(({ errors }) => errors.length > 0);
  const heads = ['No.', ...(isOneLanguage ? ['Text', 'Corrected text'] : ['Source', 'Translation'])];
  if (hasFindings) heads.push('Findings');
  const rows = segments.map(({ source: original, target: translation, corrected, errors }, index) => {
    const found = errors
      .map(({ severity, explanation }) => `<li>${text(severity)}: ${text(explanation)}</li>`)
      .join('');
    const list = found === '' ? '' : `<ul>${found}</ul>`;
    return `<tr><td>${index + 1}</td>${source}${text(original)}</td>${target}${marked(translation, corrected)}</td>${hasFindings ? `<td>${list}</td>` : ''}</tr>\n`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>${text(title)}</h1>
<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('')}</tbody></table></body></html>
`;
}

/** Of a text in a language; anything that is no code of one says nothing. */
function cell(language = ''): string {
  return `<td dir="auto"${/^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(language) ? ` lang="${language}"` : ''}>`;
}

function marked(before: string, after: string): string {
  return compareWords(before, after)
    .map(({ kind, text: words }) => {
      if (kind === 'same') return text(words);
      return kind === 'added' ? `<ins>${text(words)}</ins>` : `<del>${text(words)}</del>`;
    })
    .join('');
}

function text(plain: string): string {
  return encodeText(plain, 'html');
}
