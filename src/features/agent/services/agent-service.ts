import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { WebHosts } from '../../../contracts/web/web-access.ts';
import type { Requester } from '../../translation/resources/resolve-resources.ts';
import type { UsageRequest } from '../../usage/usage-meter.ts';
import type { StepFiles } from '../task-files.ts';

/** Input of a step, its expressions filled in. */
export type StepInput = { readonly [name: string]: JsonValue };

/** Who calls a service: a key, with its limits, its account's resources and its data only. */
export interface ServiceCaller {
  readonly caller: Requester;
  readonly reportingTag?: string | undefined;
  /** Of the task. */
  readonly files: StepFiles;
  /** Names the step, the same in each attempt. */
  readonly stepId: string;
  /** Servers of the web that the workflow lets the call reach; undefined: those that the operator does. */
  readonly hosts?: WebHosts | undefined;
}

/** What a call costs, and how it is done. */
export interface PreparedCall {
  /** What is set aside for it before it runs; undefined where nothing is billed. */
  readonly usage?: UsageRequest;
  run(signal: AbortSignal): Promise<JsonValue>;
  /** Of a language model, once it has run; undefined where none is used. */
  tokens?(): number;
  /** Gives back what it holds, run or not. */
  close?(): Promise<void>;
}

/** A service that steps of workflows use. `docs/reference/workflows.md` has its input and its result. */
export interface AgentService<Input = unknown> {
  /** JSON Schema. */
  readonly input: object;
  /** Why it cannot work at the moment; undefined where it can. */
  unavailable(): string | undefined;
  /** Nothing is ever billed for it. */
  readonly isFree?: true;
  /** An estimate does the call itself: it changes nothing, reaches no server of others, and takes little time. */
  readonly isDoneInEstimates?: true;
  /** A result of the form and about the size that the call gives, for estimates; absent where it cannot be known before. */
  assume?(input: Input): JsonValue;
  /** Throws what refuses every call with these members of its input, before a task is accepted. Takes no time. */
  refuse?(input: Partial<Input>): void;
  /** Rejects with what refuses the call, before anything is billed. The input is as the schema says. */
  prepare(caller: ServiceCaller, input: Input, signal: AbortSignal): Promise<PreparedCall>;
}

const text = { type: 'string', maxLength: 200_000 } as const;

/** Parts of the schemas of inputs. */
export const inputs = {
  text,
  texts: { type: 'array', items: text, maxItems: 500 },
  fileName: { type: 'string', minLength: 1, maxLength: 200 },
  language: { type: 'string', maxLength: 20 },
  url: { type: 'string', maxLength: 2_000 },
  urls: { type: 'array', items: { type: 'string', maxLength: 2_000 }, maxItems: 500 },
} as const;

/** The schema of an input that is an object with these members and no others. */
export function inputSchema(required: readonly string[], properties: object): object {
  return { type: 'object', additionalProperties: false, required, properties };
}
