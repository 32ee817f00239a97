import type { UsageMeter, UsageReservation } from '../usage/usage-meter.ts';
import { reserveSpeech, type SpeechUsage } from '../voice/reserve-speech.ts';

/**
 * Sets speech aside as it turns out how much there is, a minute at a time, so that a limit ends the work and is never passed.
 * It is counted once, at the end, or given back.
 */
export class SpeechReservation implements AsyncDisposable {
  readonly #meter: Pick<UsageMeter, 'reserve'>;
  readonly #usage: SpeechUsage;
  readonly #portions: UsageReservation[] = [];
  #reserved = 0;

  constructor(meter: Pick<UsageMeter, 'reserve'>, usage: SpeechUsage) {
    this.#meter = meter;
    this.#usage = usage;
  }

  /** Rejects with `quota_exceeded` when there is no room for so much in all. */
  async extend(milliseconds: number): Promise<void> {
    if (milliseconds <= this.#reserved) return;
    const reserved = await reserveSpeech(this.#meter, this.#usage, milliseconds - this.#reserved);
    this.#portions.push(reserved.reservation);
    this.#reserved += reserved.milliseconds;
  }

  /** Counts so much, by a write that counts in one with what it is for (`UsageReservation.settleWith`). */
  async settleWith(milliseconds: number, record: Parameters<UsageReservation['settleWith']>[1]): Promise<void> {
    await this.extend(Math.max(1, milliseconds));
    const [first, ...others] = this.#portions;
    // At once: nobody sees more in use than it is, nor less.
    const settled = first?.settleWith(milliseconds, record);
    await Promise.all([settled, ...others.map((each) => each.release())]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const each of this.#portions) await each.release();
  }
}
