import type { FilterContext } from '../../../contracts/documents/document-filter.ts';
import { readDrawingParagraphs } from './drawing-paragraph.ts';
import type { ReadPart } from './office-document.ts';
import type { OoxmlPackage } from './ooxml-package.ts';
import type { ElementReader, PartRules } from './part-reader.ts';
import { tieRepeated } from './part-units.ts';
import { readPart } from './read-part.ts';

const cached = new Set(['c:v', 'cx:pt', 'cx:v']);

/** Names of series and categories, as the chart remembers them from its table. */
const readCache: ElementReader = (reader) => {
  const { scanner } = reader;
  const { depth } = scanner;
  while (scanner.next()) {
    if (scanner.depth < depth) break;
    if (!scanner.isStart || !cached.has(scanner.tag)) continue;
    const { text, range } = reader.readText();
    reader.addText(range, text, 'label');
  }
};

const chartRules = (): PartRules => ({
  elements: {
    'a:p': readDrawingParagraphs('label'),
    'c:strCache': readCache,
    'c:multiLvlStrCache': readCache,
    'cx:strDim': readCache,
    'cx:txData': readCache,
  },
  attributes: {},
});

const shapeRules = (): PartRules => ({ elements: { 'a:p': readDrawingParagraphs() }, attributes: {} });

/** Charts and SmartArt that the parts show, each once, in the order they are referred to. */
export async function readGraphicParts(
  contents: OoxmlPackage,
  parts: readonly string[],
  context: FilterContext,
): Promise<readonly ReadPart[]> {
  const read: ReadPart[] = [];
  const seen = new Set<string>();
  const add = async (name: string, rules: PartRules): Promise<ReadPart | undefined> => {
    if (seen.has(name)) return undefined;
    seen.add(name);
    const part = await readPart(contents, name, rules, context);
    read.push(part);
    return part;
  };
  let hasWorkbook = false;
  for (const part of parts) {
    for (const chart of await contents.related(part, 'chart', 'chartEx')) {
      await add(chart, chartRules());
      hasWorkbook ||= (await contents.related(chart, 'package')).length > 0;
      for (const shapes of await contents.related(chart, 'chartUserShapes')) await add(shapes, shapeRules());
    }
    const models: ReadPart[] = [];
    for (const data of await contents.related(part, 'diagramData')) {
      const model = await add(data, shapeRules());
      if (model !== undefined) models.push(model);
    }
    // The drawing is how the program last laid out the same texts.
    for (const drawing of await contents.related(part, 'diagramDrawing')) {
      const laidOut = await add(drawing, shapeRules());
      if (laidOut !== undefined)
        tieRepeated(
          models.flatMap(({ units }) => units.units),
          laidOut.units.units,
        );
    }
  }
  if (hasWorkbook) {
    context.warn({
      code: 'chart_data_kept',
      message:
        'The tables behind charts are left as they are: whoever edits the data of a chart sees their words again.',
    });
  }
  return read;
}

/** The title of a document, which programs show in their window and readers of the web as its name. */
export async function readTitle(contents: OoxmlPackage, context: FilterContext): Promise<readonly ReadPart[]> {
  const read: ElementReader = (reader) => {
    const { text, range } = reader.readText();
    reader.addText(range, text, 'title');
  };
  const rules: PartRules = { elements: { 'dc:title': read }, attributes: {} };
  const [name] = await contents.related('', 'core-properties');
  return name === undefined ? [] : [await readPart(contents, name, rules, context)];
}
