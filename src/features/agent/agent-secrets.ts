import { DerivedSecrets, type DerivedSecretsOptions } from '../sealing/derived-secrets.ts';

/** Secrets of agent tasks; signatures are for the content of a result, or for the page of a task. */
export class AgentSecrets extends DerivedSecrets<'content' | 'page'> {
  constructor(options: DerivedSecretsOptions) {
    super(options, {
      purpose: 'agent-tasks',
      keys: 'dragoman agent task v1',
      signatures: 'dragoman agent signature v1',
    });
  }
}
