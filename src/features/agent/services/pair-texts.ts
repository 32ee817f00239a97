import { ServiceError } from '../../../errors/service-error.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

interface PairTextsInput {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

/** `pair_texts`: what expressions cannot do, since they see one list at a time. */
export const pairTexts: AgentService<PairTextsInput> = {
  input: inputSchema(['sources', 'targets'], { sources: inputs.texts, targets: inputs.texts }),
  isFree: true,
  isDoneInEstimates: true,
  unavailable: () => undefined,
  async prepare(_caller, { sources, targets }) {
    if (sources.length !== targets.length) {
      const reason = `pair_texts: there are ${sources.length} sources and ${targets.length} targets.`;
      throw new ServiceError('agent_task_failed', { reason });
    }
    const segments = pairsOf(sources, targets);
    return { run: async () => ({ segments }) };
  },
};

function pairsOf(sources: readonly string[], targets: readonly string[]) {
  return sources.map((source, index) => ({ source, target: targets[index] ?? '' }));
}
