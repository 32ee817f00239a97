import { languagesByRule } from '../../src/language/style-rules/registry.ts';
import { styleCatalogue } from '../../src/language/style-rules/style-catalogue.ts';
import type { Generator } from './generator.ts';

/** Category → rule → value → the languages in which the server applies it by rule, for the page of style rules. */
export const consoleStyles: Generator = {
  name: 'style catalogue of the console',
  output: 'web/src/pages/styles/style-catalogue.generated.json',
  async produce() {
    const categories = Object.entries(styleCatalogue).map(([category, rules]) => {
      const described = Object.entries(rules).map(([rule, values]) => [
        rule,
        Object.fromEntries(values.map((value) => [value, languagesByRule({ category, rule, value })])),
      ]);
      return [category, Object.fromEntries(described)];
    });
    return `${JSON.stringify(Object.fromEntries(categories), null, 1)}\n`;
  },
};
