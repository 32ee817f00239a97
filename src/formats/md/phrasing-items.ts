import type { UnitItem } from '../../language/tag-handling/markup-unit.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import { piecesOf } from './decode-markdown.ts';
import { type PhrasingNode, rangeOf, tooDeep } from './node-range.ts';
import { protectTemplates } from './protect-templates.ts';

/** The content of a paragraph as text and codes, which cover it without gaps. */
export function itemsOf(
  source: string,
  children: readonly PhrasingNode[],
  quotes: number,
  deepest: number,
): readonly UnitItem[] {
  const builder = new ItemBuilder(source, quotes, deepest);
  const last = children.at(-1);
  if (last !== undefined) builder.addAll(children, rangeOf(last).end);
  return protectTemplates(builder.items);
}

class ItemBuilder {
  readonly items: UnitItem[] = [];
  readonly #source: string;
  readonly #quotes: number;
  /** Levels that there may be inside of this one. */
  #left: number;

  constructor(source: string, quotes: number, deepest: number) {
    this.#source = source;
    this.#quotes = quotes;
    this.#left = deepest;
  }

  /** What is between two nodes, as the prefix of a line after a hard break, goes with the first. */
  addAll(children: readonly PhrasingNode[], end: number): void {
    const partners = pairHtml(children);
    const opened = new Map<number, number>();
    for (const [index, child] of children.entries()) {
      const next = children[index + 1];
      const range = { start: rangeOf(child).start, end: next === undefined ? end : rangeOf(next).start };
      const partner = partners.get(index);
      if (partner === undefined) this.#add(child, range);
      else if (partner > index) {
        opened.set(index, this.items.length);
        this.#push('open', range, -1);
      } else {
        this.#close(opened.get(partner) ?? 0, range);
      }
    }
  }

  #add(node: PhrasingNode, { start, end }: TextSpan): void {
    switch (node.type) {
      case 'text':
        this.#addText(start, end, node.value);
        return;
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'link':
      case 'linkReference': {
        const [first] = node.children;
        const last = node.children.at(-1);
        const inner = first === undefined ? end : rangeOf(first).start;
        // Addresses without marks are text, those between angle brackets codes.
        if (node.type === 'link' && inner === start) {
          this.#addText(start, end, this.#source.slice(start, end));
          return;
        }
        if (last === undefined || this.#source.charAt(start) === '<') {
          this.#alone({ start, end }, node);
          return;
        }
        const opened = this.items.length;
        this.#push('open', { start, end: inner }, -1);
        const closing = rangeOf(last).end;
        if (this.#left-- === 0) throw tooDeep();
        this.addAll(node.children as PhrasingNode[], closing);
        this.#left++;
        this.#close(opened, { start: closing, end });
        return;
      }
      default:
        this.#alone({ start, end }, node);
    }
  }

  #addText(start: number, end: number, value: string): void {
    const pieces = piecesOf(this.#source, start, end, this.#quotes);
    const text = value.replace(/\r\n?|\n/g, ' ');
    const same =
      pieces
        .map((piece) => piece.text)
        .join('')
        .trimEnd() === text.trimEnd();
    const sure = same ? pieces : [{ start, end, text, literal: false }];
    for (const piece of sure) this.items.push({ type: 'text', preserve: false, ...piece });
  }

  #alone(range: TextSpan, node: PhrasingNode): void {
    this.items.push({ type: 'alone', ...range, partner: this.items.length, equivalent: shownText(node), cdata: false });
  }

  #push(type: 'open' | 'close', range: TextSpan, partner: number): void {
    this.items.push({ type, ...range, partner, equivalent: undefined, cdata: false });
  }

  #close(opened: number, range: TextSpan): void {
    const open = this.items[opened];
    if (open?.type !== 'open') return;
    this.items[opened] = { ...open, partner: this.items.length };
    this.#push('close', range, opened);
  }
}

function shownText(node: PhrasingNode): string | undefined {
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode') return node.value.slice(0, 200).toWellFormed();
  if (node.type === 'link') return node.url.slice(0, 200).toWellFormed();
  return node.type === 'html' && /^<br[\s/>]/i.test(node.value) ? '\n' : undefined;
}

/** Inline HTML tags among siblings that belong together, both ways. */
function pairHtml(children: readonly PhrasingNode[]): Map<number, number> {
  const partners = new Map<number, number>();
  const open: { name: string; index: number }[] = [];
  // So that a tag that closes nothing costs no search.
  const counts = new Map<string, number>();
  const count = (name: string, change: number): number => {
    const changed = (counts.get(name) ?? 0) + change;
    counts.set(name, changed);
    return changed;
  };
  for (const [index, child] of children.entries()) {
    if (child.type !== 'html') continue;
    const [, slash, name] = /^<(\/?)([a-z][\w-]*)/i.exec(child.value) ?? [];
    if (name === undefined) continue;
    const lower = name.toLowerCase();
    if (slash === '') {
      open.push({ name: lower, index });
      count(lower, 1);
    } else if (count(lower, 0) > 0) {
      for (let found = open.pop(); found !== undefined; found = open.pop()) {
        count(found.name, -1);
        if (found.name !== lower) continue;
        partners.set(found.index, index);
        partners.set(index, found.index);
        break;
      }
    }
  }
  return partners;
}
