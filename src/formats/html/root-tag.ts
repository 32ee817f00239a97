import { type Attribute, attributeValue } from '../../language/tag-handling/markup.ts';
import { tokenizeHtml } from '../../language/tag-handling/tokenize-html.ts';
import type { TextEdit } from '../../language/text-edit.ts';

/** The start tag of the `html` element, which says the language of the page and its direction. */
export interface RootTag {
  readonly language: string | undefined;
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
    directionValue: tag.attributes.find(({ name }) => name === 'dir'),
    endOfName: tag.start + '<html'.length,
  };
}

/** The direction, where the page says one or must say one. Neither word has characters that need quotes. */
export function directionEdits(root: RootTag, targetLanguage: string): TextEdit[] {
  const direction = directionOf(targetLanguage);
  const { directionValue: value, endOfName } = root;
  if (value !== undefined) return [{ start: value.start, end: value.end, text: direction }];
  return direction === 'rtl' ? [{ start: endOfName, end: endOfName, text: ' dir="rtl"' }] : [];
}

function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
