import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Generator } from './generator.ts';
import { openApi } from './open-api.ts';

/** The types by which pages of the console call the interface: those of its OpenAPI document. */
export const consoleTypes: Generator = {
  name: 'types of the console',
  output: 'web/src/api/interface.generated.d.ts',
  async produce() {
    const document = JSON.parse(await openApi.produce()) as OpenAPI3;
    // Examples and descriptions are in the document; types without them are a third of the size.
    return astToString(await openapiTS(withoutProse(document) as OpenAPI3));
  },
};

function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== 'object' || value === null) return value;
  const isProse = ([name, field]: readonly [string, unknown]): boolean =>
    name === 'description' || name === 'summary'
      ? typeof field === 'string'
      : name === 'example' || name === 'examples';
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry) => !isProse(entry))
      .map(([name, field]) => [name, withoutProse(field)]),
  );
}
