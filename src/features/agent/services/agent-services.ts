import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonValue, StepService } from '../../../contracts/agent/workflow.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { AgentService, PreparedCall, ServiceCaller, StepInput } from './agent-service.ts';

/** The services that steps of workflows use, with their inputs checked. */
export class AgentServices {
  readonly #services: Readonly<Record<StepService, AgentService>>;
  readonly #ajv = new Ajv();
  /** Compiled when they are used for the first time. */
  readonly #checks = new Map<StepService, ValidateFunction>();

  constructor(services: Readonly<Record<StepService, AgentService>>) {
    this.#services = services;
  }

  unavailable(name: StepService): string | undefined {
    return this.#services[name].unavailable();
  }

  isFree(name: StepService): boolean {
    return this.#services[name].isFree === true;
  }

  isDoneInEstimates(name: StepService): boolean {
    return this.#services[name].isDoneInEstimates === true;
  }

  /** What a call may give; undefined where that cannot be known. The input has been prepared. */
  assume(name: StepService, input: StepInput): JsonValue | undefined {
    return this.#services[name].assume?.(input);
  }

  /** Whether members of its input alone may refuse a call. */
  refuses(name: StepService): boolean {
    return this.#services[name].refuse !== undefined;
  }

  /** Throws what refuses every call with these members of its input. */
  refuse(name: StepService, input: StepInput): void {
    this.#services[name].refuse?.(input);
  }

  /** Rejects with what refuses the call, before anything is billed. */
  prepare(name: StepService, caller: ServiceCaller, input: StepInput, signal: AbortSignal): Promise<PreparedCall> {
    const service = this.#services[name];
    const check = this.#checks.get(name) ?? this.#ajv.compile(service.input);
    this.#checks.set(name, check);
    if (check(input)) return service.prepare(caller, input, signal);
    const [error] = check.errors ?? [];
    const member = error?.instancePath.replaceAll('/', '.') ?? '';
    throw new ServiceError('agent_task_failed', {
      reason: `${name}: its input${member} ${error?.message ?? 'does not match its schema'}.`,
    });
  }
}
