import { attributeEscapes, decodeCellText } from '../shared/office/cell-characters.ts';
import { readDrawingParagraphs } from '../shared/office/drawing-paragraph.ts';
import type { ElementReader, PartReader, PartRules } from '../shared/office/part-reader.ts';
import { readHeaderFooter } from './header-footer.ts';
import type { Label } from './labels.ts';
import { readPlainValue, readRichText } from './rich-text.ts';
import type { WorkbookLogic } from './workbook-logic.ts';

/** A sheet's own texts. Its formulas show what they do with others; `results` are texts that they came to. */
export function sheetRules({ readFormula, readCondition }: WorkbookLogic, results: Label[]): PartRules {
  const headersAndFooters = ['oddHeader', 'oddFooter', 'evenHeader', 'evenFooter', 'firstHeader', 'firstFooter'];
  const elements = headersAndFooters.map((name) => [`x:${name}`, readHeaderFooter] as const);
  const conditions = ['x:formula', 'x:formula1', 'x:formula2', 'xm:f'].map((tag) => [tag, readCondition] as const);
  return {
    elements: {
      ...Object.fromEntries([...elements, ...conditions]),
      'x:f': readFormula,
      'x:v': (reader) => readValue(reader, results),
      'x:is': readRichText('cell'),
    },
    attributes: {
      // What rows are filtered by: the same text as in their cells, and nothing if no cell has it.
      'x:filter': { names: ['val'], kind: 'label', escapes: attributeEscapes },
      'x:customFilter': { names: ['val'], kind: 'label', escapes: attributeEscapes },
      'x:hyperlink': { names: ['tooltip'], kind: 'attribute', longest: { tooltip: 255 }, escapes: attributeEscapes },
      'x:dataValidation': {
        names: ['promptTitle', 'prompt', 'errorTitle', 'error'],
        kind: 'attribute',
        longest: { promptTitle: 32, prompt: 255, errorTitle: 32, error: 255 },
        escapes: attributeEscapes,
      },
    },
  };
}

/** A cell whose value comes right after its tag, without a formula before it, and is a text. */
const constantText = /^<(?:[\w.-]+:)?c\s[^>]*\bt\s*=\s*["']str["'][^>]*>$/;

/**
 * Some programs write texts as values, without the list of strings. Numbers, errors and places in that list are passed:
 * nearly all values are one of them.
 */
function readValue(reader: PartReader, results: Label[]): void {
  const { source, start, end } = reader.scanner;
  const before = source.slice(source.lastIndexOf('<', start - 1), start);
  if (constantText.test(before)) readPlainValue(reader);
  else if (!/[\d#.+-]/.test(source.charAt(end))) {
    const { text, range } = reader.readText();
    results.push({ ...range, text: decodeCellText(text) });
  }
}

export function sharedStringRules(): PartRules {
  return { elements: { 'x:si': readRichText('cell') }, attributes: {} };
}

/** Notes, and the conversations that replaced them. */
export function commentRules(): PartRules {
  return { elements: { 'x:text': readRichText('text'), 'tc:threadedComment': readThreaded }, attributes: {} };
}

/** A comment of a conversation. Where it mentions people, it says at which of its characters, so it stays as it is. */
const readThreaded: ElementReader = (reader) => {
  const { scanner } = reader;
  const { depth } = scanner;
  let found: ReturnType<typeof reader.readText> | undefined;
  let mentions = false;
  while (scanner.next()) {
    if (scanner.depth < depth) break;
    if (!scanner.isStart) continue;
    if (scanner.tag === 'tc:text') found = reader.readText();
    else if (scanner.tag === 'tc:mention') mentions = true;
  }
  if (found !== undefined && !mentions) reader.addText(found.range, found.text, 'text');
};

/** Shapes and pictures on a sheet. */
export function drawingRules(): PartRules {
  return {
    elements: { 'a:p': readDrawingParagraphs() },
    attributes: { 'xdr:cNvPr': { names: ['descr', 'title'], kind: 'attribute' } },
  };
}
