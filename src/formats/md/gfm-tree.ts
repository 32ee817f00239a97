import type { CompileContext, Extension, Handle, Token } from 'mdast-util-from-markdown';
import { nameOf } from './definitions.ts';

/*
 * What GitHub adds to Markdown, as nodes of the tree. `mdast-util-gfm` makes the same nodes, but loads all that writes Markdown as well, some 60 modules that
 * each process of documents would load with its first Markdown.
 */

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** As `mdast-util-gfm` declares it. */
    inTable?: boolean | undefined;
  }
}

type Node = Parameters<CompileContext['enter']>[0];

const exit: Handle = function (token) {
  this.exit(token);
};

const buffer: Handle = function () {
  this.buffer();
};

/** A handle that begins a node; each gets one of its own. */
function enter(make: (token: Token) => Node): Handle {
  return function (token) {
    this.enter(make(token), token);
  };
}

function last(context: CompileContext, from = 1): CompileContext['stack'][number] | undefined {
  return context.stack[context.stack.length - from];
}

const exitLabel: Handle = function (token) {
  const label = this.resume();
  const node = last(this);
  if (node?.type !== 'footnoteReference' && node?.type !== 'footnoteDefinition') return;
  node.identifier = nameOf(this.sliceSerialize(token)).toLowerCase();
  node.label = label;
};

const exitCodeText: Handle = function (token) {
  const value = this.resume();
  const node = last(this);
  if (node?.type === 'inlineCode')
    node.value =
      this.data.inTable === true ? value.replace(/\\([\\|])/g, (pair, sign) => (sign === '|' ? sign : pair)) : value;
  this.exit(token);
};

const exitCheck: Handle = function (token) {
  const item = last(this, 2);
  if (item?.type === 'listItem') item.checked = token.type === 'taskListCheckValueChecked';
};

/** The space behind the box of a task is none of its text. */
const exitParagraph: Handle = function (token) {
  const [item, paragraph] = [last(this, 2), last(this)];
  if (item?.type === 'listItem' && typeof item.checked === 'boolean' && paragraph?.type === 'paragraph') {
    const [head] = paragraph.children;
    if (head?.type === 'text' && item.children.find(({ type }) => type === 'paragraph') === paragraph) {
      head.value = head.value.slice(1);
      if (head.value === '') paragraph.children.shift();
      else if (paragraph.position !== undefined && head.position?.start.offset !== undefined) {
        head.position.start.column += 1;
        head.position.start.offset += 1;
        paragraph.position.start = { ...head.position.start };
      }
    }
  }
  this.exit(token);
};

const enterAddress: Handle = function (token) {
  this.config.enter['autolinkProtocol']?.call(this, token);
};

const exitPage: Handle = function (token) {
  this.config.exit['data']?.call(this, token);
  const node = last(this);
  if (node?.type === 'link') node.url = `http://${this.sliceSerialize(token)}`;
};

const enterCell = enter(() => ({ type: 'tableCell', children: [] }));

/** Addresses that are found in text without the parser are no nodes: they have no position in the source. */
export const gfmTree: Extension = {
  canContainEols: ['delete'],
  enter: {
    strikethrough: enter(() => ({ type: 'delete', children: [] })),
    table(token) {
      this.enter({ type: 'table', align: null, children: [] }, token);
      this.data.inTable = true;
    },
    tableRow: enter(() => ({ type: 'tableRow', children: [] })),
    tableData: enterCell,
    tableHeader: enterCell,
    gfmFootnoteCall: enter(() => ({ type: 'footnoteReference', identifier: '', label: '' })),
    gfmFootnoteCallString: buffer,
    gfmFootnoteDefinition: enter(() => ({ type: 'footnoteDefinition', identifier: '', label: '', children: [] })),
    gfmFootnoteDefinitionLabelString: buffer,
    literalAutolink: enter(() => ({ type: 'link', title: null, url: '', children: [] })),
    literalAutolinkEmail: enterAddress,
    literalAutolinkHttp: enterAddress,
    literalAutolinkWww: enterAddress,
  },
  exit: {
    strikethrough: exit,
    table(token) {
      this.exit(token);
      this.data.inTable = undefined;
    },
    tableRow: exit,
    tableData: exit,
    tableHeader: exit,
    codeText: exitCodeText,
    paragraph: exitParagraph,
    taskListCheckValueChecked: exitCheck,
    taskListCheckValueUnchecked: exitCheck,
    gfmFootnoteCall: exit,
    gfmFootnoteCallString: exitLabel,
    gfmFootnoteDefinition: exit,
    gfmFootnoteDefinitionLabelString: exitLabel,
    literalAutolink: exit,
    literalAutolinkEmail(token) {
      this.config.exit['autolinkEmail']?.call(this, token);
    },
    literalAutolinkHttp(token) {
      this.config.exit['autolinkProtocol']?.call(this, token);
    },
    literalAutolinkWww: exitPage,
  },
};
