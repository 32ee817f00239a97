import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { attributeOf, readXmlTree, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { findTexts } from './find-texts.ts';
import { readContent } from './target-content.ts';

export interface BilingualSegment {
  readonly source: Segment;
  /** Undefined where the file has no translation. */
  readonly target: Segment | undefined;
}

export interface BilingualFile {
  /** As written; undefined where the file does not say them. */
  readonly sourceLanguage: string | undefined;
  readonly targetLanguage: string | undefined;
  readonly segments: readonly BilingualSegment[];
}

/** Both sides of XLIFF, whatever its states say. `depth` is the deepest nesting of elements. Throws `invalid_document`. */
export function readBilingual(text: string, depth: number): BilingualFile {
  const root = readXmlTree(text, depth);
  const file = findTexts(text, root, 'all');
  if (file === undefined)
    throw new ServiceError('invalid_document', { reason: 'it is not XLIFF 1.0 to 1.2, 2.0 or 2.1.' });
  const [first] = file.languages;
  const [source, target] = file.version === 1 ? ['source-language', 'target-language'] : ['srcLang', 'trgLang'];
  const languageOf = (name: string): string | undefined => first && (attributeOf(text, first, name) || undefined);
  const read = (element: XmlElement, locked: ReadonlySet<string>): readonly Segment[] =>
    readContent(text, element, locked, {}).segments;
  return {
    sourceLanguage: languageOf(source as string),
    targetLanguage: languageOf(target as string),
    segments: Array.from(file.texts).flatMap((entry) => {
      const sources = read(entry.source, entry.locked);
      const targets = entry.target === undefined ? [] : read(entry.target, entry.locked);
      if (targets.length === sources.length || targets.length === 0)
        return sources.map((segment, index) => ({ source: segment, target: targets[index] }));
      // Segmented in another way: only the whole can be compared.
      return [{ source: joined(sources), target: joined(targets) }];
    }),
  };
}

function joined(segments: readonly Segment[]): Segment {
  return { inlines: segments.flatMap(({ inlines }, index) => (index === 0 ? inlines : [' ', ...inlines])) };
}
