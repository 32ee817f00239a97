import type { YamlString } from './scan-yaml.ts';

/** Another string in the style of the one in the source, if it looks as if that could be read again. */
export function writeString(value: string, string: YamlString, source: string): string {
  switch (string.style) {
    case 'plain':
      return isPlain(value) ? value : writeQuoted(value, string, source);
    case 'single':
      return isPrintable(value) && !value.includes('\n')
        ? `'${value.replaceAll("'", "''")}'`
        : writeQuoted(value, string, source);
    case 'double':
      return writeQuoted(value, string, source);
    default:
      return isPrintable(value) ? writeBlock(value, string, source) : writeQuoted(value, string, source);
  }
}

/** In double quotes on one line, which can say everything everywhere. */
export function writeQuoted(value: string, string: YamlString, source: string): string {
  const tail = isBlock(string) ? tailOf(source.slice(string.bodyStart, string.end), textOf(string)) : '';
  const lineEnds = isBlock(string) ? (/(?<!\n)\n*$/.exec(string.value)?.[0] ?? '') : '';
  return `"${escapeQuoted(value + lineEnds)}"${tail}`;
}

export function isBlock({ style }: YamlString): boolean {
  return style === 'literal' || style === 'folded';
}

/** What the scalar says, as a unit: the line ends that close a block belong to the skeleton. */
export function textOf(string: YamlString): string {
  return isBlock(string) ? string.value.replace(/(?<!\n)\n+$/, '') : string.value;
}

const indicators = /^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`]|^(?:---|\.\.\.)/;

/** Numbers, points in time and merge keys of all versions of YAML. */
const otherType = /^(?:[-+]?[.\d][\d_.:,xXoOa-fA-F+-]*|[-+]?\.(?:inf|nan)|y|n|yes|no|on|off|true|false|null|~|=|<<)$/i;

function isPlain(value: string): boolean {
  if (value === '' || value !== value.trim() || otherType.test(value)) return false;
  return isPrintable(value) && !indicators.test(value) && !/[\n\t]|:(?:\s|$)|\s#|[,[\]{}]/.test(value);
}

function isPrintable(value: string): boolean {
  return !/[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/.test(value);
}

const short = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\t', '\\t'],
  ['\r', '\\r'],
]);

function escapeQuoted(value: string): string {
  return value.replaceAll(/["\\\0-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g, (character) => {
    return short.get(character) ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function writeBlock(value: string, string: YamlString, source: string): string {
  const header = source.slice(string.start, string.bodyStart);
  const body = source.slice(string.bodyStart, string.end);
  const lineEnd = header.endsWith('\r\n') ? '\r\n' : '\n';
  const indentation = indentationOf(body, string.value);
  // Lines that begin with a space are not folded.
  const folded = string.style === 'folded' && !/^[ \t]/m.test(value);
  const lines = folded ? foldLines(value, widthOf(body) - indentation.length) : value.split('\n');
  const written = lines.map((line) => (line === '' ? '' : indentation + line)).join(lineEnd);
  return (folded ? header : header.replace('>', '|')) + written + tailOf(body, textOf(string));
}

function indentationOf(body: string, value: string): string {
  const inSource = /^ *(?=[^\s])/m.exec(body)?.[0].length ?? 2;
  const inValue = /^ *(?=[^\s])/m.exec(value)?.[0].length ?? 0;
  return ' '.repeat(Math.max(1, inSource - inValue));
}

/** The ends of lines that close a block. Lines of spaces that the text ends with are text. */
function tailOf(body: string, text: string): string {
  const blank = blankEnd(body).match(/\r?\n[ \t]*/g) ?? [];
  const inText = blankEnd(text).match(/\n/g)?.length ?? 0;
  return blank.slice(inText).join('');
}

/** From the end of the last line that says something. */
function blankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n'.includes(text.charAt(end - 1))) end--;
  const after = text.slice(end);
  return after.slice(Math.max(0, after.search(/\r?\n|$/)));
}

function widthOf(body: string): number {
  return body.split(/\r?\n/).reduce((widest, line) => Math.max(widest, line.length), 0);
}

/** An end of a line in the text is an empty line in the source; at other ends of lines there is a space in the text. */
function foldLines(value: string, width: number): string[] {
  return value
    .replaceAll(/\n+/g, (ends) => `${ends}\n`)
    .split('\n')
    .flatMap((line) => foldLine(line, width));
}

function foldLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/(?<=\S) (?=\S)/)) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current += (current === '' ? '' : ' ') + word;
  }
  return [...lines, current];
}
