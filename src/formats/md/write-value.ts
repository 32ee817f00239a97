import { escapeMarkdown } from './escape-markdown.ts';
import type { ValueRange } from './find-values.ts';

/** An alternative text or a title between its marks; neither goes over several lines. */
export function writeValue(text: string, mark: ValueRange['mark']): string {
  const line = text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').trim();
  if (mark === '[') return escapeMarkdown(line, '', ']', false);
  const escaped = line.replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\').replace(/&(?=#|[a-z][a-z0-9]*;)/gi, '&amp;');
  return mark === '(' ? escaped.replace(/[()]/g, '\\$&') : escaped.replaceAll(mark, `\\${mark}`);
}
