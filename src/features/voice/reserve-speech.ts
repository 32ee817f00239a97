import type { UsageMeter, UsageRequest, UsageReservation } from '../usage/usage-meter.ts';

/** Who speaks, and how it is counted. */
export type SpeechUsage = Omit<UsageRequest, 'amount'>;

export interface ReservedSpeech {
  readonly reservation: UsageReservation;
  readonly milliseconds: number;
}

/** Milliseconds of speech that are set aside at a time. */
const portion = 60_000;

/** Sets a minute of speech aside, or as much as is needed: near a limit no more than that. Rejects with `quota_exceeded`. */
export async function reserveSpeech(
  meter: Pick<UsageMeter, 'reserve'>,
  usage: SpeechUsage,
  needed: number,
): Promise<ReservedSpeech> {
  const reserve = async (milliseconds: number): Promise<ReservedSpeech> => ({
    reservation: await meter.reserve({ ...usage, amount: milliseconds }),
    milliseconds,
  });
  return reserve(Math.max(portion, needed)).catch(() => reserve(needed));
}
