import { Ajv, type ErrorObject } from 'ajv';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import {
  type JsonValue,
  type ModelLimits,
  type ModelTool,
  type StepService,
  type Template,
  type Workflow,
  type WorkflowStep,
  webServices,
} from '../../../contracts/agent/workflow.ts';
import { agentLimits } from '../agent-limits.ts';
import { compileExpression, compileTemplate } from './expressions.ts';
import { workflowSchema } from './workflow-schema.ts';

/** What is wrong in a workflow file, and where. */
export class WorkflowError extends Error {
  override readonly name = 'WorkflowError';
  /** From 1. */
  readonly line: number;

  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`);
    this.line = line;
  }
}

const deepestSteps = 4;
const mostSteps = 100;
/** Those of a template that reads little are worked out where requests are served, some 10 µs each. */
const mostExpressions = 1_000;

const usualLimits: ModelLimits = { calls: 10, tokens: 100_000, seconds: 300 };

const ajv = new Ajv({ allErrors: false, strict: false, verbose: false });
const checkForm = ajv.compile(workflowSchema);

/**
 * Reads a workflow file: YAML, or JSON, which is YAML. Everything that can be known before a task runs is checked.
 *
 * @throws WorkflowError
 */
export function parseWorkflow(source: string): Workflow {
  return new WorkflowReader(source).read();
}

type Path = readonly (string | number)[];

interface ToolForm extends Omit<ModelTool, 'service' | 'input'> {
  readonly use: ModelTool['service'];
  readonly with?: ModelTool['input'];
}

interface StepForm {
  readonly id: string;
  readonly use?: StepService;
  readonly with?: { readonly [name: string]: Template };
  readonly tools?: readonly ToolForm[];
  readonly limits?: Partial<ModelLimits>;
  readonly when?: string;
  readonly then?: readonly StepForm[];
  readonly else?: readonly StepForm[];
  readonly for_each?: string;
  readonly at_most?: number;
  readonly at_once?: number;
  readonly steps?: readonly StepForm[];
  readonly gives?: Template;
  readonly ask?: Template;
  readonly answer?: { readonly [name: string]: JsonValue };
}

interface WorkflowForm extends Omit<Workflow, 'steps'> {
  readonly steps: readonly StepForm[];
}

class WorkflowReader {
  readonly #lines = new LineCounter();
  readonly #document: Document;
  readonly #ids = new Set<string>();
  #expressions = 0;

  constructor(source: string) {
    const { workflowCharacters: largest } = agentLimits;
    if (source.length > largest) throw new WorkflowError(1, `the file has more than ${largest} characters.`);
    this.#document = plain(() => parseDocument(source, { lineCounter: this.#lines, schema: 'core' }));
  }

  read(): Workflow {
    const [error] = this.#document.errors;
    if (error !== undefined) throw new WorkflowError(this.#lines.linePos(error.pos[0]).line, firstLine(error.message));
    // Aliases would let a small file be a large one.
    const form = plain(() => this.#document.toJS({ maxAliasCount: 0 }) as unknown);
    if (!checkForm(form)) throw this.#formError(checkForm.errors ?? []);
    const { steps, result, ...rest } = form as unknown as WorkflowForm;
    for (const [name, template] of Object.entries(result)) this.#checkTemplate(['result', name], template);
    return { ...rest, steps: this.#steps(steps, ['steps'], 1), result };
  }

  #steps(forms: readonly StepForm[], path: Path, depth: number): readonly WorkflowStep[] {
    if (depth > deepestSteps) throw this.#problem(path, `steps are nested more than ${deepestSteps} deep.`);
    return forms.map((form, index) => this.#step(form, [...path, index], depth));
  }

  #step(form: StepForm, path: Path, depth: number): WorkflowStep {
    const { id } = form;
    if (this.#ids.has(id)) throw this.#problem([...path, 'id'], `there is another step "${id}".`);
    if (this.#ids.size === mostSteps) throw this.#problem(path, `a workflow has at most ${mostSteps} steps.`);
    this.#ids.add(id);
    const { use, when, for_each: items, ask: question } = form;
    if (use !== undefined) {
      const input = form.with ?? {};
      this.#checkTemplate([...path, 'with'], input);
      const { tools, limits } = form;
      if (use === 'llm') this.#refuseMembers([...path, 'with'], input, ['tools', 'calls']);
      if (tools === undefined && limits === undefined) return { kind: 'service', id, service: use, input };
      if (use !== 'llm' || tools === undefined)
        throw this.#problem(path, 'only a step of llm has tools, with their limits.');
      return {
        kind: 'model',
        id,
        input,
        tools: this.#tools(tools, [...path, 'tools']),
        limits: { ...usualLimits, ...limits },
      };
    }
    if (question !== undefined) {
      this.#checkTemplate([...path, 'ask'], question);
      return { kind: 'ask', id, question, answer: form.answer ?? {} };
    }
    if (when !== undefined) {
      this.#check([...path, 'when'], () => compileExpression(when));
      const steps = this.#steps(form.then ?? [], [...path, 'then'], depth + 1);
      return { kind: 'branch', id, when, steps, otherwise: this.#steps(form.else ?? [], [...path, 'else'], depth + 1) };
    }
    const { at_most: atMost = 1, at_once: atOnce = 1, gives: result = null } = form;
    this.#check([...path, 'for_each'], () => compileExpression(items ?? ''));
    this.#checkTemplate([...path, 'gives'], result);
    const steps = this.#steps(form.steps ?? [], [...path, 'steps'], depth + 1);
    return { kind: 'for-each', id, items: items ?? '', atMost, atOnce, steps, result };
  }

  #tools(forms: readonly ToolForm[], path: Path): readonly ModelTool[] {
    const names = new Set<string>();
    return forms.map(({ use: service, with: input = {}, ...tool }, index) => {
      const at = [...path, index];
      if (names.has(tool.name)) throw this.#problem(at, `there is another tool "${tool.name}".`);
      names.add(tool.name);
      if (webServices.has(service) !== (tool.hosts !== undefined)) {
        const which = webServices.has(service) ? 'needs hosts: the servers that it may reach' : 'reaches no servers';
        throw this.#problem(at, `the tool "${tool.name}" ${which}.`);
      }
      this.#checkTemplate([...at, 'with'], input);
      this.#checkTemplate([...at, 'hosts'], tool.hosts ?? null);
      this.#checkTemplate([...at, 'gives'], tool.gives ?? null);
      return { ...tool, service, input };
    });
  }

  #refuseMembers(path: Path, input: object, names: readonly string[]): void {
    const name = names.find((one) => Object.hasOwn(input, one));
    if (name !== undefined)
      throw this.#problem([...path, name], `"${name}" is no input of llm; tools are fields of the step.`);
  }

  #checkTemplate(path: Path, template: Template): void {
    this.#expressions += expressionsIn(template);
    if (this.#expressions > mostExpressions)
      throw this.#problem(path, `a workflow has at most ${mostExpressions} expressions.`);
    this.#check(path, () => compileTemplate(template));
  }

  #check(path: Path, compile: () => unknown): void {
    try {
      compile();
    } catch (error) {
      throw this.#problem(path, (error as Error).message);
    }
  }

  #problem(path: Path, problem: string): WorkflowError {
    for (let known = path; known.length > 0; known = known.slice(0, -1)) {
      const node = this.#document.getIn(known, true);
      if (isNode(node) && node.range) return new WorkflowError(this.#lines.linePos(node.range[0]).line, problem);
    }
    return new WorkflowError(1, problem);
  }

  /** The error that is deepest in the file says most: the others are those of forms that the step does not have. */
  #formError(errors: readonly ErrorObject[]): WorkflowError {
    const deepest = errors.reduce((best, error) => (partsOf(error).length > partsOf(best).length ? error : best));
    const parts = partsOf(deepest);
    const where = parts.length === 0 ? 'the workflow' : `"${parts.join('.')}"`;
    const allowed = deepest.params.allowedValues as readonly JsonValue[] | undefined;
    const extra = deepest.params.additionalProperty as string | undefined;
    const more = allowed !== undefined ? `: ${allowed.join(', ')}` : extra !== undefined ? `, such as "${extra}"` : '';
    return this.#problem(parts, `${where} ${deepest.message ?? 'is wrong'}${more}.`);
  }
}

/** What the parser throws, beside what it reports, is about aliases, or about nesting that is too deep for its stack. */
function plain<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const isAlias = error instanceof ReferenceError;
    throw new WorkflowError(1, isAlias ? 'aliases (*name) are not allowed.' : 'the file is nested too deeply.');
  }
}

function expressionsIn(template: Template): number {
  if (typeof template === 'string') return template.startsWith('=') ? 1 : 0;
  if (template === null || typeof template !== 'object') return 0;
  return Object.values(template).reduce((sum: number, member: Template) => sum + expressionsIn(member), 0);
}

function partsOf({ instancePath }: ErrorObject): Path {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '.') ?? message;
}
