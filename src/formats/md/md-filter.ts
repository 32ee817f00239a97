import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
import { countSureTexts } from './count-sure-texts.ts';
import { frontMatterEnd } from './front-matter.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Lines of a paragraph are pieces of it: millions of lines of a character each would fill the memory. */
const mostLines = 1_000_000;

/** Throws `document_too_large`. */
export function checkLines(text: string): void {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  if (count > mostLines)
    throw new ServiceError('document_too_large', { limit: `${mostLines.toLocaleString('en-US')} lines` });
}

/** Markdown with GitHub's extensions. What is translated: `docs/reference/formats/md.md`. */
export const mdFilter: DocumentFilter = {
  id: 'md',
  extensions: ['md', 'markdown'],
  mediaType: 'text/markdown',
  open(source, { sourceLanguage }, context) {
    return openTextDocument(source, context, {
      decodeOptions: () => ({ language: sourceLanguage }),
      parse: (text, giveWay) => {
        const { limits, budget } = context;
        checkLines(text);
        budget.checkTexts(countSureTexts(text, frontMatterEnd(text), limits.texts));
        return parseMarkdown(text, {
          language: sourceLanguage,
          depth: limits.depth,
          giveWay,
          takeText: budget.takeText,
        });
      },
      unencodable: 'use_utf8',
    });
  },
};
