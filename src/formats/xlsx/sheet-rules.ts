import { readDrawingParagraphs } from '../shared/office/drawing-paragraph.ts';
import type { ElementReader, PartRules } from '../shared/office/part-reader.ts';
import { readHeaderFooter } from './header-footer.ts';
import { readRichText } from './rich-text.ts';

export function sheetRules(): PartRules {
  const headersAndFooters = ['oddHeader', 'oddFooter', 'evenHeader', 'evenFooter', 'firstHeader', 'firstFooter'];
  const elements = headersAndFooters.map((name) => [`x:${name}`, readHeaderFooter] as const);
  return {
    elements: { ...Object.fromEntries(elements), 'x:is': readRichText('cell') },
    // What rows are filtered by: the same text as in their cells, and nothing if no cell has it.
    attributes: { 'x:filter': { names: ['val'], kind: 'label' } },
  };
}

export function sharedStringRules(): PartRules {
  return { elements: { 'x:si': readRichText('cell') }, attributes: {} };
}

/** Notes, and the conversations that replaced them. */
export function commentRules(): PartRules {
  const readThreaded: ElementReader = (reader) => {
    const { text, range } = reader.readText();
    reader.addText(range, text, 'text');
  };
  return { elements: { 'x:text': readRichText('text'), 'tc:text': readThreaded }, attributes: {} };
}

/** Shapes and pictures on a sheet. */
export function drawingRules(): PartRules {
  return {
    elements: { 'a:p': readDrawingParagraphs() },
    attributes: { 'xdr:cNvPr': { names: ['descr', 'title'], kind: 'attribute' } },
  };
}
