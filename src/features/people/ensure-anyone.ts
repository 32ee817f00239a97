import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Scope } from '../../contracts/stores/accounts.ts';
import type { PeopleStore } from '../../contracts/stores/people.ts';
import { actOfStart, auditEntry } from '../audit/act.ts';
import { newPerson } from './new-person.ts';

/** What pages to translate, to translate files and to write need. */
export const scopesOfAnyone: readonly Scope[] = [
  'translate:text',
  'translate:document',
  'write:improve',
  'languages:read',
];

/** Of all entries of an account, the one without an address. */
const noAddress = '';

/** The entry of an account for those who do not sign in, with the limit of the settings. Resolves to the hash of its key. */
export async function ensureAnyone(
  parts: { readonly people: PeopleStore; readonly clock: Clock; readonly ids: Identifiers },
  { accountId, characterLimit }: { readonly accountId: string; readonly characterLimit: number },
): Promise<string> {
  const { people, clock } = parts;
  const made = newPerson(parts, {
    ...{ accountId, name: 'Anyone inside', email: noAddress, role: 'user', kind: 'anyone' },
    ...{ scopes: scopesOfAnyone, characterLimit },
  });
  const entry = (action: 'person.joined' | 'person.changed', subject: string, details: object) =>
    auditEntry(parts, actOfStart, { accountId, subject, action, details: { ...details } });
  const audit = entry('person.joined', made.person.id, { kind: 'anyone', characterLimit });
  // Servers that start at once make one.
  if ((await people.findByEmail(accountId, noAddress)) === undefined)
    await people.add(made.person, made.key, { keyHash: made.keyHash, audit });
  const known = await people.findByEmail(accountId, noAddress);
  if (known === undefined) throw new Error('The account has as many people as it may have.');
  const { person, keyHash } = known;
  if (person.characterLimit !== characterLimit)
    await people.change(accountId, person.id, { characterLimit, at: clock.now() }, (before) =>
      entry('person.changed', before.id, { characterLimit: { from: before.characterLimit, to: characterLimit } }),
    );
  return keyHash;
}
