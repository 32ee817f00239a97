import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Types of text that are made into a page. */
export type PrintableType = 'html' | 'md' | 'txt';

const style = [
  'body { font-family: "Liberation Sans", "Noto Sans", sans-serif; font-size: 11pt }',
  'h1, h2, h3, h4, h5, h6 { font-family: "Liberation Sans", "Noto Sans", sans-serif }',
  'p { margin-top: 0; margin-bottom: 0.21cm }',
  'pre, code { font-family: "Liberation Mono", "Noto Sans Mono", monospace; font-size: 9.5pt }',
  'pre { margin-top: 0; margin-bottom: 0 }',
  'td, th { padding: 0.08cm 0.15cm }',
  '.line { margin-bottom: 0 }',
].join('\n');

/** The text of a document as HTML in ASCII that LibreOffice prints well. */
export function printablePage(text: string, type: PrintableType): string {
  const body = type === 'html' ? undefined : `<body${direction(text)}>${bodyOf(text, type)}</body>`;
  const page = body === undefined ? text : `<html><head><style>${style}</style></head>${body}</html>`;
  return withoutFetching(page).replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);
}

function bodyOf(text: string, type: 'md' | 'txt'): string {
  if (type === 'txt') return linesOf(text);
  const html = micromark(withoutFrontMatter(text), {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return html
    .replaceAll('<table>', '<table border="1" cellspacing="0">')
    .replaceAll('</table>', '</table><br>')
    .replaceAll('</pre>', '</pre><br>')
    .replace(/<input type="checkbox"[^<>]*>/g, (box) => (box.includes('checked') ? '☑' : '☐'));
}

/** In YAML or TOML. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^\uFEFF?(---|\+\+\+)\r?\n[\s\S]*?\n(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/, '');
}

/** Every line stays one; columns keep their widths where there are any. */
function linesOf(text: string): string {
  const hasColumns = /\S(?: {3,}|\t+)\S/.test(text);
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  const paragraphs = lines.map((line) => {
    const broken = line.startsWith('\f') ? ' style="page-break-before: always"' : '';
    const shown = hasColumns ? `<code>${escaped(line)}</code>` : escaped(line);
    return `<p class="line"${broken}>${line.trim() === '' ? '<br>' : shown}</p>`;
  });
  return paragraphs.join('\n');
}

function escaped(line: string): string {
  let column = 0;
  const spread = line.replaceAll('\f', '').replace(/\t|[^\t]+/g, (part) => {
    const shown = part === '\t' ? ' '.repeat(8 - (column % 8)) : part;
    column += shown.length;
    return shown;
  });
  return spread
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length));
}

/** Most letters decide. */
function direction(text: string): string {
  const leftwards = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return leftwards * 2 > letters ? ' dir="rtl"' : '';
}

/** Tags that make a page fetch something. */
const fetching = /<(?:img|iframe|frame|object|embed|link|base|audio|video|source)\b/gi;

/** Pictures and frames of other files and servers are replaced by their alternative text: nothing is fetched. */
function withoutFetching(page: string): string {
  let kept = '';
  let position = 0;
  for (const { index } of page.matchAll(fetching)) {
    if (index < position) continue;
    // A tag without an end is none, and so are all behind it.
    const end = page.indexOf('>', index);
    if (end === -1) break;
    kept += page.slice(position, index) + replacementOf(page.slice(index, end + 1));
    position = end + 1;
  }
  return kept + page.slice(position);
}

function replacementOf(tag: string): string {
  if (/\bsrc\s*=\s*["']?\s*data:image\//i.test(tag)) return tag;
  const [, quoted, bare] = /\balt\s*=\s*(?:["']([^"']*)["']|([^\s>]+))/i.exec(tag) ?? [];
  return /^<img/i.test(tag) ? (quoted ?? bare ?? '') : '';
}
