import { languagesByRule } from '../../src/language/style-rules/registry.ts';
import { ruleStages, supersedingChoices } from '../../src/language/style-rules/rule-order.ts';
import { styleCatalogue } from '../../src/language/style-rules/style-catalogue.ts';
import type { Generator } from './generator.ts';
import { generatedNotice, markdownTable } from './markdown.ts';

export const styleRulesPage: Generator = {
  name: 'style rules page',
  output: 'docs/reference/style-rules.md',
  produce: async () => renderStyleRulesPage(),
};

function renderStyleRulesPage(): string {
  const categories = Object.entries(styleCatalogue).map(([category, rules]) => ({
    category,
    rules: Object.entries(rules).map(([rule, values]) => ({
      rule,
      values: values.map((value) => ({ value, languages: languagesByRule({ category, rule, value }) })),
    })),
  }));
  const counts = categories.map(({ category, rules }) => {
    const values = rules.flatMap((one) => one.values);
    const byRule = values.filter(({ languages }) => languages.length > 0).length;
    return { category, rules: rules.length, values: values.length, byRule };
  });
  const total = counts.reduce((sum, { rules, values, byRule }) => ({
    category: '**all**',
    rules: sum.rules + rules,
    values: sum.values + values,
    byRule: sum.byRule + byRule,
  }));
  const rows = [...counts, total].map(({ category, rules, values, byRule }) => [
    category === total.category ? category : `[\`${category}\`](#${category})`,
    String(rules),
    String(values),
    String(byRule),
    String(values - byRule),
  ]);
  const sections = categories.map(({ category, rules }) => {
    const all = rules.flatMap(({ rule, values }) =>
      values.map(({ value, languages }, index) => [
        index === 0 ? `\`${rule}\`` : '',
        `\`${value}\``,
        languages.length === 0 ? 'engine' : languages.join(' '),
      ]),
    );
    return `## ${category}\n\n${markdownTable(['rule', 'value', 'by rule in'], all)}\n`;
  });
  const table = markdownTable(['category', 'rules', 'values', 'by rule', 'by an engine only'], rows);
  return [opening, `${table}\n`, orderSection(), ...sections].join('\n');
}

const opening = `${generatedNotice}

# Style rules

The values that \`configured_rules\` of a style rule list can have, and who does them ([how](../explanation/style-rules.md)).
What is done *by rule* is done by rewriters of the server after any engine, in the languages that are named; a language
covers its variants. Everything else, and every value in other languages, can only be told to a next-gen engine, which
may or may not follow it (*engine*).

Source: \`src/language/style-rules/\`.
`;

function orderSection(): string {
  const stages = ruleStages.map(({ name, reason, rules }, index) => {
    const named = rules.flatMap(([category, ...own]) => own.map((one) => `\`${category}.${one}\``));
    return [String(index + 1), name, reason, named.join(', ')];
  });
  const superseded = supersedingChoices.map(({ category, rule, values, supersedes }) => [
    `\`${category}.${rule}\``,
    (styleCatalogue[category]?.[rule] ?? []).every((value) => values.test(value))
      ? 'any'
      : (styleCatalogue[category]?.[rule] ?? [])
          .filter((value) => values.test(value))
          .map((value) => `\`${value}\``)
          .join(', '),
    supersedes.map((other) => `\`${other}\``).join(', '),
  ]);
  return [
    '## Order',
    'Rules are applied in this order, whatever the order of the list.',
    markdownTable(['', 'stage', 'why there', 'rules'], stages),
    'Some choices leave other rules of their category nothing to say:',
    `${markdownTable(['rule', 'values', 'supersedes'], superseded)}\n`,
  ].join('\n\n');
}
