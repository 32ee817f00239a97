import { attributeOf, childNamed, elementsIn, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { limits1, limits2, type SizeLimits } from './size-limits.ts';

/** A source with the target that it has or gets. */
export interface BilingualText {
  readonly source: XmlElement;
  readonly target: XmlElement | undefined;
  /** Where a missing target goes: after this element. */
  readonly after: XmlElement;
  /** Carries the state of the translation: the target in version 1, the segment in version 2. */
  readonly stated: XmlElement | undefined;
  readonly note: string | undefined;
  readonly limits: SizeLimits;
  /** Segments inside of the source that stay as they are. */
  readonly locked: ReadonlySet<string>;
}

export interface XliffFile {
  readonly version: 1 | 2;
  readonly texts: readonly BilingualText[];
  /** The elements that say the languages: `file` in version 1, the root in version 2. */
  readonly languages: readonly XmlElement[];
}

const done = new Set(['translated', 'signed-off', 'final', 'reviewed']);

/** The texts of a file that are to be translated: not those that say that they are not, or are done. */
export function findTexts(source: string, root: XmlElement, withDone: boolean): XliffFile | undefined {
  const version = root.name === 'xliff' ? (attributeOf(source, root, 'version') ?? '') : '';
  if (/^1\.[0-2]$/.test(version)) {
    const texts = walk(source, root, (element) =>
      element.name === 'trans-unit' ? textOf1(source, element) : undefined,
    );
    return { version: 1, texts: keep(source, texts, withDone), languages: elementsIn(root).filter(isFile) };
  }
  if (!/^2\.\d$/.test(version)) return undefined;
  const texts = walk(source, root, (element) => (element.name === 'unit' ? textsOf2(source, element) : undefined));
  return { version: 2, texts: keep(source, texts, withDone), languages: [root] };
}

function isFile({ name }: XmlElement): boolean {
  return name === 'file';
}

function walk(
  source: string,
  element: XmlElement,
  read: (element: XmlElement) => readonly BilingualText[] | undefined,
  translate = true,
): BilingualText[] {
  return elementsIn(element).flatMap((child) => {
    const own = attributeOf(source, child, 'translate');
    const translated = own === undefined ? translate : own !== 'no';
    const texts = read(child);
    if (texts !== undefined) return translated ? texts : [];
    return walk(source, child, read, translated);
  });
}

function keep(source: string, texts: readonly BilingualText[], withDone: boolean): readonly BilingualText[] {
  return texts.filter((text) => {
    const { target, stated } = text;
    if (target === undefined || target.contentEnd === target.contentStart || stated === undefined) return true;
    const state = attributeOf(source, stated, 'state');
    return state === undefined ? isCopy(source, text) : withDone || !done.has(state);
  });
}

/** Without a state, what differs from the source is somebody's translation. */
function isCopy(text: string, { source, target }: BilingualText): boolean {
  const contentOf = (element: XmlElement): string => text.slice(element.contentStart, element.contentEnd).trim();
  return target === undefined || contentOf(target) === contentOf(source);
}

function textOf1(source: string, unit: XmlElement): readonly BilingualText[] {
  const own = childNamed(unit, 'source');
  if (own === undefined || attributeOf(source, unit, 'approved') === 'yes') return [];
  const segmented = childNamed(unit, 'seg-source');
  const target = childNamed(unit, 'target');
  return [
    {
      source: segmented ?? own,
      target,
      after: segmented ?? own,
      stated: target,
      note: noteOf(source, unit),
      limits: limits1(source, unit),
      locked: lockedSegments(source, unit),
    },
  ];
}

function textsOf2(source: string, unit: XmlElement): readonly BilingualText[] {
  const notes = childNamed(unit, 'notes');
  const limits = limits2(source, unit);
  const note = notes === undefined ? undefined : noteOf(source, notes);
  return elementsIn(unit)
    .filter(({ name }) => name === 'segment')
    .flatMap((segment) => {
      const own = childNamed(segment, 'source');
      if (own === undefined) return [];
      const target = childNamed(segment, 'target');
      return [{ source: own, target, after: own, stated: segment, note, limits, locked: new Set<string>() }];
    });
}

function noteOf(source: string, element: XmlElement): string | undefined {
  const notes = elementsIn(element).filter(({ name }) => name === 'note');
  const text = notes.map(({ contentStart, contentEnd }) => source.slice(contentStart, contentEnd)).join('\n');
  return /[&<]/.test(text) ? undefined : text.trim() || undefined;
}

/** Trados says of each segment whether it is locked. */
function lockedSegments(source: string, unit: XmlElement): ReadonlySet<string> {
  const definitions = childNamed(unit, 'seg-defs');
  const locked = definitions === undefined ? [] : elementsIn(definitions);
  return new Set(
    locked
      .filter((segment) => attributeOf(source, segment, 'locked') === 'true')
      .map((segment) => attributeOf(source, segment, 'id') ?? ''),
  );
}
