import type { JsonValue, Template } from '../../../contracts/agent/workflow.ts';
import { type ExpressionData, type ExpressionNode, isNode, parseExpression } from './expressions.ts';

/** What the expressions of a template read. */
export interface DataRead {
  readonly expressions: number;
  /** The part of the data that they read; they give the same for it. */
  of(data: ExpressionData): ExpressionData;
}

type Path = readonly string[];
/** Members by name; `all` of a value. */
type Wanted = 'all' | ReadonlyMap<string, Wanted>;

/** Of these, only what is on the left reads the data: what is on the right reads what that gave. */
const leftOnly: ReadonlySet<string> = new Set(
  'Subexpression Pipe Projection FilterProjection ValueProjection IndexExpression'.split(' '),
);

export function dataReadBy(template: Template): DataRead {
  const trees = treesIn(template);
  const wanted = join(trees.flatMap(pathsOf));
  return { expressions: trees.length, of: (data) => pick(data, wanted) as ExpressionData };
}

function treesIn(template: Template): readonly ExpressionNode[] {
  if (typeof template === 'string')
    return template.startsWith('=') && !template.startsWith('==') ? [parseExpression(template.slice(1))] : [];
  return template === null || typeof template !== 'object' ? [] : Object.values(template).flatMap(treesIn);
}

/** Where in the data a node reads. A kind of nodes that is not known here reads everything. */
function pathsOf(tree: ExpressionNode): readonly Path[] {
  const node = tree as ExpressionNode & { readonly [name: string]: unknown };
  if (node.type === 'Literal') return [];
  if (node.type === 'Field') return [[String(node.name)]];
  const { left, right } = node;
  if (leftOnly.has(node.type) && isNode(left)) {
    const paths = pathsOf(left);
    const isMember = node.type === 'Subexpression' && isChain(left) && isNode(right) && right.type === 'Field';
    return isMember ? paths.map((path) => [...path, String((right as { name?: unknown }).name)]) : paths;
  }
  const parts = Object.values(node).flat().filter(isNode);
  return parts.length === 0 ? [[]] : parts.flatMap(pathsOf);
}

/** Names with dots between them. */
function isChain(tree: ExpressionNode): boolean {
  const { type, left, right } = tree as ExpressionNode & { readonly left?: unknown; readonly right?: unknown };
  return (
    type === 'Field' || (type === 'Subexpression' && isNode(left) && isChain(left) && isNode(right) && isChain(right))
  );
}

function join(paths: readonly Path[]): Wanted {
  if (paths.some(({ length }) => length === 0)) return 'all';
  const byName = Map.groupBy(paths, ([name = '']) => name);
  return new Map(Array.from(byName, ([name, those]) => [name, join(those.map((path) => path.slice(1)))]));
}

function pick(value: JsonValue, wanted: Wanted): JsonValue {
  if (wanted === 'all' || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = value as ExpressionData;
  return Object.fromEntries(
    Array.from(wanted).flatMap(([name, within]) =>
      Object.hasOwn(members, name) ? [[name, pick(members[name] ?? null, within)]] : [],
    ),
  );
}
