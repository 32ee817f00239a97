import type { DayOrder } from './read-dates.ts';

/** How 05/06/2024 is read in a language; English without a variant leaves it open. */
export function dayOrder(language: string): DayOrder | undefined {
  if (language === 'en-US') return 'month-first';
  return language === 'en' ? undefined : 'day-first';
}
