import { styleCatalogue } from '../../language/style-rules/style-catalogue.ts';
import type { DescribedDocument } from './described-document.ts';

/** What a schema says to be shown as the rules of the catalogue. */
export const showsStyleRules = 'x-style-rules';

const name = 'ConfiguredRules';

/**
 * Requests are checked against the catalogue with messages of its own, so their schema is a free map. Generated clients
 * need the rules as typed properties: they get them once, as a component.
 */
export function addStyleRules(document: DescribedDocument): void {
  document.components.schemas = { ...document.components.schemas, [name]: configuredRulesSchema() };
  replaceIn(document.paths);
}

function configuredRulesSchema(): object {
  const ofCategory = (rules: Readonly<Record<string, readonly string[]>>): object => ({
    type: 'object',
    properties: mapValues(rules, (values) => ({ type: 'string', enum: values })),
  });
  return {
    type: 'object',
    description: 'Category → rule → value. The error for an unknown name lists the valid ones.',
    properties: mapValues(styleCatalogue, ofCategory),
  };
}

function replaceIn(value: object): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null) continue;
    if (Object.hasOwn(inner, showsStyleRules))
      (value as Record<string, unknown>)[key] = { $ref: `#/components/schemas/${name}` };
    else replaceIn(inner);
  }
}

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Readonly<Record<string, Mapped>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
