import type { UsageMeter, UsageRequest, UsageReservation } from '../../usage/usage-meter.ts';

/** Milliseconds of speech that are set aside, and counted, at a time. */
const portion = 60_000;

interface Reserved {
  readonly reservation: UsageReservation;
  readonly amount: number;
}

/**
 * Counts what a session hears, a minute at a time: set aside before it is heard, counted when it was. A process that is killed
 * has not counted the last minute.
 */
export class SpeechMeter {
  readonly #meter: Pick<UsageMeter, 'reserve'>;
  readonly #usage: Omit<UsageRequest, 'amount'>;
  #counted = 0;
  #reserved: Reserved | undefined;

  constructor(meter: Pick<UsageMeter, 'reserve'>, usage: Omit<UsageRequest, 'amount'>) {
    this.#meter = meter;
    this.#usage = usage;
  }

  /** Rejects with `quota_exceeded` when there is no room for so much in all. */
  async hear(milliseconds: number): Promise<void> {
    while (milliseconds > this.#counted + (this.#reserved?.amount ?? 0)) {
      await this.#settle(this.#reserved?.amount ?? 0);
      const needed = milliseconds - this.#counted;
      // Near a limit, no more than what is needed.
      this.#reserved = await this.#reserve(Math.max(portion, needed)).catch(() => this.#reserve(needed));
    }
  }

  async #reserve(amount: number): Promise<Reserved> {
    return { reservation: await this.#meter.reserve({ ...this.#usage, amount }), amount };
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
