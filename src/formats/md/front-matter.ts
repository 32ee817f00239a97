import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { TextSpan } from '../../language/text-edit.ts';

/** A value in the head of a file, with its quotes. */
export interface FrontMatterValue extends TextSpan {
  readonly text: string;
  readonly kind: TextUnit['kind'];
  readonly quote: '"' | "'" | '';
}

const block = /^(---|\+\+\+)[ \t]*(?:\r\n|[\n\r])(?:[\s\S]*?(?:\r\n|[\n\r]))?\1[ \t]*(?:\r\n|[\n\r]|$)/;

/** Where the text begins, after data in YAML or TOML between lines of `---` or `+++`. */
export function frontMatterEnd(source: string): number {
  return block.exec(source)?.[0].length ?? 0;
}

/** What site generators show to readers; other keys are names, dates, addresses and switches. */
const shown = 'title|subtitle|description|summary|excerpt|abstract|tagline|headline|caption|sidebar_label|linkTitle';
const line = new RegExp(
  `(?<=[\\n\\r])(${shown})([ \\t]*[:=][ \\t]*)("(?:[^"\\\\\\n\\r]|\\\\.)*"|'(?:[^'\\n\\r]|'')*'|[^\\s"'][^\\n\\r]*?)[ \\t]*(?=[\\n\\r](?!\\n?[ \\t]))`,
  'g',
);

/** Values on one line at the top level. */
export function frontMatterValues(source: string): FrontMatterValue[] {
  const head = source.slice(0, frontMatterEnd(source));
  const toml = head.startsWith('+');
  const values: FrontMatterValue[] = [];
  for (const { 0: found, 1: key = '', 2: sign = '', 3: written = '', index } of head.matchAll(line)) {
    if (sign.includes('=') !== toml || !found.startsWith(key)) continue;
    const text = readValue(written, toml);
    if (text === undefined || /\{\{|\{%/.test(text)) continue;
    const start = index + key.length + sign.length;
    const quote = /^["']/.exec(written)?.[0] as '"' | "'" | undefined;
    const kind = /title|head/i.test(key) ? 'title' : 'text';
    values.push({ start, end: start + written.length, text, kind, quote: quote ?? '' });
  }
  return values;
}

function readValue(written: string, toml: boolean): string | undefined {
  if (written.startsWith('"')) {
    try {
      return String(JSON.parse(written));
    } catch {
      return undefined;
    }
  }
  if (written.startsWith("'")) return toml ? written.slice(1, -1) : written.slice(1, -1).replaceAll("''", "'");
  return !toml && isPlain(written) ? written : undefined;
}

/** A text in the quotes that it had, or in others where these cannot say it. */
export function writeFrontMatterValue(text: string, { quote }: FrontMatterValue, toml: boolean): string {
  const single = text.replace(/\s+/g, ' ').trim();
  if (quote === '' && isPlain(single)) return single;
  if (quote === "'" && !(toml && single.includes("'"))) return `'${toml ? single : single.replaceAll("'", "''")}'`;
  return JSON.stringify(single);
}

const otherType = /^(?:[-+.\d][\d_.:,eExXoOa-fA-F+-]*|y|n|yes|no|on|off|true|false|null|~)$/i;

/** What YAML reads as this text without quotes. */
function isPlain(text: string): boolean {
  return text !== '' && !otherType.test(text) && !/^[-?:,[\]{}#&*!|>'"%@`]|:(?:\s|$)|\s#/.test(text);
}
