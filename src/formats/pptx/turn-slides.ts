import type { DocumentLimits } from '../../contracts/documents/document-filter.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { turnParagraph } from '../shared/office/drawing-paragraph.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import { splice } from '../shared/xml/splice.ts';

/** How paragraphs look where nothing else says so: of the presentation, and of a master. */
const styles = new Set(['p:defaultTextStyle', 'p:txStyles']);
const level = /^a:(?:lvl\dpPr|defPPr)$/;

/**
 * A part with the sides of its paragraphs and the columns of its tables in the direction of its language. Paragraphs take
 * their side from slides, layouts and masters, in this order, where they do not say it themselves.
 */
export function turnSlides(text: string, rightToLeft: boolean, limits: DocumentLimits): string {
  // Nearly all presentations are turned neither before nor after.
  if (!rightToLeft && !text.includes('rtl')) return text;
  const scanner = new OfficeScanner(text, limits);
  const edits: TextEdit[] = [];
  let isStyle = false;
  while (scanner.next()) {
    const { tag, start, end, isStart } = scanner;
    if (styles.has(tag)) isStyle = isStart;
    if (!isStart || !(level.test(tag) || tag === 'a:tblPr')) continue;
    const written = text.slice(start, end);
    // Without a side it is the left one.
    const needsSide = isStyle && rightToLeft && scanner.valueRange('algn') === undefined;
    const turned = turnParagraph(needsSide ? written.replace(/^<[^\s/>]+/, '$& algn="l"') : written, '', rightToLeft);
    if (turned !== written) edits.push({ start, end, text: turned });
  }
  return splice(text, edits);
}
