import { type Attribute, attributeValue } from '../../language/tag-handling/markup.ts';
import { tokenizeHtml } from '../../language/tag-handling/tokenize-html.ts';
import type { TextEdit } from '../shared/encoding/splice-text.ts';

/** The start tag of the `html` element, which says the language of the page and its direction. */
export interface RootTag {
  readonly language: string | undefined;
  readonly languageValues: readonly Attribute[];
  readonly directionValue: Attribute | undefined;
  /** Where another attribute can be put. */
  readonly endOfName: number;
}

/** Comments and the doctype may come first; no page needs more room for them. */
const searched = 64 * 1024;

export function findRootTag(text: string): RootTag | undefined {
  const start = text.slice(0, searched).search(/<html[\s>/]/i);
  if (start === -1) return undefined;
  const tag = tokenizeHtml(text.slice(0, start + searched)).find(
    (node) => node.type === 'open' && node.name === 'html',
  );
  if (tag?.type !== 'open') return undefined;
  const language = attributeValue(tag, 'lang') ?? attributeValue(tag, 'xml:lang');
  return {
    language: language === '' ? undefined : language,
    languageValues: tag.attributes.filter(({ name }) => name === 'lang' || name === 'xml:lang'),
    directionValue: tag.attributes.find(({ name }) => name === 'dir'),
    endOfName: tag.start + '<html'.length,
  };
}

/** The language where the page says one, and the direction where it must be said. */
export function rootTagEdits(root: RootTag, targetLanguage: string): TextEdit[] {
  const edits = root.languageValues.map((value) => write(value, targetLanguage));
  const direction = directionOf(targetLanguage);
  if (root.directionValue !== undefined) edits.push(write(root.directionValue, direction));
  else if (direction === 'rtl') edits.push({ start: root.endOfName, end: root.endOfName, text: ' dir="rtl"' });
  return edits;
}

/** Neither languages nor directions have characters that need quotes. */
function write({ start, end }: Attribute, text: string): TextEdit {
  return { start, end, text };
}

function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
