import type { TakeText, TextUnit, WriteOptions } from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { isTranslatable } from '../../language/placeholders/translatable.ts';
import { textSegment } from '../../language/segments.ts';
import { cutUnit, type SegmentSlot } from '../../language/tag-handling/cut-unit.ts';
import { editSlots } from '../../language/tag-handling/merge-slots.ts';
import { languagesOf } from '../../language/tag-handling/other-language.ts';
import { simplifyCodes } from '../../language/tag-handling/simplify-codes.ts';
import type { TextEdit, TextSpan } from '../../language/text-edit.ts';
import { type GiveWay, runSteps } from '../shared/files/give-way.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { attributeOf, readXmlTree, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { XmlScanner } from '../shared/xml/xml-scanner.ts';
import { type DitaContent, type DitaLanguage, type DitaText, readDita } from './read-dita.ts';
import { refuseOtherXml } from './refuse-other-xml.ts';

export interface DitaOptions {
  readonly sourceLanguage?: string | undefined;
  readonly keepCode?: boolean | undefined;
  /** Deepest nesting of elements. */
  readonly depth: number;
  readonly giveWay?: GiveWay;
  readonly takeText?: TakeText;
}

interface Entry {
  readonly kind: TextUnit['kind'];
  readonly slot: SegmentSlot;
}

/** A topic or a map as text units. */
export async function parseDita(source: string, options: DitaOptions): Promise<ParsedText> {
  const { sourceLanguage, keepCode = false, depth, giveWay, takeText } = options;
  const root = readXmlTree(source, depth);
  await giveWay?.();
  refuseOtherXml(source, root);
  const doctype = source.slice(0, root.start);
  if (isSubjectScheme(source, root)) return { units: [], edit: () => [] };
  const entries: Entry[] = [];
  const steps = readDita(source, root, {
    language: sourceLanguage ?? attributeOf(source, root, 'xml:lang'),
    keepCode,
    declared: new Set(Array.from(doctype.matchAll(/<!ENTITY\s+([\w.:-]+)\s/g), ([, name]) => name as string)),
    onStrayAmpersand: (at) => new XmlScanner(source, { depth, doctype: 'pass' }).fail("'&' starts no reference", at),
    onText(text) {
      for (const slot of cutText(source, text)) {
        // Texts within the codes of one without words change by themselves.
        if (!isTranslatable(slot.segment)) continue;
        takeText?.(slot.segment);
        entries.push({ kind: text.kind, slot });
      }
    },
  });
  const content = await runSteps(steps, giveWay);
  entries.sort((one, other) => one.slot.start - other.slot.start);
  return parsedTexts(source, entries, content);
}

/** Its labels are values for programs to most readers; whoever shows them has a map of their own for it. */
function isSubjectScheme(source: string, root: XmlElement): boolean {
  return (
    root.name === 'subjectScheme' ||
    attributeOf(source, root, 'class')?.includes(' subjectScheme/subjectScheme ') === true
  );
}

function cutText(source: string, { items, notation }: DitaText): readonly SegmentSlot[] {
  const unit = { items: simplifyCodes(items), notation };
  return cutUnit(source, unit, { language: 'en', splitSentences: '0', joinLines: true });
}

function parsedTexts(source: string, entries: readonly Entry[], { languages, holes }: DitaContent): ParsedText {
  const values = languages.map(languageSlot);
  const within = [...entries.map(({ slot }) => slot), ...values].sort((one, other) => one.start - other.start);
  return {
    units: entries.map(({ kind, slot }) => ({ segment: withoutHoles(source, slot, holes), kind })),
    edit(translations, { targetLanguage }) {
      const translated = new Map<SegmentSlot, Segment>();
      for (const [index, { slot }] of entries.entries()) {
        const translation = translations[index];
        if (translation !== undefined) translated.set(slot, translation);
      }
      if (translated.size === 0) return [];
      return edits(source, within, languages, translated, targetLanguage);
    },
  };
}

function edits(
  source: string,
  slots: readonly SegmentSlot[],
  languages: readonly DitaLanguage[],
  translated: ReadonlyMap<SegmentSlot, Segment>,
  targetLanguage: WriteOptions['targetLanguage'],
): TextEdit[] {
  const changed = slots.filter((slot) => translated.has(slot));
  const written = new Set(Array.from(languagesOf(changed, languages), ({ value }) => value.start));
  const language = textSegment(targetLanguage);
  const filled = slots.filter((slot) => slot.segment.inlines.length > 0 || written.has(slot.start));
  return editSlots(
    source,
    filled,
    filled.map((slot) => translated.get(slot) ?? (slot.segment.inlines.length > 0 ? slot.segment : language)),
  );
}

/** The value of an attribute, written whole. */
function languageSlot({ value: { start, end } }: DitaLanguage): SegmentSlot {
  return { start, end, ...nothingYet };
}

const nothingYet: Omit<SegmentSlot, 'start' | 'end'> = {
  segment: { inlines: [] },
  notation: 'xml-attribute',
  cdata: false,
  codes: new Map(),
  written: new Map(),
  gap: undefined,
};

/** The segment of a slot, whose codes say nothing of the texts within them: those change by themselves. */
function withoutHoles(source: string, slot: SegmentSlot, holes: readonly TextSpan[]): Segment {
  if (slot.codes.size === 0) return slot.segment;
  return {
    inlines: slot.segment.inlines.map((inline) => {
      if (typeof inline === 'string') return inline;
      const code = slot.codes.get(inline.id);
      const item = inline.kind === 'close' ? code?.close : code?.open;
      return item === undefined ? inline : { ...inline, data: markupBetween(source, item, holes) };
    }),
  };
}

function markupBetween(source: string, { start, end }: TextSpan, holes: readonly TextSpan[]): string {
  let markup = '';
  let position = start;
  for (let hole = holes[firstFrom(holes, start)]; hole !== undefined && hole.start < end; ) {
    markup += source.slice(position, hole.start);
    position = hole.end;
    hole = holes[firstFrom(holes, Math.max(position, hole.start + 1))];
  }
  return markup + source.slice(position, end);
}

function firstFrom(holes: readonly TextSpan[], start: number): number {
  let low = 0;
  let high = holes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((holes[middle]?.start ?? 0) >= start) high = middle;
    else low = middle + 1;
  }
  return low;
}
