import type { StyleOrTone, WritingStyle, WritingTone } from '../../../contracts/engines/writing-engine.ts';

/** In the order of `interface.md`, Text improvement. */
export const writingStyles = ['simple', 'business', 'academic', 'casual'] as const satisfies readonly WritingStyle[];
export const writingTones = [
  'enthusiastic',
  'friendly',
  'confident',
  'diplomatic',
] as const satisfies readonly WritingTone[];
export const stylesAndTones: readonly StyleOrTone[] = [...writingStyles, ...writingTones];
