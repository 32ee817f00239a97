import type { PdfFile } from './pdf-file.ts';
import { isArray, isDictionary, type PdfDictionary, PdfReference, type PdfValue } from './pdf-values.ts';

export interface PdfPage {
  readonly reference: PdfReference;
  readonly dictionary: PdfDictionary;
  /** Its own or those of a node above it. */
  readonly resources: PdfValue;
}

const deepest = 64;
const inherited = 'Resources';

/** The pages of a file in their order, each when it is needed. */
export function* readPages(file: PdfFile): Generator<PdfPage> {
  const root = file.dictionary(file.trailer.get('Root'));
  yield* kids(file, root?.get('Pages'), null, new Set(), 0);
}

function* kids(
  file: PdfFile,
  node: PdfValue | undefined,
  above: PdfValue,
  seen: Set<number>,
  depth: number,
): Generator<PdfPage> {
  if (!(node instanceof PdfReference) || seen.has(node.number) || depth > deepest) return;
  const entries = file.resolve(node);
  if (!isDictionary(entries)) return;
  const resources = entries.get(inherited) ?? above;
  const children = file.resolve(entries.get('Kids'));
  if (!isArray(children)) {
    yield { reference: node, dictionary: entries, resources };
    return;
  }
  // A page may occur twice, a node not: it would be within itself.
  seen.add(node.number);
  for (const child of children) yield* kids(file, child, resources, seen, depth + 1);
  seen.delete(node.number);
}
