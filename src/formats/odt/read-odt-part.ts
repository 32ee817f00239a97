import type { FilterContext, TextUnit } from '../../contracts/documents/document-filter.ts';
import { giveWayTo } from '../shared/files/give-way.ts';
import { type ElementReader, PartReader, type PartRules } from '../shared/office/part-reader.ts';
import type { PartUnits } from '../shared/office/part-units.ts';
import { odfPrefix } from './odf-namespaces.ts';
import { readOdtParagraph } from './odt-paragraph.ts';
import { TextStyles } from './text-styles.ts';

const label = { names: ['label', 'title'], kind: 'label' } as const;

/** Controls of forms with text on them. */
const controls = ['button', 'checkbox', 'radio', 'fixed-text', 'frame', 'option', 'item'];

/** What is text in a part: paragraphs wherever they are, and what is said of pictures, links and controls. */
export async function readOdtPart(
  source: string,
  kind: TextUnit['kind'],
  { limits, signal, budget }: FilterContext,
): Promise<PartUnits> {
  const styles = new TextStyles();
  const rules: PartRules = {
    usualPrefix: odfPrefix,
    elements: {
      'office:automatic-styles': ({ scanner }) => styles.read(scanner),
      'text:tracked-changes': skip,
      'table:tracked-changes': skip,
      'table:table-cell': readCell,
      'text:p': (reader) => readOdtParagraph(reader, styles, kind),
      'text:h': (reader) => readOdtParagraph(reader, styles, kind),
      'text:index-body': (reader) => readIndex(reader, styles, kind),
      'text:index-title-template': readElement('text'),
      'svg:title': readElement('attribute'),
      'svg:desc': readElement('attribute'),
      'table:title': readElement('attribute'),
      'table:desc': readElement('attribute'),
      'dc:title': readElement('title'),
    },
    attributes: {
      'text:a': { names: ['title'], kind: 'attribute' },
      'draw:a': { names: ['title'], kind: 'attribute' },
      'loext:list-item': { names: ['display-text'], kind: 'label' },
      ...Object.fromEntries(controls.map((control) => [`form:${control}`, label])),
    },
  };
  return await new PartReader(source, rules, limits, budget).read(giveWayTo(signal));
}

const skip: ElementReader = ({ scanner }) => scanner.skipElement();

function readElement(kind: TextUnit['kind']): ElementReader {
  return (reader) => {
    const { text, range } = reader.readText();
    reader.addText(range, text, kind);
  };
}

/** What a cell shows of a number, a date or a formula is made anew from its value. */
const readCell: ElementReader = ({ scanner }) => {
  const type = scanner.value('value-type') ?? 'string';
  if (type !== 'string' || scanner.value('formula') !== undefined) scanner.skipElement();
};

/** Its title is text of its own. */
function readIndex(reader: PartReader, styles: TextStyles, kind: TextUnit['kind']): void {
  const { scanner } = reader;
  const { depth } = scanner;
  while (scanner.next()) {
    if (scanner.depth < depth) break;
    if (scanner.kind !== 'open') continue;
    if (scanner.tag === 'text:index-title') reader.walk();
    else if (scanner.tag === 'text:p') readOdtParagraph(reader, styles, kind, true);
  }
}
