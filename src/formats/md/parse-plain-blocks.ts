import { type CompileContext, fromMarkdown } from 'mdast-util-from-markdown';
import { parse, postprocess, preprocess } from 'micromark';
import type { Event, Extension, ParseContext, Point } from 'micromark-util-types';
import { autolinkSyntax } from './autolink-syntax.ts';
import { nameOf } from './definitions.ts';
import type { PlainBlock } from './find-plain-blocks.ts';
import { gfmTree } from './gfm-tree.ts';
import { joinData } from './joined-data.ts';
import type { MarkdownNode, MarkdownRoot } from './node-range.ts';
import { type BlockRange, blockSyntax } from './parse-blocks.ts';

type Block = MarkdownRoot['children'][number];
type TextBlock = Extract<MarkdownNode, { type: 'paragraph' | 'heading' | 'tableCell' }>;

/** What may mean something in a text, and spaces that are none of it. */
const sign = /[&*<[\\\]_`~@]| \n|www\.|https?:\/\//i;

/**
 * The tree of plain blocks with their positions, as `parseBlocks` makes it, but that code and addresses of definitions are left out, and each item or cell is in a list or table of its own. By
 * itself the parser takes each character of a paragraph four times: in the document, in its blocks, in the content of the block, and in the
 * text. Here it takes texts alone, and only those that have signs.
 */
export function parsePlainBlocks(
  source: string,
  { start, end }: Pick<BlockRange, 'start' | 'end'>,
  blocks: readonly PlainBlock[],
  definitions = '',
): MarkdownRoot {
  let reader: TextReader | undefined;
  const own = blocks
    .map((block) => (block.type === 'definition' ? `${source.slice(block.start, block.end)}\n` : ''))
    .join('');
  const fill = (node: TextBlock, block: PlainBlock): void => {
    const text = source.slice(block.from, block.to);
    if (sign.test(text)) {
      reader ??= new TextReader(source.slice(start, end), start, own + definitions);
      reader.read(text, block, node);
    } else if (text !== '') {
      const value = block.indent === 0 ? text : text.replaceAll(`\n${' '.repeat(block.indent)}`, '\n');
      node.children.push({ type: 'text', value, position: positionOf(block.from, block.to) });
    }
  };
  const children = blocks.map((block): Block => {
    const position = positionOf(block.start, block.end);
    switch (block.type) {
      case 'html':
        return { type: 'html', value: source.slice(block.start, block.end), position };
      case 'definition': {
        const label = source.slice(block.from, block.to);
        return { type: 'definition', identifier: nameOf(label).toLowerCase(), label, title: null, url: '', position };
      }
      case 'heading': {
        const node: TextBlock = { type: 'heading', depth: 1, children: [], position };
        fill(node, block);
        return node;
      }
      case 'cell': {
        const node: TextBlock = { type: 'tableCell', children: [], position };
        fill(node, block);
        return { type: 'table', children: [{ type: 'tableRow', children: [node], position }], position };
      }
      default: {
        const node: TextBlock = { type: 'paragraph', children: [], position };
        fill(node, block);
        if (block.type === 'paragraph') return node;
        return { type: 'list', children: [{ type: 'listItem', children: [node], position }], position };
      }
    }
  });
  return { type: 'root', children, position: positionOf(start, end) };
}

/** Nobody asks for lines and columns. */
function positionOf(start: number, end: number): NonNullable<Block['position']> {
  return { start: { line: 1, column: 1, offset: start }, end: { line: 1, column: 1, offset: end } };
}

/** The parser of texts, without blocks around them. */
class TextReader {
  readonly #parser: ParseContext;
  readonly #context = newContext();

  constructor(stretch: string, start: number, definitions: string) {
    this.#parser = parserOf(autolinkSyntax(stretch, start));
    if (definitions !== '') this.#parser.document().write(preprocess()(definitions, undefined, true));
  }

  /** Gives the node what the text is made of. */
  read(text: string, block: PlainBlock, node: TextBlock): void {
    const context = this.#context;
    context.stack.push(node);
    for (const [step, token, { sliceSerialize }] of this.#eventsOf(text, block)) {
      const handle = context.config[step][token.type];
      if (handle === undefined) continue;
      context.sliceSerialize = sliceSerialize;
      handle.call(context, token);
    }
    context.stack.pop();
  }

  #eventsOf(text: string, { from: offset, indent }: PlainBlock): readonly Event[] {
    const tokenizer = this.#parser.text({ line: 1, column: indent + 1, offset });
    const lines = text.split('\n');
    let events: Event[] = [];
    for (const [index, line] of lines.entries()) {
      if (index > 0) tokenizer.defineSkip({ line: index + 1, column: indent + 1 } as Point);
      events = tokenizer.write([index === 0 ? line : line.slice(indent), index + 1 < lines.length ? lineFeed : null]);
    }
    return events.some(([, { contentType }]) => contentType !== undefined) ? postprocess(events) : events;
  }
}

let usualParser: ParseContext | undefined;

/** To put all syntax together takes as long as to read some hundred characters, so that it is done once for texts without addresses. */
function parserOf(addresses: Extension): ParseContext {
  if (addresses.text !== undefined) return newParser(addresses);
  usualParser ??= newParser({});
  usualParser.defined = [];
  usualParser.gfmFootnotes = [];
  return usualParser;
}

function newParser(addresses: Extension): ParseContext {
  const parser = parse({ extensions: [addresses, ...blockSyntax] });
  joinData(parser);
  return parser;
}

/** As the parser has it. */
const lineFeed = -4;

let known: CompileContext | undefined;

/** What makes nodes of tokens; the parser gives it to handles only. */
function newContext(): CompileContext {
  if (known === undefined) {
    const take = {
      enter: {
        content(this: CompileContext) {
          known = this;
        },
      },
    };
    fromMarkdown('a', { mdastExtensions: [gfmTree, take] });
  }
  if (known === undefined) throw new Error('The parser has found no paragraph.');
  return { ...known, stack: [], tokenStack: [], data: {} };
}
