import { type PluralKey, pluralCategories } from '../../language/icu/plural-numbers.ts';
import { type JsonNode, memberOf, textOf } from './read-json-tree.ts';

/** A text of a localization, in its place among the variations. */
export interface CatalogText {
  readonly text: string;
  readonly plural: PluralKey | undefined;
  /** For a form that the source does not have: the text for other counts. */
  readonly addedTo: CatalogText | undefined;
  /** A translation that the file has already. */
  readonly kept: { readonly state: string; readonly value: string } | undefined;
}

/** What a localization is to look like in the target language: members in order, with texts where there are string units. */
export type Shape = CatalogText | ReadonlyMap<string, Shape> | { readonly literal: JsonNode };

export function isText(shape: Shape): shape is CatalogText {
  return 'text' in shape;
}

export interface ShapeOptions {
  readonly target: string | undefined;
  /** The texts are those of the target language that the file holds. */
  readonly readTranslations: boolean;
}

/**
 * The shape of a localization by that of the source language: its variations by device, those by count in the forms that the
 * target language has, its substitutions. Undefined where there is nothing with a text.
 */
export function targetShape(
  source: JsonNode | undefined,
  key: string,
  existing: JsonNode | undefined,
  options: ShapeOptions,
): Shape | undefined {
  if (source === undefined) return new Map([['stringUnit', unitShape(key, existing, undefined, options)]]);
  return new ShapeBuilder(options).localization(source, existing, undefined, undefined);
}

/** All texts in order. */
export function textsIn(shape: Shape): readonly CatalogText[] {
  if (isText(shape)) return [shape];
  return shape instanceof Map ? [...shape.values()].flatMap((inner: Shape) => textsIn(inner)) : [];
}

class ShapeBuilder {
  readonly #options: ShapeOptions;

  constructor(options: ShapeOptions) {
    this.#options = options;
  }

  localization(
    source: JsonNode,
    existing: JsonNode | undefined,
    plural: PluralKey | undefined,
    addedTo: CatalogText | undefined,
  ): Shape | undefined {
    if (source.type !== 'object') return undefined;
    const members = new Map<string, Shape>();
    for (const { name, value } of source.members) {
      const own = memberOf(existing, name);
      const shape = this.#member(name, value, own, existing, plural, addedTo);
      if (shape !== undefined) members.set(name, shape);
    }
    return members.size === 0 ? undefined : members;
  }

  #member(
    name: string,
    value: JsonNode,
    own: JsonNode | undefined,
    existing: JsonNode | undefined,
    plural: PluralKey | undefined,
    addedTo: CatalogText | undefined,
  ): Shape | undefined {
    if (name === 'stringUnit') {
      const text = textOf(memberOf(value, 'value'));
      return text === undefined ? undefined : unitShape(text, existing, plural, this.#options, addedTo);
    }
    // Forms by count have none within.
    const isForm = plural !== undefined;
    if (name === 'variations') return isForm ? undefined : this.#variations(value, own);
    if (name !== 'substitutions') return { literal: value };
    if (isForm) return undefined;
    return this.#each(value, own, (inner, innerOwn) => this.localization(inner, innerOwn, undefined, undefined));
  }

  #variations(value: JsonNode, own: JsonNode | undefined): Shape | undefined {
    return this.#each(value, own, (inner, innerOwn, name) =>
      name === 'plural'
        ? this.#plural(inner, innerOwn)
        : this.#each(inner, innerOwn, (form, formOwn) => this.localization(form, formOwn, undefined, undefined)),
    );
  }

  #each(
    value: JsonNode,
    own: JsonNode | undefined,
    build: (inner: JsonNode, innerOwn: JsonNode | undefined, name: string) => Shape | undefined,
  ): Shape | undefined {
    if (value.type !== 'object') return undefined;
    const members = new Map<string, Shape>();
    for (const { name, value: inner } of value.members) {
      const shape = build(inner, memberOf(own, name), name);
      if (shape !== undefined) members.set(name, shape);
    }
    return members.size === 0 ? undefined : members;
  }

  /** The forms that the target language has, and one for nothing where the source has it, in the order of Xcode. */
  #plural(value: JsonNode, own: JsonNode | undefined): Shape | undefined {
    if (value.type !== 'object') return undefined;
    const { target } = this.#options;
    const names = value.members.map(({ name }) => name);
    const other = memberOf(value, 'other');
    const wanted = target === undefined || other === undefined ? names : pluralCategories(target, 'plural');
    const kept = names.filter((name) => name === 'zero' || wanted.includes(name));
    const added = wanted.filter((name) => !names.includes(name));
    const members = new Map<string, Shape>();
    const ordered = [...kept.filter((name) => name === 'other'), ...kept.filter((name) => name !== 'other'), ...added];
    for (const name of ordered) {
      const source = memberOf(value, name) ?? other;
      const [base] = name === 'other' ? [] : textsIn(members.get('other') ?? new Map());
      const addedTo = names.includes(name) ? undefined : base;
      const shape = source && this.localization(source, memberOf(own, name), { type: 'plural', key: name }, addedTo);
      if (shape !== undefined) members.set(name, shape);
    }
    const sorted = [...members].sort(([one], [another]) => (one < another ? -1 : 1));
    return members.size === 0 ? undefined : new Map(sorted);
  }
}

function unitShape(
  source: string,
  existing: JsonNode | undefined,
  plural: PluralKey | undefined,
  { readTranslations }: ShapeOptions,
  addedTo?: CatalogText,
): CatalogText {
  const unit = memberOf(existing, 'stringUnit');
  const value = textOf(memberOf(unit, 'value')) ?? '';
  const state = textOf(memberOf(unit, 'state')) ?? 'new';
  const isDone = value !== '' && state !== 'new';
  return {
    text: readTranslations && isDone ? value : source,
    plural,
    addedTo: readTranslations ? undefined : addedTo,
    kept: !readTranslations && isDone ? { state, value } : undefined,
  };
}
