import { type PluralExpression, parsePluralExpression } from './plural-expression.ts';
import table from './plural-forms.json' with { type: 'json' };

/** The forms that a file has for counts. */
export interface PluralForms {
  readonly count: number;
  readonly formOf: PluralExpression;
  /** The value of the header. */
  readonly written: string;
}

const mostForms = 10;
const counts = Array.from({ length: 201 }, (_, count) => count);

/** The value of `Plural-Forms`; undefined for what no tool could use. */
export function readPluralForms(value: string): PluralForms | undefined {
  const [, number = '', expression = ''] =
    /^\s*nplurals\s*=\s*(\d{1,3})\s*;\s*plural\s*=\s*([^;]{1,1000});?\s*$/.exec(value) ?? [];
  const count = Number(number);
  const formOf = parsePluralExpression(expression);
  if (formOf === undefined || count < 1 || count > mostForms) return undefined;
  const isUsable = counts.every((one) => formOf(one) >= 0 && formOf(one) < count && Number.isInteger(formOf(one)));
  return isUsable ? { count, formOf, written: value.trim() } : undefined;
}

const known = new Map<string, PluralForms | undefined>();

/** Those of a language, by its rules in CLDR for whole numbers. */
export function pluralFormsOf(language: string): PluralForms | undefined {
  if (known.size > 200) known.clear();
  if (!known.has(language)) known.set(language, find(language));
  return known.get(language);
}

function find(language: string): PluralForms | undefined {
  let rules: Intl.PluralRules;
  try {
    if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return undefined;
    rules = new Intl.PluralRules(language);
  } catch {
    return undefined;
  }
  const wanted = divisionOf((count) => rules.select(count));
  for (const { nplurals, plural } of table.rules) {
    const forms = readPluralForms(`nplurals=${nplurals}; plural=${plural};`);
    if (forms !== undefined && divisionOf(forms.formOf) === wanted) return forms;
  }
  return undefined;
}

/** Which counts go together, whatever their forms are called. */
function divisionOf(formOf: (count: number) => unknown): string {
  const order = new Map<unknown, number>();
  return counts
    .map((count) => {
      const form = formOf(count);
      if (!order.has(form)) order.set(form, order.size);
      return order.get(form);
    })
    .join();
}
