/**
 * A server's worth of settling, to be killed: `node storage-settling-child.ts ADDRESS KEY_ID CLIENTS [TIMES]`. Each client
 * settles `amountEach`, of characters and of milliseconds in turn, again and again, and says which it was in a line of its own
 * once the count is acknowledged.
 */
import { writeSync } from 'node:fs';
import { type UsageProduct, unitOf } from '../../src/contracts/stores/usage.ts';
import { UsageMeter } from '../../src/features/usage/usage-meter.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { openServerStores } from '../contracts/stores-fixtures.ts';
import { amountEach, signOf } from './storage-settling.ts';

const [address = '', keyId = '', clients = '1', times = 'Infinity'] = process.argv.slice(2);
await using stores = await openServerStores(address);
const [account] = await stores.accounts.listAccounts();
if (account === undefined) throw new Error('There is no account.');
const key = (await stores.accounts.listKeys(account.id)).find(({ id }) => id === keyId);
if (key === undefined) throw new Error('The account has no such key.');
const identity = { account, key };
await using meter = new UsageMeter({ usage: stores.usage, clock: systemClock });

await Promise.all(
  Array.from({ length: Number(clients) }, async () => {
    for (let time = 0; time < Number(times); time++) {
      const product: UsageProduct = time % 2 === 0 ? 'translate' : 'speechToText';
      const category = product === 'translate' ? 'text' : 'speechToText';
      const unit = unitOf[product];
      const reservation = await meter.reserve({ identity, product, category, amount: amountEach[unit] });
      await reservation.settle();
      // Straight to the pipe: what is still in a stream's memory would be lost with the process.
      writeSync(1, `${signOf[unit]}\n`);
    }
  }),
);
