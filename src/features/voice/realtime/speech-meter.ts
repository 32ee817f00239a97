import type { UsageMeter } from '../../usage/usage-meter.ts';
import { type ReservedSpeech, reserveSpeech, type SpeechUsage } from '../reserve-speech.ts';

/**
 * Counts what a session hears, a minute at a time: set aside before it is heard, counted when it was. A process that is killed
 * has not counted the last minute.
 */
export class SpeechMeter {
  readonly #meter: Pick<UsageMeter, 'reserve'>;
  readonly #usage: SpeechUsage;
  #counted = 0;
  #reserved: ReservedSpeech | undefined;

  constructor(meter: Pick<UsageMeter, 'reserve'>, usage: SpeechUsage) {
    this.#meter = meter;
    this.#usage = usage;
  }

  /** Rejects with `quota_exceeded` when there is no room for so much in all. */
  async hear(milliseconds: number): Promise<void> {
    const reserved = this.#reserved?.milliseconds ?? 0;
    if (milliseconds <= this.#counted + reserved) return;
    await this.#settle(reserved);
    this.#reserved = await reserveSpeech(this.#meter, this.#usage, milliseconds - this.#counted);
  }

  /** Counts what was heard in all, and gives back the rest. Once. */
  async end(milliseconds: number): Promise<void> {
    await this.#settle(Math.max(0, milliseconds - this.#counted));
  }

  async #settle(amount: number): Promise<void> {
    const reserved = this.#reserved;
    if (reserved === undefined) return;
    this.#reserved = undefined;
    this.#counted += amount;
    await reserved.reservation.settle(amount);
    if (amount === 0) await reserved.reservation.release();
  }
}
