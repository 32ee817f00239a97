import { writeJson } from '../command-line/command-context.ts';
import type { ModelsContext } from './models-context.ts';

/** What became of a model, for programs. */
export interface ModelReport {
  /** `en-de`; absent for a folder that holds no model. */
  readonly pair?: string;
  readonly status: 'installed' | 'removed' | 'whole' | 'not_checked' | 'damaged' | 'missing' | 'failed';
  readonly folder?: string;
  readonly bytes?: number;
  /** Why the model is damaged, missing or failed. */
  readonly messages?: readonly string[];
}

/** `ModelsContext` of commands that change or check models. */
export interface ReportingContext extends ModelsContext {
  /** One for each model. */
  report(model: ModelReport): void;
}

/**
 * Runs a command. With `json` its lines on standard output give way to `{"models": [...]}`; the reasons of failures are on
 * standard error all the same.
 */
export async function reportModels(
  json: boolean | undefined,
  context: ModelsContext,
  run: (context: ReportingContext) => Promise<number>,
): Promise<number> {
  const models: ModelReport[] = [];
  const report = (model: ModelReport): void => void models.push(model);
  if (json !== true) return await run({ ...context, report });
  const code = await run({ ...context, write: () => {}, report });
  writeJson(context, { models });
  return code;
}
