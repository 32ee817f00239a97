import type { PdfFile } from './pdf-file.ts';
import { isArray, isDictionary, type PdfDictionary, PdfReference, type PdfValue } from './pdf-values.ts';

export interface PdfPage {
  readonly reference: PdfReference;
  readonly dictionary: PdfDictionary;
  /** Its own or those of a node above it. */
  readonly resources: PdfValue;
}

const deepest = 64;
/** Nodes and pages: a tree that has a branch many times has more of them than anything could read. */
const mostNodes = 200_000;
const inherited = 'Resources';

/** The pages of a file in their order, each when it is needed. */
export function* readPages(file: PdfFile): Generator<PdfPage> {
  const root = file.dictionary(file.trailer.get('Root'));
  yield* kids(file, root?.get('Pages'), null, { above: new Set(), count: 0 }, 0);
}

function* kids(
  file: PdfFile,
  node: PdfValue | undefined,
  above: PdfValue,
  seen: { readonly above: Set<number>; count: number },
  depth: number,
): Generator<PdfPage> {
  if (!(node instanceof PdfReference) || seen.above.has(node.number) || depth > deepest) return;
  seen.count += 1;
  if (seen.count > mostNodes) return;
  const entries = file.resolve(node);
  if (!isDictionary(entries)) return;
  const resources = entries.get(inherited) ?? above;
  const children = file.resolve(entries.get('Kids'));
  if (!isArray(children)) {
    yield { reference: node, dictionary: entries, resources };
    return;
  }
  // A page may occur twice, a node not: it would be within itself.
  seen.above.add(node.number);
  for (const child of children) {
    if (seen.count > mostNodes) break;
    yield* kids(file, child, resources, seen, depth + 1);
  }
  seen.above.delete(node.number);
}
