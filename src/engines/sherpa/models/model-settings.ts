import type { ModelSettings } from '../process/process-messages.ts';
import type { SpeechModel } from './read-models.ts';

/** What the process of a model needs of it. */
export function modelSettings({ kind, files, tokens }: SpeechModel): ModelSettings {
  return { streaming: kind.streaming, settings: kind.settings, files, tokens };
}
