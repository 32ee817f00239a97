import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Identity } from '../../accounts/authenticate.ts';
import type { UsageMeter } from '../../usage/usage-meter.ts';
import { SpeechReservation } from '../../voice-jobs/speech-reservation.ts';
import { SpeechMeter } from './speech-meter.ts';

/** A meter of one key with so much left. */
class LimitedMeter {
  counted = 0;
  open = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  reserve: UsageMeter['reserve'] = async ({ amount }) => {
    if (this.counted + this.open + amount > this.#limit) throw new Error('no room');
    this.open += amount;
    let isOver = false;
    const settle = async (settled = amount): Promise<void> => {
      if (!isOver) [this.open, this.counted] = [this.open - amount, this.counted + settled];
      isOver = true;
    };
    return {
      settle,
      settleWith: (settled) => settle(settled),
      release: () => settle(0),
    };
  };
}

const usage = { identity: {} as Identity, product: 'speechToText', category: 'speechToText' } as const;

describe('speech that is heard', () => {
  it('is set aside a minute at a time, and counted to the millisecond', async () => {
    const meter = new LimitedMeter(1_000_000);
    const speech = new SpeechMeter(meter, usage);
    for (let heard = 100; heard <= 130_000; heard += 100) await speech.hear(heard);
    assert.deepEqual([meter.counted, meter.open], [120_000, 60_000]);
    await speech.end(130_000);
    assert.deepEqual([meter.counted, meter.open], [130_000, 0]);
  });

  it('never passes a limit, and uses it up', async () => {
    const meter = new LimitedMeter(61_000);
    const speech = new SpeechMeter(meter, usage);
    let heard = 0;
    await assert.rejects(async () => {
      for (;;) {
        await speech.hear(heard + 100);
        heard += 100;
      }
    }, /no room/);
    await speech.end(heard);
    assert.deepEqual([heard, meter.counted, meter.open], [61_000, 61_000, 0]);
  });

  it('of jobs is counted once at the end, within the limit as well', async () => {
    const meter = new LimitedMeter(61_000);
    {
      await using speech = new SpeechReservation(meter, usage);
      for (let heard = 100; heard <= 60_500; heard += 100) await speech.extend(heard);
      assert.deepEqual([meter.counted, meter.open], [0, 60_500]);
      await assert.rejects(speech.extend(61_100), /no room/);
      await speech.settleWith(60_500, async () => {});
    }
    assert.deepEqual([meter.counted, meter.open], [60_500, 0]);
    await using second = new SpeechReservation(meter, usage);
    await assert.rejects(second.extend(501), /no room/);
  });
});
