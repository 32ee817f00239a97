import { DerivedSecrets, type DerivedSecretsOptions } from '../sealing/derived-secrets.ts';

export type SignedTaskUse = 'content' | 'page' | `file ${string}`;

/** Secrets of agent tasks; signatures are for the content of a result, for one of its files, or for the page of a task. */
export class AgentSecrets extends DerivedSecrets<SignedTaskUse> {
  constructor(options: DerivedSecretsOptions) {
    super(options, {
      purpose: 'agent-tasks',
      keys: 'dragoman agent task v1',
      signatures: 'dragoman agent signature v1',
    });
  }
}
