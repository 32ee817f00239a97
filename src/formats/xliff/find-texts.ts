import { baseLanguage } from '../../language/codes.ts';
import { attributeOf, childNamed, eachElement, elementsIn, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { limits1, type SizeLimits, SizeLimits2 } from './size-limits.ts';

/** A source with the target that it has or gets. */
export interface BilingualText {
  readonly source: XmlElement;
  readonly target: XmlElement | undefined;
  /** Where a missing target goes: after this element. */
  readonly after: XmlElement;
  /** Carries the state of the translation: the target in version 1, the segment in version 2. */
  readonly stated: XmlElement | undefined;
  /** Says that the target is approved, which a new one is not. */
  readonly approved?: XmlElement;
  readonly note: string | undefined;
  readonly limits: SizeLimits;
  /** Segments inside of the source that stay as they are. */
  readonly locked: ReadonlySet<string>;
}

export interface XliffFile {
  readonly version: 1 | 2;
  /** Each is made when it is asked for, since most may be done or have no words. */
  readonly texts: Iterable<BilingualText>;
  /** The elements that say the languages: `file` in version 1, the root in version 2. */
  readonly languages: readonly XmlElement[];
}

const nothing: ReadonlySet<string> = new Set();
const done = new Set(['translated', 'signed-off', 'final', 'reviewed']);

/** Which targets give way to new ones: those not done (`undone`), all with a state (`stated`), or all there are (`all`). */
export type ReplacedTargets = 'undone' | 'stated' | 'all';

/** The texts of a file that are to be translated: not those that say that they are not, or are done. */
export function findTexts(source: string, root: XmlElement, replaced: ReplacedTargets): XliffFile | undefined {
  const version = root.name === 'xliff' ? (attributeOf(source, root, 'version') ?? '') : '';
  if (/^1\.[0-2]$/.test(version)) {
    const read = (element: XmlElement) =>
      element.name === 'trans-unit' ? textOf1(source, element, replaced) : undefined;
    return { version: 1, texts: textsIn(source, root, read, replaced), languages: elementsIn(root).filter(isFile) };
  }
  if (!/^2\.\d$/.test(version)) return undefined;
  const limits = new SizeLimits2(source);
  const read = (element: XmlElement) => (element.name === 'unit' ? textsOf2(source, element, limits) : undefined);
  return { version: 2, texts: textsIn(source, root, read, replaced), languages: [root] };
}

type ReadUnit = (element: XmlElement) => readonly BilingualText[] | undefined;

function textsIn(source: string, root: XmlElement, read: ReadUnit, replaced: ReplacedTargets): Iterable<BilingualText> {
  return {
    *[Symbol.iterator]() {
      for (const text of walk(source, root, read)) if (isReplaced(source, text, replaced)) yield text;
    },
  };
}

/** Whether the file names the language of its targets, and it is another than that of the translation. */
export function hasOtherTargets(source: string, root: XmlElement, targetLanguage: string): boolean {
  const version1 = elementsIn(root).filter(isFile);
  const named = [
    attributeOf(source, root, 'trgLang'),
    ...version1.map((file) => attributeOf(source, file, 'target-language')),
  ]
    .filter((language) => language !== undefined && language !== '')
    .map((language) => baseLanguage((language as string).toLowerCase()));
  return named.length > 0 && !named.includes(baseLanguage(targetLanguage));
}

function isFile({ name }: XmlElement): boolean {
  return name === 'file';
}

function* walk(source: string, element: XmlElement, read: ReadUnit, translate = true): Generator<BilingualText> {
  for (const child of eachElement(element)) {
    const own = attributeOf(source, child, 'translate');
    const translated = own === undefined ? translate : own !== 'no';
    const texts = read(child);
    if (texts === undefined) yield* walk(source, child, read, translated);
    else if (translated) yield* texts;
  }
}

function isReplaced(source: string, text: BilingualText, replaced: ReplacedTargets): boolean {
  const { target, stated } = text;
  if (replaced === 'all') return true;
  if (target === undefined || target.contentEnd === target.contentStart || stated === undefined) return true;
  const state = attributeOf(source, stated, 'state');
  return state === undefined ? isCopy(source, text) : replaced === 'stated' || !done.has(state);
}

/** Without a state, what differs from the source is somebody's translation. */
function isCopy(text: string, { source, target }: BilingualText): boolean {
  const contentOf = (element: XmlElement): string => text.slice(element.contentStart, element.contentEnd).trim();
  return target === undefined || contentOf(target) === contentOf(source);
}

function textOf1(source: string, unit: XmlElement, replaced: ReplacedTargets): readonly BilingualText[] {
  const own = childNamed(unit, 'source');
  const approved = attributeOf(source, unit, 'approved') === 'yes';
  if (own === undefined || (approved && replaced !== 'all')) return [];
  const segmented = childNamed(unit, 'seg-source');
  const target = childNamed(unit, 'target');
  return [
    {
      source: segmented ?? own,
      target,
      after: segmented ?? own,
      stated: target,
      ...(approved ? { approved: unit } : {}),
      note: noteOf(source, unit),
      limits: limits1(source, unit),
      locked: lockedSegments(source, unit),
    },
  ];
}

function textsOf2(source: string, unit: XmlElement, sizes: SizeLimits2): readonly BilingualText[] {
  const notes = childNamed(unit, 'notes');
  const limits = sizes.of(unit);
  const note = notes === undefined ? undefined : noteOf(source, notes);
  return elementsIn(unit)
    .filter(({ name }) => name === 'segment')
    .flatMap((segment) => {
      const own = childNamed(segment, 'source');
      if (own === undefined) return [];
      const target = childNamed(segment, 'target');
      return [{ source: own, target, after: own, stated: segment, note, limits, locked: nothing }];
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
  if (definitions === undefined) return nothing;
  return new Set(
    elementsIn(definitions)
      .filter((segment) => attributeOf(source, segment, 'locked') === 'true')
      .map((segment) => attributeOf(source, segment, 'id') ?? ''),
  );
}
