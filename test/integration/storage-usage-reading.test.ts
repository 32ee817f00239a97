import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readUsage } from '../../src/features/usage/read-usage.ts';
import { serverStoreDrivers } from '../contracts/store-drivers.ts';
import { anAddition, storedIdentity } from '../contracts/stores-fixtures.ts';
import { SuiteStores } from '../contracts/suite-stores.ts';
import { ManualClock } from '../support/manual-clock.ts';

const clock = new ManualClock('2026-02-14T23:00:00Z');

for (const driver of serverStoreDrivers)
  describe(`GET /v2/usage, on ${driver.name}`, () => {
    const stores = new SuiteStores(driver);
    it('shows a Pro account what the key and the account used, by product', async () => {
      const mine = await storedIdentity(
        stores.accounts,
        { characterLimit: 5_000 },
        {
          characterLimit: 900,
          speechMillisecondLimit: 600_001,
        },
      );
      const other = await storedIdentity(stores.accounts, { name: mine.account.name });
      await stores.usage.record([
        anAddition(mine.key, { amount: 1 }),
        anAddition(mine.key, { amount: 2, category: 'document', reportingTag: 'team-a', day: '2026-02-14' }),
        anAddition(mine.key, { amount: 4, product: 'write', category: 'improvement' }),
        anAddition(other.key, { amount: 8 }),
        anAddition(other.key, { amount: 16, product: 'write', category: 'improvement' }),
        anAddition(mine.key, { amount: 60_000, product: 'speechToText', category: 'speechToText' }),
        anAddition(mine.key, { amount: 1, product: 'speechToText', category: 'speechToSpeech' }),
        anAddition(other.key, { amount: 90_000, product: 'speechToText', category: 'speechToText' }),
        anAddition(mine.key, { amount: 32, periodStart: '2025-12-15', day: '2026-01-14' }),
      ]);
      assert.deepEqual(await readUsage(mine, { usage: stores.usage, clock }), {
        products: [
          {
            product_type: 'translate',
            billing_unit: 'characters',
            api_key_unit_count: 3,
            account_unit_count: 11,
            api_key_character_count: 3,
            character_count: 11,
          },
          {
            product_type: 'write',
            billing_unit: 'characters',
            api_key_unit_count: 4,
            account_unit_count: 20,
            api_key_character_count: 4,
            character_count: 20,
          },
          {
            product_type: 'speechToText',
            billing_unit: 'minutes',
            api_key_unit_count: 2,
            account_unit_count: 3,
            api_key_character_count: 0,
            character_count: 0,
          },
        ],
        api_key_character_count: 7,
        api_key_character_limit: 900,
        start_time: '2026-01-15T00:00:00.000Z',
        end_time: '2026-02-15T00:00:00.000Z',
        character_count: 31,
        character_limit: 5_000,
        speech_to_text_minutes_count: 2,
        speech_to_text_minutes_limit: 11,
        speech_to_text_milliseconds_count: 0,
        speech_to_text_milliseconds_limit: 0,
      });
    });

    it('has 1000000000000 instead of limits that are not set', async () => {
      const identity = await storedIdentity(stores.accounts);
      const usage = await readUsage(identity, { usage: stores.usage, clock });
      assert.equal(usage.character_limit, 1_000_000_000_000);
      assert.equal('api_key_character_limit' in usage && usage.api_key_character_limit, 1_000_000_000_000);
    });

    it('shows Pro Classic and Free accounts count and limit only', async () => {
      const classic = await storedIdentity(stores.accounts, { plan: 'pro_classic' });
      const free = await storedIdentity(stores.accounts, { plan: 'free' });
      await stores.usage.record([anAddition(free.key, { amount: 12 })]);
      assert.deepEqual(await readUsage(classic, { usage: stores.usage, clock }), {
        character_count: 0,
        character_limit: 1_000_000_000_000,
      });
      assert.deepEqual(await readUsage(free, { usage: stores.usage, clock }), {
        character_count: 12,
        character_limit: 500_000,
      });
    });
  });
