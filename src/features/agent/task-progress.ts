import type { Clock } from '../../contracts/clock.ts';
import type { AgentStepRecord, AgentTaskRecord, AgentTaskStore } from '../../contracts/stores/agent-tasks.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { agentLimits } from './agent-limits.ts';

export type TaskEvent =
  | { readonly kind: 'status'; readonly record: AgentTaskRecord }
  | { readonly kind: 'step'; readonly step: AgentStepRecord }
  /** Nothing has happened for a while. */
  | { readonly kind: 'quiet' };

export interface TaskProgressOptions {
  readonly store: Pick<AgentTaskStore, 'find' | 'listSteps'>;
  readonly clock: Pick<Clock, 'after' | 'elapsed'>;
  /** The server takes no requests any more: who follows a task asks another server. */
  readonly isLeaving: () => boolean;
}

const lookMilliseconds = 500;
const quietMilliseconds = 5_000;

/**
 * Follows tasks, whichever server works on them: it looks into the store twice a second. Each follower sees every step once,
 * from the first, and the end.
 */
export class TaskProgress {
  readonly #options: TaskProgressOptions;
  /** Followers of each account. */
  readonly #followers = new Map<string, number>();

  constructor(options: TaskProgressOptions) {
    this.#options = options;
  }

  /** Rejects at once where the account has as many followers as it may have. The events end with the task, or after a while. */
  follow(record: AgentTaskRecord): AsyncGenerator<TaskEvent> {
    const { accountId } = record;
    const followers = this.#followers.get(accountId) ?? 0;
    if (followers >= agentLimits.followers) {
      const reason = `this account follows ${followers} tasks on this server, which is its limit.`;
      throw new ServiceError('too_many_requests', { reason }, { retryAfter: 5 });
    }
    return this.#follow(record);
  }

  async *#follow(first: AgentTaskRecord): AsyncGenerator<TaskEvent> {
    const { store, clock, isLeaving } = this.#options;
    this.#count(first.accountId, 1);
    try {
      const begun = clock.elapsed();
      const sent = new Set<string>();
      let shown: AgentTaskRecord | undefined;
      let lastSent = begun;
      // A step may become visible after one that ended later: whatever changed is looked at once more.
      let looks = 2;
      for (let record: AgentTaskRecord | undefined = first; record !== undefined; record = await store.find(first.id)) {
        const isChanged = shown?.updatedAt.getTime() !== record.updatedAt.getTime();
        // A task that asks again since the last look has the state that it had.
        const isNew = shown?.state !== record.state || (record.state === 'FeedbackNeeded' && isChanged);
        if (isNew && record.state === 'InProgress') yield { kind: 'status', record };
        if (isChanged) looks = 2;
        if (looks > 0 || isEnd(record))
          for (const step of await store.listSteps(first.id)) {
            if (sent.has(step.path)) continue;
            sent.add(step.path);
            lastSent = clock.elapsed();
            yield { kind: 'step', step };
          }
        looks -= 1;
        if (isNew && record.state !== 'InProgress') yield { kind: 'status', record };
        shown = record;
        const now = clock.elapsed();
        if (isEnd(record) || isLeaving() || now - begun >= agentLimits.followedMilliseconds) return;
        if (now - lastSent >= quietMilliseconds) {
          lastSent = now;
          yield { kind: 'quiet' };
        }
        await new Promise<void>((resolve) => clock.after(lookMilliseconds, resolve));
      }
    } finally {
      this.#count(first.accountId, -1);
    }
  }

  #count(accountId: string, change: number): void {
    const followers = (this.#followers.get(accountId) ?? 0) + change;
    if (followers > 0) this.#followers.set(accountId, followers);
    else this.#followers.delete(accountId);
  }
}

function isEnd({ state }: AgentTaskRecord): boolean {
  return state === 'Completed' || state === 'Error' || state === 'Canceled';
}
