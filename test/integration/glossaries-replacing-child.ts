/**
 * Replaces a dictionary again and again, to be killed: `node glossaries-replacing-child.ts ADDRESS ACCOUNT GLOSSARY`. All
 * targets of one replacement are the same number; a line with `+` follows each that is acknowledged.
 */
import { writeSync } from 'node:fs';
import { Glossaries } from '../../src/features/glossaries/glossaries.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { openGlossaryStore } from '../contracts/open-glossary-store.ts';

const [address = '', accountId = '', id = ''] = process.argv.slice(2);
await using store = await openGlossaryStore(address);
const glossaries = new Glossaries({ store: store.glossaries, ids: randomIdentifiers, clock: systemClock });
const { signal } = new AbortController();

for (let round = 1; ; round++) {
  const entries = Array.from({ length: 20_000 }, (_, index) => `source phrase ${index}\t${round}`).join('\n');
  const dictionary = { source: 'en', target: 'es', entries, format: 'tsv' } as const;
  await glossaries.putDictionary({ accountId, region: 'eu' }, id, dictionary, signal);
  // Straight to the pipe: what is still in a stream's memory would be lost with the process.
  writeSync(1, '+\n');
}
