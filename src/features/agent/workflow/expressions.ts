import { compile, type JSONValue, TreeInterpreter } from '@jmespath-community/jmespath';
import type { JsonValue, Template } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';

/** What expressions can read, by name. */
export type ExpressionData = { readonly [name: string]: JsonValue };

export type ExpressionNode = ReturnType<typeof compile>;

const longestExpression = 500;
/** How many times larger than what it reads a result can be. */
const mostCopies = 16;

/** They give no more than they get, at a cost that grows with it. */
const functions: ReadonlySet<string> = new Set(
  'abs avg ceil contains ends_with floor join keys length lower map max max_by min min_by not_null reverse sort sort_by starts_with sum to_array to_number to_string type upper values'.split(
    ' ',
  ),
);

/**
 * A JMESPath expression that costs about as much as what it reads: it sees one part of the data at a time (no root, no
 * variables), so that no list is searched once for each member of another, and it copies what it reads few times.
 *
 * @throws SyntaxError that says what is wrong, for the author of the workflow. What it gives throws `agent_task_failed` where the
 * data are not what the expression needs.
 */
export function compileExpression(source: string): (data: ExpressionData) => JsonValue {
  const tree = parseExpression(source);
  return (data) => {
    try {
      return TreeInterpreter.search(tree, data as JSONValue) as JsonValue;
    } catch (error) {
      throw new ServiceError('agent_task_failed', { reason: `"${source}": ${(error as Error).message}` });
    }
  };
}

/** @throws SyntaxError */
export function parseExpression(source: string): ExpressionNode {
  if (source.length > longestExpression)
    throw new SyntaxError(`the expression has ${source.length} characters; ${longestExpression} are allowed.`);
  let tree: ExpressionNode;
  try {
    tree = compile(source);
  } catch (error) {
    throw new SyntaxError(`"${source}" is not a JMESPath expression: ${(error as Error).message}`);
  }
  if (copiesOf(tree) > mostCopies) throw new SyntaxError(`"${source}" copies what it reads too many times.`);
  return tree;
}

/** Fills in the expressions of a template. Compile it once and use it often. */
export function compileTemplate(template: Template): (data: ExpressionData) => JsonValue {
  if (typeof template === 'string') {
    if (template.startsWith('==')) return () => template.slice(1);
    if (template.startsWith('=')) return compileExpression(template.slice(1));
    return () => template;
  }
  if (Array.isArray(template)) {
    const members = (template as readonly Template[]).map(compileTemplate);
    return (data) => members.map((member) => member(data));
  }
  if (template === null || typeof template !== 'object') return () => template;
  const members = Object.entries(template).map(([name, value]) => [name, compileTemplate(value as Template)] as const);
  return (data) => Object.fromEntries(members.map(([name, member]) => [name, member(data)]));
}

/** Whether a condition holds: as JMESPath has it, nothing and what is empty are false. */
export function holds(value: JsonValue): boolean {
  if (value === null || value === false || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** Parts of one result that can be the same data; those after a pipe read what those before it gave. */
function copiesOf(tree: ExpressionNode): number {
  const node = tree as ExpressionNode & {
    readonly children?: readonly ExpressionNode[];
    readonly [name: string]: unknown;
  };
  if (node.type === 'Root' || node.type === 'LetExpression' || node.type === 'Variable')
    throw new SyntaxError('expressions have no root node "$" and no variables.');
  if (node.type === 'Function' && !functions.has(String(node.name)))
    throw new SyntaxError(`expressions have no function ${String(node.name)}; there are ${[...functions].join(', ')}.`);
  const parts = Object.entries(node).flatMap(([name, value]) => (name === 'children' || !isNode(value) ? [] : [value]));
  const within = parts.reduce((product, part) => product * copiesOf(part), 1);
  const children = node.children ?? [];
  return (
    within *
    Math.max(
      1,
      children.reduce((sum, child) => sum + copiesOf(child), 0),
    )
  );
}

export function isNode(value: unknown): value is ExpressionNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
