import type { AgentStepRecord } from '../../contracts/stores/agent-tasks.ts';
import { ServiceError } from '../../errors/service-error.ts';

/** What a task may cost and take; what is absent has no limit beside those of the account. */
export interface TaskLimits {
  /** Billed, over all steps. */
  readonly characters?: number;
  /** Of speech, billed. */
  readonly milliseconds?: number;
  /** Of language models. The step that goes over is done; none begins after it. */
  readonly tokens?: number;
  /** From the trigger, without the time in which it waits for an answer; a step that has begun is ended. */
  readonly seconds?: number;
}

export type StepCost = Pick<AgentStepRecord, 'characters' | 'milliseconds' | 'tokens'>;

const units = ['characters', 'milliseconds', 'tokens'] as const;

/** Keeps the limits of a task while steps run at the same time. */
export class TaskBudget {
  readonly #limits: TaskLimits;
  readonly #spent: Record<(typeof units)[number], number>;

  /** `done`: the steps in the journal. */
  constructor(limits: TaskLimits, done: readonly StepCost[]) {
    this.#limits = limits;
    const sum = (unit: (typeof units)[number]): number => done.reduce((all, cost) => all + cost[unit], 0);
    this.#spent = { characters: sum('characters'), milliseconds: sum('milliseconds'), tokens: sum('tokens') };
  }

  /** Throws `agent_task_failed` where the step would go over a limit. What is taken is given back unless the step is done. */
  take(path: string, cost: StepCost): () => void {
    for (const unit of units) {
      const limit = this.#limits[unit];
      if (limit === undefined) continue;
      const [spent, wanted] = [this.#spent[unit], cost[unit]];
      if (spent + wanted > limit || spent > limit) {
        const reason = `the step ${path} needs ${wanted} ${unit}; the task has used ${spent} and its limit is ${limit}.`;
        throw new ServiceError('agent_task_failed', { reason });
      }
    }
    for (const unit of units) this.#spent[unit] += cost[unit];
    return () => {
      for (const unit of units) this.#spent[unit] -= cost[unit];
    };
  }

  /** What is known when a step is done only. */
  add({ tokens }: Pick<StepCost, 'tokens'>): void {
    this.#spent.tokens += tokens;
  }
}
