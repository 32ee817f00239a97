import type { Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { ExtractedText, SplitSentences } from '../segmentation/segment-text.ts';
import { textSegment } from '../segments.ts';
import type { TextEdit } from '../text-edit.ts';
import { assignRoles } from './assign-roles.ts';
import { collectUnits } from './collect-units.ts';
import { cutUnit, type SegmentSlot } from './cut-unit.ts';
import { htmlTraits } from './html-traits.ts';
import type { Attribute, MarkupNodes } from './markup.ts';
import type { MarkupUnit } from './markup-unit.ts';
import { editSlots, mergeSlots } from './merge-slots.ts';
import { type LanguageAttribute, languageAttributes, languagesOf } from './other-language.ts';
import { pairHtmlTags, pairXmlTags } from './pair-tags.ts';
import { XmlDefect } from './scan-xml-tag.ts';
import { simplifyCodes } from './simplify-codes.ts';
import { splitLinks } from './split-links.ts';
import type { TagLists } from './tag-lists.ts';
import { tokenizeHtml } from './tokenize-html.ts';
import { checkNesting, tokenizeXml } from './tokenize-xml.ts';
import { translatableAttributes } from './translatable-attributes.ts';
import { xmlTraits } from './xml-traits.ts';

/** `interface.md`, Text translation: the parameters of tag handling, with their defaults filled in. */
export interface TagHandlingOptions {
  readonly format: 'html' | 'xml';
  /** HTML whose elements end as in XML. */
  readonly xhtml?: boolean;
  /** `v2` refuses XML that is not well formed; `v1` takes what it cannot read as text. HTML is never refused. */
  readonly version: 'v1' | 'v2';
  readonly language: string;
  readonly splitSentences: SplitSentences;
  /** Code is no text: spans of it are not cut, elements for it are left alone. */
  readonly keepCode?: boolean | undefined;
  readonly outlineDetection: boolean;
  readonly splittingTags: readonly string[];
  readonly nonSplittingTags: readonly string[];
  readonly ignoreTags: readonly string[];
  /** Elements whose `lang` says another language are not translated. Absent: `lang` does not count. */
  readonly documentLanguage?: string | undefined;
  /** XML: an element with this attribute and value is not translated. */
  readonly untranslatedIf?: { readonly attribute: string; readonly value: string };
  /** False leaves a segment out, which then stays as it is. Absent: all are kept. */
  readonly isKept?: (segment: Segment) => boolean;
  /** Called for each segment that is kept, as soon as it is cut; what it throws ends the work. */
  readonly onSegment?: ((segment: Segment) => void) | undefined;
  /** HTML: links with nothing but marks between them are no sentence. */
  readonly linksApart?: boolean;
  /** XML: line breaks with their indentation are layout although nothing is split. */
  readonly joinLines?: boolean;
}

/** Marked-up text taken apart, for callers that change the source in place. */
export interface TaggedText extends ExtractedText {
  /** True for the segments that are values of attributes. */
  readonly inAttribute: readonly boolean[];
  /**
   * The changes to the source that write the translations, in order. As many as segments; one that is not translated is the
   * segment itself. Where elements with a translation say `documentLanguage`, they say `targetLanguage` then.
   */
  edit(translated: readonly Segment[], targetLanguage: string): TextEdit[];
}

/**
 * Marked-up text as segments with inline codes (see `README.md` beside this file for the rules).
 *
 *     text ─ tokenize ─▶ nodes ─ pair ─▶ elements ─ assign roles ─▶ collect ─▶ units ─ cut ─▶ slots ─▶ segments
 *                                        (inline, boundary, protected)                          │
 *     text ◀──────────────────────── merge ◀── translated segments ◀────────────────────────────╯
 *
 * Slots are ranges of the source; everything between them is copied, so merging unchanged segments gives the source
 * back, character for character. All steps are linear in the text and none recurses with the depth of nesting.
 *
 * Throws `tag_handling_failed` for XML that is not well formed, in version 2.
 */
export function extractTagged(text: string, options: TagHandlingOptions): TaggedText {
  const steps = extractInSteps(text, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same in steps of some milliseconds, for callers that do not want large texts all at once. */
export function* extractInSteps(
  text: string,
  options: TagHandlingOptions,
): Generator<undefined, TaggedText, undefined> {
  const markup = options.format === 'html' ? readHtml(text, options) : readXml(text, options);
  const { units, attributes, languages } = yield* markup;
  const slots: SegmentSlot[] = [];
  let count = 0;
  const add = (slot: SegmentSlot): void => {
    if (options.isKept?.(slot.segment) === false) return;
    options.onSegment?.(slot.segment);
    slots.push(slot);
  };
  for (const unit of units) {
    for (const part of options.linksApart === true ? splitLinks(text, unit) : [unit]) {
      const items = simplifyCodes(part.items);
      for (const slot of cutUnit(text, { ...part, items }, options)) add(slot);
      if (++count % unitsInStep === 0) yield;
    }
  }
  if (attributes.length > 0) {
    for (const attribute of attributes) for (const slot of cutAttribute(text, attribute, options)) add(slot);
    slots.sort((one, other) => one.start - other.start);
  }
  const check = ({ length }: readonly Segment[]): void => {
    if (length !== slots.length) throw new RangeError(`${slots.length} segments, not ${length}`);
  };
  return {
    segments: slots.map((slot) => slot.segment),
    inAttribute: slots.map((slot) => slot.notation !== 'html' && slot.notation !== 'xml'),
    merge(translated, targetLanguage) {
      check(translated);
      return mergeSlots(text, slots, translated, targetLanguage);
    },
    edit(translated, targetLanguage) {
      check(translated);
      const filled = slots.map((slot, index) => ({ slot, segment: translated[index] as Segment }));
      const changed = filled.filter(({ slot, segment }) => segment !== slot.segment).map(({ slot }) => slot);
      for (const { attribute } of languagesOf(changed, languages))
        filled.push({ slot: valueSlot(attribute), segment: textSegment(targetLanguage) });
      filled.sort((one, other) => one.slot.start - other.slot.start);
      return editSlots(
        text,
        filled.map(({ slot }) => slot),
        filled.map(({ segment }) => segment),
      );
    },
  };
}

const unitsInStep = 1000;

interface ReadMarkup {
  readonly units: Iterable<MarkupUnit>;
  readonly attributes: readonly Attribute[];
  /** Values that say in which language an element is that is translated. */
  readonly languages: readonly LanguageAttribute[];
}

function* readHtml(text: string, options: TagHandlingOptions): Generator<undefined, ReadMarkup> {
  const nodes = tokenizeHtml(text, { xhtml: options.xhtml === true });
  yield;
  pairHtmlTags(nodes);
  yield;
  const roles = assignRoles(
    nodes,
    htmlTraits(
      tagLists(options, (name) => name.toLowerCase()),
      options,
    ),
  );
  yield;
  return {
    units: collectUnits(text, nodes, roles, 'html'),
    attributes: translatableAttributes(nodes, roles),
    languages: languageAttributes(nodes, roles, options.documentLanguage),
  };
}

function* readXml(text: string, options: TagHandlingOptions): Generator<undefined, ReadMarkup> {
  const nodes = options.version === 'v2' ? readStrictXml(text) : tokenizeXml(text, true);
  yield;
  pairXmlTags(nodes);
  yield;
  const lists = tagLists(options, (name) => name);
  const roles = assignRoles(nodes, xmlTraits(nodes, lists, options));
  yield;
  return {
    units: collectUnits(text, nodes, roles, 'xml'),
    attributes: [],
    languages: languageAttributes(nodes, roles, options.documentLanguage),
  };
}

function readStrictXml(text: string): MarkupNodes {
  try {
    const nodes = tokenizeXml(text, false);
    checkNesting(nodes, text);
    return nodes;
  } catch (error) {
    if (!(error instanceof XmlDefect)) throw error;
    const detail = `Character ${error.at + 1}: ${error.message}.`;
    throw new ServiceError('tag_handling_failed', {}, { detail, cause: error });
  }
}

function tagLists(options: TagHandlingOptions, spell: (name: string) => string): TagLists {
  const set = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => spell(name.trim())));
  return {
    splitting: set(options.splittingTags),
    nonSplitting: set(options.nonSplittingTags),
    ignored: set(options.ignoreTags),
  };
}

/** A place whose value is written whole. */
function valueSlot({ start, end, quote }: Attribute): SegmentSlot {
  const notation = quote === '"' ? 'html-double-quoted' : quote === "'" ? 'html-single-quoted' : 'html-unquoted';
  const none = { cdata: false, codes: new Map(), written: new Map(), gap: undefined };
  return { start, end, segment: { inlines: [] }, notation, ...none };
}

function cutAttribute(text: string, attribute: Attribute, options: TagHandlingOptions): SegmentSlot[] {
  const items = attribute.value.map((piece) => ({ ...piece, preserve: false }));
  if (attribute.quote !== '') {
    const notation = attribute.quote === '"' ? 'html-double-quoted' : 'html-single-quoted';
    return cutUnit(text, { items: simplifyCodes(items), notation }, options);
  }
  // Without quotes the value is one slot, so that it can be given quotes as a whole.
  const whole = { ...items[0], type: 'text', text: items.map((item) => item.text).join(''), literal: false } as const;
  const item = { ...whole, start: attribute.start, end: attribute.end, preserve: false };
  return cutUnit(text, { items: [item], notation: 'html-unquoted' }, { ...options, splitSentences: '0' });
}
