import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Account, ApiKey } from '../../src/contracts/stores/accounts.ts';
import type { StyleRuleList } from '../../src/contracts/stores/style-rules.ts';
import { DatabaseDocumentStore } from '../../src/storage/database/repositories/database-document-store.ts';
import { DatabaseGlossaryStore } from '../../src/storage/database/repositories/database-glossary-store.ts';
import { DatabaseSpokenTermsStore } from '../../src/storage/database/repositories/database-spoken-terms-store.ts';
import { DatabaseStyleRuleStore } from '../../src/storage/database/repositories/database-style-rule-store.ts';
import { aBill, aDocument, charactersEach, counted } from './document-store.ts';
import {
  aKey,
  anEntry,
  type OpenStores,
  type StoreDriver,
  type StoreLocation,
  storedIdentity,
} from './stores-fixtures.ts';

/** As many as have to be at it for a race to be lost: with two, most mistakes stay hidden. */
const processes = 4;
const rounds = 20;
const atOnce = 16;

/** What holds however many processes change the same thing at once; each round has an account of its own. */
export function storeRacesContract(driver: StoreDriver): void {
  describe(`races of ${processes} processes on ${driver.name}`, () => {
    let location: StoreLocation;
    let opened: OpenStores[] = [];
    before(async () => {
      location = driver.create();
      opened = await Promise.all(Array.from({ length: processes }, () => location.open()));
    });
    after(async () => {
      for (const stores of opened) await stores[Symbol.asyncDispose]();
      await location[Symbol.asyncDispose]();
    });

    /** Does it `atOnce` times, spread over the processes. */
    const race = <Result>(act: (stores: OpenStores, index: number) => Promise<Result>): Promise<Result[]> =>
      Promise.all(Array.from({ length: atOnce }, (_, index) => act(opened[index % processes] as OpenStores, index)));

    /** Counts the rounds that break the rule, so that a failure says how easily it is broken. */
    const eachRound = async (
      play: (identity: { readonly account: Account; readonly key: ApiKey }, stores: OpenStores) => Promise<unknown>,
    ): Promise<void> => {
      const broken: unknown[] = [];
      for (let round = 0; round < rounds; round++) {
        const [stores] = opened as [OpenStores];
        const identity = await storedIdentity(stores.accounts, {}, { kind: 'admin' });
        await play(identity, stores).catch((error: unknown) => broken.push(error));
      }
      assert.equal(broken.length, 0, `${broken.length} of ${rounds} rounds: ${broken[0]}`);
    };

    it('leave no account with more active keys than it may have', () =>
      eachRound(async ({ account }, stores) => {
        const outcomes = await race(({ accounts }) => {
          const key = aKey(account);
          return accounts.addKey(key, randomUUID(), { activeLimit: 3 });
        });
        assert.equal(outcomes.filter((outcome) => outcome === 'added').length, 3);
        assert.equal((await stores.accounts.listKeys(account.id)).length, 4);
      }));

    it('make one first key of a kind', () =>
      eachRound(async ({ account }, stores) => {
        const outcomes = await race(({ accounts }) =>
          accounts.addKey(aKey(account), randomUUID(), { onlyFirst: true }),
        );
        assert.equal(outcomes.filter((outcome) => outcome === 'added').length, 1);
        assert.equal(outcomes.filter((outcome) => outcome === 'not_first').length, atOnce - 1);
        assert.equal((await stores.accounts.listKeys(account.id)).length, 2);
      }));

    it('give a secret to one key only', () =>
      eachRound(async ({ account }) => {
        const hash = randomUUID();
        const outcomes = await race(({ accounts }) => accounts.addKey(aKey(account), hash));
        assert.equal(outcomes.filter((outcome) => outcome === 'added').length, 1);
      }));

    it('give nobody a secret that its key gives up meanwhile', () =>
      eachRound(async ({ account }, stores) => {
        const [hash, key] = [randomUUID(), aKey(account)];
        await stores.accounts.addKey(key, hash);
        const rotation = { hash: randomUUID(), masked: 'ab****cd', previousValidUntil: new Date(0) };
        const outcomes = await race<unknown>(({ accounts }, index) =>
          index === 3 ? accounts.rotateKey(account.id, key.id, rotation) : accounts.addKey(aKey(account), hash),
        );
        assert.equal(outcomes.filter((outcome) => outcome === 'added').length, 0);
      }));

    it('write entries to the audit log that follow from each other, in one order', () =>
      eachRound(async ({ account, key }, stores) => {
        await race(({ accounts }, index) =>
          accounts.changeKey(account.id, key.id, { characterLimit: index }, (known) =>
            anEntry(account.id, { details: { from: known.characterLimit, to: index } }),
          ),
        );
        const log = await stores.audit.list({ accountId: account.id, offset: 0, limit: 100 });
        const details = log.toReversed().map((entry) => entry.details);
        assert.deepEqual(
          details.map(({ from }) => from),
          [null, ...details.slice(0, -1).map(({ to }) => to)],
        );
        const positions = await stores.database
          .selectFrom('audit_log')
          .select('position')
          .where('account_id', '=', account.id)
          .execute();
        assert.equal(new Set(positions.map(({ position }) => String(position))).size, atOnce);
      }));

    it('lose no change of a style rule list', () =>
      eachRound(async ({ account }, stores) => {
        const owner = { accountId: account.id, region: 'eu' } as const;
        const list = aStyleRuleList();
        await new DatabaseStyleRuleStore(stores.database).add(owner, list);
        await race(({ database }, index) =>
          new DatabaseStyleRuleStore(database).change(owner, list.id, ({ name }) => ({
            name: `${name} ${index}`,
            updatedAt: new Date(),
          })),
        );
        const found = await new DatabaseStyleRuleStore(stores.database).find(owner, list.id);
        assert.equal(found?.version, atOnce + 1);
        assert.equal(new Set(found?.name.split(' ')).size, atOnce + 1);
      }));

    it('give each style rule list a position of its own', () =>
      eachRound(async ({ account }, stores) => {
        const owner = { accountId: account.id, region: 'eu' } as const;
        await race(({ database }) => new DatabaseStyleRuleStore(database).add(owner, aStyleRuleList()));
        const rows = await stores.database
          .selectFrom('style_rule_lists')
          .select('position')
          .where('account_id', '=', account.id)
          .execute();
        assert.equal(new Set(rows.map(({ position }) => position)).size, atOnce);
      }));

    it('lose no change of spoken terms', () =>
      eachRound(async ({ account }, stores) => {
        const id = randomUUID();
        const store = new DatabaseSpokenTermsStore(stores.database);
        await store.add(account.id, { id, name: 'Names', createdAt: new Date(), lists: [] });
        await race(({ database }, index) =>
          new DatabaseSpokenTermsStore(database).change(account.id, id, ({ name, lists }) => ({
            name,
            lists: [...lists, { language: 'en', terms: [String(index)] }],
          })),
        );
        assert.equal((await store.find(account.id, id))?.lists.length, atOnce);
      }));

    it('let one change of a version of a glossary happen, and remove it whole', () =>
      eachRound(async ({ account }, stores) => {
        const owner = { accountId: account.id, region: 'eu' } as const;
        const id = randomUUID();
        const glossaries = new DatabaseGlossaryStore(stores.database, stores.commits);
        await glossaries.add(owner, { id, name: 'Glossary', createdAt: new Date(), dictionaries: [] });
        const put = (version: number) =>
          race(({ database, commits }) =>
            new DatabaseGlossaryStore(database, commits).change(owner, id, version, {
              put: { source: 'en', target: 'es', entryCount: 1, revision: randomUUID(), parts: ['a\tb'] },
            }),
          );
        assert.equal((await put(1)).filter(Boolean).length, 1);
        const [removed] = await Promise.all([glossaries.remove(owner, id), put(2)]);
        assert.equal(removed, true);
        assert.deepEqual(await glossaries.list(owner), []);
      }));

    it('finish a document once and count it once', () =>
      eachRound(async ({ key }, stores) => {
        const document = aDocument(key, { state: 'translating' });
        await new DatabaseDocumentStore(stores.database, stores.commits).add(document);
        const ends = await race(({ database, commits }) =>
          new DatabaseDocumentStore(database, commits).finish(document.id, aBill(key), new Date()),
        );
        assert.equal(ends.filter(Boolean).length, 1);
        assert.equal(await counted(stores, key), charactersEach);
      }));
  });
}

function aStyleRuleList(): StyleRuleList {
  const at = new Date();
  return {
    id: randomUUID(),
    name: 'List',
    language: 'en',
    createdAt: at,
    updatedAt: at,
    version: 1,
    configuredRules: {},
    customInstructions: [],
  };
}
