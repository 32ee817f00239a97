import type { FilterContext } from '../../../contracts/documents/document-filter.ts';
import { giveWayTo } from '../files/give-way.ts';
import { decodePart } from './decode-part.ts';
import { OfficeScanner } from './office-scanner.ts';
import type { OoxmlPackage } from './ooxml-package.ts';

/** Where a document shows a picture. */
export interface ShownPicture {
  /** The picture's part. */
  readonly part: string;
  /** Name, description and title that the document gives it. */
  readonly description: string;
  /** The document says that it only decorates. */
  readonly isDecorative: boolean;
}

/** Elements that say what a picture is, before it. */
const descriptions = new Set(['p:cNvPr', 'pic:cNvPr', 'wp:docPr']);
/** What they describe ends with one of these. */
const described = new Set(['p:pic', 'p:sp', 'p:cxnSp', 'pic:pic', 'wp:inline', 'wp:anchor']);
/** Objects of other programs, which draw their picture anew. */
const embedded = new Set(['p:oleObj', 'w:object']);
const tokensAtOnce = 64;

/** Pictures in the package that a part shows, in order. Of an SVG drawing and the pixels beside it, the drawing is found: programs show that one. */
export async function findPictures(
  contents: OoxmlPackage,
  name: string,
  { signal, limits }: FilterContext,
): Promise<readonly ShownPicture[]> {
  const relationships = await contents.relationships(name);
  const parts = new Map(relationships.flatMap(({ id, type, part }) => (type === 'image' && part ? [[id, part]] : [])));
  if (parts.size === 0) return [];
  const giveWay = giveWayTo(signal);
  const scanner = new OfficeScanner(decodePart(await contents.readPart(name)).text, limits);
  const found: ShownPicture[] = [];
  let about = { description: '', isDecorative: false };
  for (let tokens = 0; scanner.next(); tokens += 1) {
    if (tokens % tokensAtOnce === 0) await giveWay();
    const { tag } = scanner;
    if (scanner.kind === 'close' && described.has(tag)) about = { description: '', isDecorative: false };
    if (!scanner.isStart) continue;
    if (embedded.has(tag)) scanner.skipElement();
    else if (descriptions.has(tag)) about = { ...about, description: descriptionOf(scanner) };
    else if (tag === '?:decorative') about = { ...about, isDecorative: isTrue(scanner.value('val')) };
    else if (tag === '?:svgBlip')
      found.splice(-1, 1, { part: parts.get(scanner.value('embed') ?? '') ?? '', ...about });
    else if (tag === 'a:blip' || tag === 'v:imagedata') {
      const part = parts.get(scanner.value(tag === 'a:blip' ? 'embed' : 'id') ?? '');
      // One that is not there is found as well, so that what is in it never takes another away.
      found.push({ part: part ?? '', ...about });
    }
  }
  return found.filter(({ part }) => part !== '');
}

function descriptionOf(scanner: OfficeScanner): string {
  return ['name', 'descr', 'title'].map((name) => scanner.value(name) ?? '').join('\n');
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
