import { blockElements } from './html-elements.ts';
import inline from './inline-names.json' with { type: 'json' };
import { isTag, type MarkupNodes } from './markup.ts';

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

interface OpenParent {
  readonly index: number;
  readonly name: string;
  readonly until: number;
  readonly parent: Parent;
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
export function findStructure(nodes: MarkupNodes): Uint8Array {
  const fragment = emptyParent();
  const open: OpenParent[] = [];
  // Index 0 is the fragment, index n + 1 node n.
  const running = new Uint8Array(nodes.length + 1);
  const around = new Int32Array(nodes.length);
  const innermost = (): Parent => open.at(-1)?.parent ?? fragment;
  const leave = (): void => {
    const left = open.pop();
    if (left === undefined) return;
    if (isRunning(left.parent)) running[left.index + 1] = 1;
    endChild(innermost(), left.name, left.parent.first);
  };
  for (const [index, node] of nodes.entries()) {
    while ((open.at(-1)?.until ?? Number.POSITIVE_INFINITY) <= index) leave();
    around[index] = open.at(-1)?.index ?? -1;
    if (node.type === 'text') addText(fragment, open, node.text);
    else if (node.type === 'reference') innermost().runs = true;
    else if (node.type === 'open') {
      const { name, until } = node;
      open.push({ index, name, until, parent: emptyParent() });
    }
  }
  while (open.length > 0) leave();
  if (isRunning(fragment)) running[0] = 1;
  const structural = new Uint8Array(nodes.length);
  for (const [index, node] of nodes.entries()) {
    if (!isTag(node) || node.type === 'close') continue;
    const parent = around[index] ?? -1;
    const parentIsStructural = parent === -1 || structural[parent] === 1;
    if (parentIsStructural && running[parent + 1] === 0) structural[index] = 1;
  }
  return structural;
}

function addText(fragment: Parent, open: readonly OpenParent[], text: string): void {
  const parent = open.at(-1)?.parent ?? fragment;
  const start = text.search(/\S/);
  if (start === -1) {
    if (parent.gap !== 'line') parent.gap = /[\n\r]/.test(text) ? 'line' : 'space';
    return;
  }
  parent.runs = true;
  const first = String.fromCodePoint(text.codePointAt(start) ?? 0);
  // Where one element has its first character, all around it have theirs.
  for (let depth = open.length - 1; depth >= 0; depth--) {
    const element = (open[depth] as OpenParent).parent;
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
