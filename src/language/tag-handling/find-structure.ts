import { blockElements } from './html-elements.ts';
import inline from './inline-names.json' with { type: 'json' };
import { isTag, type MarkupNode, type TagNode } from './markup.ts';

const inlineNames: ReadonlySet<string> = new Set(inline.names);

/** What is known of the children of an element, or of the fragment. */
interface Parent {
  /** Text besides elements, or elements that make a sentence together. */
  runs: boolean;
  /** Of the elements in it that hold text. */
  children: number;
  /** White space on one line is between all of them. */
  spaced: boolean;
  /** All are named like inline elements of well-known formats. */
  namedInline: boolean;
  namedBlock: boolean;
  startsWithCapital: boolean;
  /** Elements after the first that go on with a small letter. */
  continuing: number;
  /** White space since the last of them. */
  gap: 'none' | 'space' | 'line';
  /** Of the text of this element; empty while there is none. */
  first: string;
}

function emptyParent(): Parent {
  return {
    runs: false,
    children: 0,
    spaced: true,
    namedInline: true,
    namedBlock: false,
    startsWithCapital: false,
    continuing: 0,
    gap: 'none',
    first: '',
  };
}

/**
 * 1 for every `open` and `empty` tag that is structure: its parent is structure itself and its text does not run through
 * its elements. It does where the parent holds text of its own, and where its words are all in elements on one line that
 * are named as inline elements are, or of which the first begins with a capital and most of the others go on in small
 * letters: `<b>The</b> <b>white</b> <b>house</b>`.
 */
export function findStructure(nodes: readonly MarkupNode[]): Uint8Array {
  // Index 0 is the fragment, index n + 1 node n.
  const parents: (Parent | undefined)[] = [emptyParent()];
  const around = new Int32Array(nodes.length);
  const open: number[] = [];
  const leave = (): void => {
    const index = open.pop() ?? 0;
    endChild(
      parents[(open.at(-1) ?? -1) + 1] as Parent,
      (nodes[index] as TagNode).name,
      parents[index + 1]?.first ?? '',
    );
  };
  for (const [index, node] of nodes.entries()) {
    while (open.length > 0 && (nodes[open.at(-1) ?? 0] as TagNode).until <= index) leave();
    const parent = open.at(-1) ?? -1;
    around[index] = parent;
    if (node.type === 'text') addText(parents, open, node.text);
    else if (node.type === 'reference') (parents[parent + 1] as Parent).runs = true;
    else if (node.type === 'open') {
      open.push(index);
      parents[index + 1] = emptyParent();
    }
  }
  while (open.length > 0) leave();
  const structural = new Uint8Array(nodes.length);
  for (const [index, node] of nodes.entries()) {
    if (!isTag(node) || node.type === 'close') continue;
    const parent = around[index] ?? -1;
    const parentIsStructural = parent === -1 || structural[parent] === 1;
    if (parentIsStructural && !isRunning(parents[parent + 1] as Parent)) structural[index] = 1;
  }
  return structural;
}

function addText(parents: (Parent | undefined)[], open: readonly number[], text: string): void {
  const parent = parents[(open.at(-1) ?? -1) + 1] as Parent;
  const start = text.search(/\S/);
  if (start === -1) {
    if (parent.gap !== 'line') parent.gap = /[\n\r]/.test(text) ? 'line' : 'space';
    return;
  }
  parent.runs = true;
  const first = String.fromCodePoint(text.codePointAt(start) ?? 0);
  // Where one element has its first character, all around it have theirs.
  for (let depth = open.length - 1; depth >= 0; depth--) {
    const element = parents[(open[depth] ?? -1) + 1] as Parent;
    if (element.first !== '') break;
    element.first = first;
  }
}

function endChild(parent: Parent, name: string, first: string): void {
  if (first === '') return;
  if (parent.children === 0) parent.startsWithCapital = /\p{Lu}/u.test(first);
  else {
    if (parent.gap !== 'space') parent.spaced = false;
    if (/\p{Ll}/u.test(first)) parent.continuing += 1;
  }
  parent.children += 1;
  parent.gap = 'none';
  parent.namedInline &&= inlineNames.has(name);
  parent.namedBlock ||= blockElements.has(name);
}

function isRunning({
  runs,
  children,
  spaced,
  namedInline,
  namedBlock,
  startsWithCapital,
  continuing,
}: Parent): boolean {
  if (runs) return true;
  if (children < 2 || !spaced || namedBlock) return false;
  return namedInline || (startsWithCapital && continuing > (children - 1) / 2);
}
