import type { WritingManner, WritingStyle, WritingTone } from '../../../contracts/engines/text-improver.ts';

/** In the order of `interface.md`, Text improvement. */
export const writingStyles = ['simple', 'business', 'academic', 'casual'] as const satisfies readonly WritingStyle[];
export const writingTones = [
  'enthusiastic',
  'friendly',
  'confident',
  'diplomatic',
] as const satisfies readonly WritingTone[];
export const writingManners: readonly WritingManner[] = [...writingStyles, ...writingTones];
