import type { TextSpan } from '../../language/text-edit.ts';
/** A stretch of a paragraph that programs read beyond CommonMark, and what readers see instead. */
export interface SyntaxRange extends TextSpan {
  readonly equivalent: string | undefined;
}

const lineEnd = '(?:\\r\\n|[\\n\\r])';
const prefix = '[ \\t>]*';

const patterns = {
  /** `[!NOTE]` of GitHub and others, with the end of its line. */
  callout: `^\\[![\\w-]+\\][-+]?(?:[ \\t]*${lineEnd}${prefix})?`,
  /** `:::note` and `:::`, with the ends of lines around. */
  container: `(?:^|${lineEnd}${prefix}):{3,}[^\\n\\r]*(?:${lineEnd}${prefix}|$)`,
  /** What explains the term in the line before. */
  definition: `${lineEnd}${prefix}:[ \\t]+`,
  /** `{#id .class}` behind headings, `{: .class}`, `{/* comment *\\/}`. */
  attributes: '(?:(?<![ \\t])[ \\t]+)?\\{(?:[:#.][^{}\\n\\r]*|/\\*[^{}]*\\*/)\\}',
  /** `$…$` and `$$…$$`, not prices. */
  math: '(?<![\\p{L}\\d\\\\$])(?:\\$\\$[^$]+\\$\\$|\\$(?![\\s$])[^$\\n\\r]*(?<![\\s\\\\])\\$)(?![\\p{L}\\d$])',
};
const anywhere = new RegExp(
  Object.entries(patterns)
    .map(([name, pattern]) => `(?<${name}>${pattern})`)
    .join('|'),
  'gu',
);
const boldLine = new RegExp(`^(\\*\\*|__)[^*_\\n\\r]+\\1([ \\t]*${lineEnd}${prefix})`, 'u');

/** The first line of a text is bold from beginning to end: what follows begins on the next line. */
export function isBoldLine(line: string): boolean {
  return /^(\*\*|__)[^*_\n\r]+\1[ \t]*$/u.test(line);
}

/** In order, without overlaps. */
export function findSyntax(source: string, start: number, end: number): SyntaxRange[] {
  const text = source.slice(start, end);
  const ranges: SyntaxRange[] = [];
  const line = boldLine.exec(text);
  if (line !== null) {
    const [bold, , lineBreak = ''] = line;
    const end = start + bold.length;
    ranges.push({ start: end - lineBreak.length, end, equivalent: '\n' });
  }
  for (const { 0: written, index, groups } of text.matchAll(anywhere)) {
    if (start + index < (ranges.at(-1)?.end ?? 0)) continue;
    const { math } = groups as Partial<Record<keyof typeof patterns, string>>;
    const equivalent = math ?? (/[\n\r]/.test(written) ? '\n' : undefined);
    ranges.push({ start: start + index, end: start + index + written.length, equivalent });
  }
  return ranges;
}

const code =
  /^(?:import\s(?:[^\n\r]*\sfrom\s*)?['"][^'"\n\r]+['"];?|export\s+(?:const|let|default|function|async|class|[{*]))/;
const contents = /^\[\[?_?toc_?\]?\]$/i;

/** Paragraphs that hold no text: statements of MDX, and the place for a table of contents. */
export function isStatement(text: string): boolean {
  return code.test(text) || contents.test(text);
}
