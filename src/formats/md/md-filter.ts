import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { openTextDocument } from '../shared/files/open-text-document.ts';
import { countSureTexts } from './count-sure-texts.ts';
import { frontMatterEnd } from './front-matter.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { checkLines } from './parsing-cost.ts';

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
