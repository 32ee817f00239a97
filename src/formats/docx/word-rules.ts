import { readDrawingParagraphs } from '../shared/office/drawing-paragraph.ts';
import type { PartRules } from '../shared/office/part-reader.ts';
import { WordParagraphs } from './word-paragraph.ts';

/** What is text in a part of Word: paragraphs, and what is said of pictures, links and choices. */
export function wordRules(): PartRules {
  const paragraphs = new WordParagraphs();
  return {
    elements: {
      'w:p': paragraphs.read,
      'w:txbxContent': paragraphs.readBox,
      'a:p': readDrawingParagraphs(),
    },
    attributes: {
      'wp:docPr': { names: ['descr', 'title'], kind: 'attribute' },
      'pic:cNvPr': { names: ['descr', 'title'], kind: 'attribute' },
      'wps:cNvPr': { names: ['descr', 'title'], kind: 'attribute' },
      'v:shape': { names: ['alt'], kind: 'attribute' },
      'v:rect': { names: ['alt'], kind: 'attribute' },
      'v:textpath': { names: ['string'], kind: 'text' },
      'w:hyperlink': { names: ['tooltip'], kind: 'attribute' },
      'w:listItem': { names: ['displayText'], kind: 'label' },
      'w:tblCaption': { names: ['val'], kind: 'attribute' },
      'w:tblDescription': { names: ['val'], kind: 'attribute' },
    },
  };
}
