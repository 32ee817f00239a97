import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type ParsedNode,
  Parser,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { ServiceError } from '../../errors/service-error.ts';
import type { TextSpan } from '../../language/text-edit.ts';

/** A string in a YAML text, with everything needed to write another one instead. */
export interface YamlString extends TextSpan {
  readonly style: 'plain' | 'single' | 'double' | 'literal' | 'folded';
  readonly value: string;
  /** Block styles: where the lines begin, after the header. */
  readonly bodyStart: number;
  readonly comment: string | undefined;
  /** The mapping that it is a value of, and its key there. */
  readonly entry: YamlEntry | undefined;
}

export interface YamlEntry {
  readonly mapping: object;
  readonly isRoot: boolean;
  readonly isFlow: boolean;
  readonly name: string;
  readonly keyStart: number;
}

export interface YamlText {
  readonly strings: readonly YamlString[];
  /** The only key of a file with one mapping in another: the language, in files of Rails. */
  readonly root: { readonly name: string; readonly start: number; readonly end: number } | undefined;
  /** Keys of the outermost mappings. */
  readonly rootNames: ReadonlySet<string>;
}

const styles: Readonly<Record<string, YamlString['style']>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

/** Words that older readers take for truth values. */
export const truthValue = /^(?:y|n|yes|no|on|off|true|false|null|~)$/i;

/**
 * Values that are strings, in order, of all documents of a file. Keys, aliases (their anchor is written once) and whatever
 * has its own tag (`!ruby/object`, `!Ref`) are none. `invalid_document` for what is no YAML, with its line.
 */
export function scanYaml(text: string, depthLimit: number): YamlText {
  const strings: YamlString[] = [];
  const documents = parseDocuments(text, depthLimit);
  for (const document of documents) {
    const [error] = document.errors;
    // The parser takes the end of the stack for a fault of the text.
    if (/call stack/.test(error?.message ?? '')) throw tooDeep(depthLimit, error);
    if (error !== undefined) throw invalid(text, error.pos[0], error.message);
    collect(document.contents, strings, { depth: depthLimit, limit: depthLimit, comment: undefined, entry: undefined });
  }
  const rootNames = new Set(documents.flatMap(({ contents }) => namesIn(contents)));
  return { strings, root: documents.length === 1 ? rootOf(documents[0]?.contents) : undefined, rootNames };
}

function namesIn(contents: unknown): readonly string[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key }) => (isScalar(key) && typeof key.value === 'string' ? [key.value] : []));
}

function rootOf(contents: unknown): YamlText['root'] {
  const [pair, ...others] = isMap(contents) && contents.flow !== true ? contents.items : [];
  if (pair === undefined || others.length > 0 || !isScalar(pair.key) || !isMap(pair.value)) return undefined;
  const { value, range } = pair.key;
  return typeof value === 'string' && range ? { name: value, start: range[0], end: range[1] } : undefined;
}

function parseDocuments(text: string, depthLimit: number): readonly Document.Parsed[] {
  try {
    // Aliases are never expanded: nothing is made of the nodes.
    const composer = new Composer({ keepSourceTokens: true, prettyErrors: false, uniqueKeys: false });
    return [...composer.compose(tokensOf(text, depthLimit))] as Document.Parsed[];
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    if (error instanceof RangeError) throw tooDeep(depthLimit, error);
    throw invalid(text, 0, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Throws as soon as the text is nested too deeply: to put all its tokens together would take long, and end the stack. Throws as well where
 * a quotation mark is not closed: each line behind it may be a fault of its own.
 */
function* tokensOf(text: string, depthLimit: number): Generator<CST.Token, void> {
  const parser = new Parser();
  // The document itself and the scalar that is read are on the stack, too.
  const mostOpen = depthLimit + 2;
  let before = '';
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    // What is in no quotation marks may begin with one.
    if (before !== scalarMark && isUnclosed(lexeme))
      throw invalid(text, parser.offset, `Missing closing ${lexeme[0]}quote`);
    before = lexeme;
    count += 1;
    if (count > mostTokens) throw tooManyTokens();
    yield* parser.next(lexeme);
    if (parser.stack.length > mostOpen) throw tooDeep(depthLimit);
  }
  yield* parser.end();
}

/** Each is several objects, and the parser keeps all of a document: a list of numbers has five for each. */
const mostTokens = 1_500_000;

function tooManyTokens(): ServiceError {
  const limit = `${mostTokens.toLocaleString('en-US')} YAML tokens: keys, values, marks and spaces`;
  return new ServiceError('document_too_large', { limit });
}

/** What the lexer puts before a scalar without quotation marks. */
const scalarMark = '\u{1f}';

function isUnclosed(lexeme: string): boolean {
  const quote = lexeme.charAt(0);
  return (quote === '"' || quote === "'") && (lexeme.length === 1 || !lexeme.endsWith(quote));
}

interface Context {
  /** Levels that may still follow. */
  readonly depth: number;
  readonly limit: number;
  readonly comment: string | undefined;
  readonly entry: YamlEntry | undefined;
}

function collect(node: ParsedNode | null, strings: YamlString[], context: Context): void {
  if (node === null || isAlias(node) || hasOwnTag(node.tag)) return;
  if (context.depth === 0) throw tooDeep(context.limit);
  const inside = { ...context, depth: context.depth - 1, comment: undefined, entry: undefined };
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const comment = (key as ParsedNode | null)?.commentBefore?.trim();
      const entry =
        isScalar(key) && typeof key.value === 'string' ? entryOf(node, key as Scalar.Parsed, context) : undefined;
      collect(value as ParsedNode | null, strings, { ...inside, comment, entry });
    }
  } else if (isSeq(node)) {
    for (const item of node.items) collect(item as ParsedNode, strings, inside);
  } else if (isScalar(node)) {
    const found = stringOf(node, context);
    if (found !== undefined) strings.push(found);
  }
}

function hasOwnTag(tag: string | undefined): boolean {
  return tag !== undefined && tag !== '!' && !/^tag:yaml\.org,2002:(?:str|map|seq|omap|set|pairs)$/.test(tag);
}

function entryOf(mapping: YAMLMap, { value, range }: Scalar.Parsed, { depth, limit }: Context): YamlEntry {
  return { mapping, isRoot: depth === limit, isFlow: mapping.flow === true, name: String(value), keyStart: range[0] };
}

function stringOf(node: Scalar.Parsed, { comment, entry }: Context): YamlString | undefined {
  const { value, range, srcToken, type } = node;
  const style = styles[type ?? ''];
  if (typeof value !== 'string' || style === undefined || srcToken === undefined) return undefined;
  if (style === 'plain' && (value === '' || truthValue.test(value))) return undefined;
  const [start, end] = range;
  const bodyStart = srcToken.type === 'block-scalar' ? end - srcToken.source.length : start;
  return { start, end, style, value, bodyStart, comment, entry };
}

function tooDeep(limit: number, cause?: unknown): ServiceError {
  return new ServiceError('document_too_large', { limit: `${limit} nested levels` }, { cause });
}

function invalid(text: string, position: number, message: string): ServiceError {
  const line = text.slice(0, position).split(/\r\n|[\n\r]/).length;
  const what = message.replace(/\s+/g, ' ').slice(0, 200);
  return new ServiceError('invalid_document', { reason: `it is not valid YAML: ${what} (line ${line}).` });
}
