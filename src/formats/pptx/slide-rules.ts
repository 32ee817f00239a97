import { readDrawingParagraphs } from '../shared/office/drawing-paragraph.ts';
import type { ElementReader, PartRules } from '../shared/office/part-reader.ts';
import { readFittedText } from './fitted-text.ts';

const attributes: PartRules['attributes'] = { 'p:cNvPr': { names: ['descr', 'title'], kind: 'attribute' } };

/** Slides, notes, comments: all text of shapes and tables, and what is said of pictures. */
export function slideRules(): PartRules {
  return {
    elements: { 'a:p': readDrawingParagraphs(), 'p:txBody': readFittedText, 'p:text': readComment },
    attributes,
  };
}

/** Layouts and masters: what they show on every slide, not the prompts of their placeholders, which nobody sees. */
export function layoutRules(): PartRules {
  return { elements: { 'a:p': readDrawingParagraphs(), 'p:sp': readUnlessPlaceholder }, attributes: {} };
}

/** The presentation itself: names of its sections. */
export function presentationRules(): PartRules {
  return { elements: {}, attributes: { 'p14:section': { names: ['name'], kind: 'label' } } };
}

/** A comment of older versions: text without runs. */
const readComment: ElementReader = (reader) => {
  const { text, range } = reader.readText();
  reader.addText(range, text, 'text');
};

const readUnlessPlaceholder: ElementReader = (reader) => {
  const { scanner } = reader;
  const { depth } = scanner;
  let isPlaceholder = false;
  while (scanner.next()) {
    if (scanner.depth < depth) break;
    if (!scanner.isStart) continue;
    if (scanner.tag === 'p:ph') isPlaceholder = true;
    if (scanner.tag === 'p:txBody' && isPlaceholder) scanner.skipElement();
    else reader.visit();
  }
};
