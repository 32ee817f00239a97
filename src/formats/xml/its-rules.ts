import type { TextSpan } from '../../language/text-edit.ts';
import { attributeOf, elementsIn, readXmlTree } from '../shared/xml/read-xml-tree.ts';

/** What the rules inside of a document say of elements, by their names as they are written. */
export interface ItsRules {
  readonly untranslated: readonly string[];
  readonly withinText: readonly string[];
  readonly ofTheirOwn: readonly string[];
  /** Selectors that are more than names. */
  readonly unread: readonly string[];
}

/** `//name`, and several of them with `|` between. */
const names = /^\s*\/\/[\w:.-]+(?:\s*\|\s*\/\/[\w:.-]+)*\s*$/;

/**
 * The global rules of the Internationalization Tag Set 2.0 in elements `rules` of a document: `translateRule` with `no`, and
 * `withinTextRule`.
 */
export function readItsRules(source: string, ranges: readonly TextSpan[], depth: number): ItsRules {
  const rules = {
    untranslated: [] as string[],
    withinText: [] as string[],
    ofTheirOwn: [] as string[],
    unread: [] as string[],
  };
  for (const element of ranges.flatMap(({ start, end }) => elementsOf(source.slice(start, end), depth))) {
    if (element.name !== 'translateRule' && element.name !== 'withinTextRule') continue;
    const selector = element.attribute('selector') ?? '';
    const list = listFor(rules, element.attribute('translate'), element.attribute('withinText'));
    if (list === undefined) continue;
    if (names.test(selector)) list.push(...selector.split('|').map((name) => name.trim().slice(2)));
    else rules.unread.push(selector);
  }
  return rules;
}

interface Rule {
  readonly name: string;
  attribute(name: string): string | undefined;
}

function elementsOf(source: string, depth: number): Rule[] {
  return elementsIn(readXmlTree(source, depth)).map((element) => ({
    name: element.name,
    attribute: (name) => attributeOf(source, element, name),
  }));
}

function listFor(
  rules: { untranslated: string[]; withinText: string[]; ofTheirOwn: string[] },
  translate: string | undefined,
  withinText: string | undefined,
): string[] | undefined {
  if (translate === 'no') return rules.untranslated;
  if (withinText === 'yes') return rules.withinText;
  return withinText === 'no' || withinText === 'nested' ? rules.ofTheirOwn : undefined;
}
