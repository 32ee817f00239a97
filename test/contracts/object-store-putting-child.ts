/**
 * Puts objects until it is killed: `node object-store-putting-child.ts STORE`, which is a `KilledStore` as JSON. Says the name and version of each, in a
 * line, once it is acknowledged, and version 0 before it removes one. Each client puts its three names in turn, in ever
 * new versions.
 */
import { writeSync } from 'node:fs';
import { type KilledStore, openKilledStore } from './object-store-kills.ts';

const [described = ''] = process.argv.slice(2);
const settings = JSON.parse(described) as KilledStore;
const store = openKilledStore(settings);

async function* lines(version: number) {
  const line = `${String(version).padStart(16, '0')}\n`;
  yield Buffer.from(line);
  for (let block = 0; block < version % 12; block++) yield Buffer.from(line.repeat(1024 * settings.blocks));
  yield Buffer.from('end');
}

await Promise.all(
  Array.from({ length: 6 }, async (_, client) => {
    const start = Date.now() * 1000;
    for (let version = start; ; version++) {
      const nameOf = (number: number) => `client-${client}/${number % 3}/object`;
      if (version % 7 === 0) {
        say(`${nameOf(version + 1)} 0`);
        await store.remove(nameOf(version + 1));
      }
      await store.put(nameOf(version), lines(version));
      say(`${nameOf(version)} ${version}`);
    }
  }),
);

/** Straight to the pipe: what is still in a stream's memory would be lost with the process. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}
