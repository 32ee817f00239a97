import type { Roles } from './assign-roles.ts';
import { checkItems } from './check-size.ts';
import type { MarkupNode, MarkupNodes } from './markup.ts';
import type { CodeItem, MarkupUnit, UnitItem } from './markup-unit.ts';

/**
 * Runs of text between boundaries, with the inline tags and hidden markup among them as codes. Pairs are balanced and nested: tags without partner are alone.
 */
export function* collectUnits(
  source: string,
  nodes: MarkupNodes,
  { roles, preserved }: Roles,
  format: 'html' | 'xml',
): Generator<MarkupUnit> {
  let unit = new UnitBuilder();
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes.at(index) as MarkupNode;
    const role = roles.at(index);
    checkItems(unit.items.length);
    if (role === 'boundary' || role === 'protected-block') {
      if (unit.hasText) yield { items: unit.items, notation: format };
      if (unit.items.length > 0) unit = new UnitBuilder();
    }
    if (role === 'boundary') continue;
    if (role === 'protected' || role === 'protected-block') {
      const last = lastOfElement(nodes, index);
      if (role === 'protected')
        unit.addAlone(node.start, (nodes.at(last) as MarkupNode).end, shownText(nodes, index, last));
      index = last;
    } else {
      switch (node.type) {
        case 'text':
          unit.addText({ ...node, preserve: preserved[index] === 1 });
          break;
        case 'open':
        case 'close':
          if (node.partner === -1) unit.addAlone(node.start, node.end, undefined);
          else if (node.type === 'open') unit.open(node.start, node.end, false);
          else unit.close(node.start, node.end, false);
          break;
        case 'cdata-open':
          unit.open(node.start, node.end, true);
          break;
        case 'cdata-close':
          unit.close(node.start, node.end, true);
          break;
        case 'empty':
          unit.addAlone(node.start, node.end, format === 'html' && node.name === 'br' ? '\n' : undefined);
          break;
        case 'reference':
          unit.addAlone(node.start, node.end, source.slice(node.start, node.end));
          break;
        case 'hidden':
          unit.addAlone(node.start, node.end, undefined);
      }
    }
  }
  if (unit.hasText) yield { items: unit.items, notation: format };
}

function lastOfElement(nodes: MarkupNodes, index: number): number {
  const node = nodes.at(index);
  if (node?.type !== 'open') return index;
  return node.partner === -1 ? node.until - 1 : node.partner;
}

const unseenElements = new Set(['script', 'style', 'svg']);
const longestEquivalent = 200;

/** What a reader sees of a protected element, or undefined if nothing. */
function shownText(nodes: MarkupNodes, first: number, last: number): string | undefined {
  const element = nodes.at(first);
  if (element?.type === 'open' && unseenElements.has(element.name)) return undefined;
  let text = '';
  for (let index = first; index <= last && text.length < longestEquivalent; index++) {
    const node = nodes.at(index);
    if (node?.type === 'text') text += node.text;
  }
  text = text.replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text.slice(0, longestEquivalent).toWellFormed();
}

class UnitBuilder {
  readonly items: UnitItem[] = [];
  hasText = false;
  readonly #open: number[] = [];

  addText(item: UnitItem & { type: 'text' }): void {
    this.items.push(item);
    this.hasText = true;
  }

  open(start: number, end: number, cdata: boolean): void {
    this.#open.push(this.items.length);
    this.items.push({ type: 'open', start, end, partner: -1, equivalent: undefined, cdata });
  }

  /** The innermost open code is the partner: pairs with a boundary between them are boundaries themselves. */
  close(start: number, end: number, cdata: boolean): void {
    const partner = this.#open.pop() ?? -1;
    const opened = this.items[partner] as CodeItem;
    this.items[partner] = { ...opened, partner: this.items.length };
    this.items.push({ type: 'close', start, end, partner, equivalent: undefined, cdata });
  }

  addAlone(start: number, end: number, equivalent: string | undefined): void {
    this.items.push({ type: 'alone', start, end, partner: this.items.length, equivalent, cdata: false });
  }
}
