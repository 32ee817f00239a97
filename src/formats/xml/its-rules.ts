import { attributeOf, elementsIn, type XmlElement } from '../shared/xml/read-xml-tree.ts';

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
 * The global rules of the Internationalization Tag Set 2.0 in a document: `translateRule` with `no`, and `withinTextRule`.
 */
export function readItsRules(source: string, root: XmlElement): ItsRules {
  const rules = {
    untranslated: [] as string[],
    withinText: [] as string[],
    ofTheirOwn: [] as string[],
    unread: [] as string[],
  };
  for (const element of rulesIn(root)) {
    const found = element.name === 'translateRule' || element.name === 'withinTextRule';
    const selector = attributeOf(source, element, 'selector') ?? '';
    const list = listFor(rules, attributeOf(source, element, 'translate'), attributeOf(source, element, 'withinText'));
    if (!found || list === undefined) continue;
    if (names.test(selector)) list.push(...selector.split('|').map((name) => name.trim().slice(2)));
    else rules.unread.push(selector);
  }
  return rules;
}

/** Rules stand in `its:rules`, usually at the start. */
function rulesIn(root: XmlElement): XmlElement[] {
  if (root.name === 'rules') return elementsIn(root);
  return elementsIn(root).flatMap((child) => rulesIn(child));
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
