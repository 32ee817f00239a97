import { setImmediate } from 'node:timers/promises';
import { baseLanguage } from '../codes.ts';
import { correctionRules } from './rules/registry.ts';

/** Patterns are compiled for either of the two ways in which strings are kept. */
const samples = ['The text is in no language that matters.', 'Nor is this one – it has a dash.'];

const prepared = new Map<string, Promise<void>>();

/**
 * Has the patterns of a language's rules compiled, a rule at each turn of the event loop. All of them at the first text
 * would hold up other requests for the better part of a second. Nothing happens at later calls.
 */
export function prepareCorrections(language: string): Promise<void> {
  const base = baseLanguage(language);
  let preparing = prepared.get(base);
  if (preparing === undefined) {
    preparing = tryRules(base);
    prepared.set(base, preparing);
  }
  return preparing;
}

async function tryRules(language: string): Promise<void> {
  for (const rule of correctionRules(language))
    for (const text of samples) {
      rule(text, { language, protectedRanges: [] });
      await setImmediate();
    }
}
