import type { StepService } from '../../../contracts/agent/workflow.ts';
import type { AgentServices } from '../services/agent-services.ts';
import type { Certainty } from './known-results.ts';

/** What an estimate uses of services. */
export type EstimatingServices = Pick<AgentServices, 'prepare' | 'assume' | 'isFree' | 'isDoneInEstimates'>;

export interface EstimatedStep {
  readonly path: string;
  readonly service: StepService;
  /** 0 where it is not known. */
  readonly characters: number;
  readonly milliseconds: number;
  readonly certainty: Certainty;
  /** Why it is not exact. */
  readonly reason?: string | undefined;
}
