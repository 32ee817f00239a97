import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { ServerSecret, ServerSecretStore } from '../../contracts/stores/server-secrets.ts';
import { deriveBytes } from './sealed-stream.ts';

export interface DerivedSecretsOptions {
  readonly store: ServerSecretStore;
  readonly ids: Identifiers;
  readonly clock: Pick<Clock, 'now'>;
}

/** What the secrets are for; no two uses share a name, so that nothing that is made for one is good for another. */
export interface DerivedSecretsUse {
  /** Of the secrets in the store. */
  readonly purpose: string;
  /** What is derived for sealing. */
  readonly keys: string;
  /** What is derived for signatures. */
  readonly signatures: string;
}

const day = 24 * 3_600_000;
const renewalMilliseconds = 30 * day;
const lifeMilliseconds = 60 * day;
const keyBytes = 32;

/**
 * The owner of secrets for one purpose, the same on every server (decision 0241):
 *
 *     secret ──HKDF──┬─▶ signatures: <secret>.<expiry>.<HMAC of use, owner and expiry>
 *                    └─▶ with the id of the owner: the key under which its objects are sealed
 *
 * An owner is a job or a task. Its secret is the one that was the newest when it was created.
 */
export class DerivedSecrets<SignedUse extends string> {
  readonly #options: DerivedSecretsOptions;
  readonly #use: DerivedSecretsUse;
  #known: readonly ServerSecret[] = [];

  constructor(options: DerivedSecretsOptions, use: DerivedSecretsUse) {
    this.#options = options;
    this.#use = use;
  }

  /** A signature for a use of the owner until that time. The same every time it is made. */
  async sign(id: string, use: SignedUse, createdAt: Date, until: Date): Promise<string> {
    const secret = await this.#secretAt(createdAt);
    const expiry = until.getTime().toString(36);
    return `${secret.id.slice(0, 8)}.${expiry}.${this.#macOf(secret, id, use, expiry)}`;
  }

  /** Whether a signature is for that use of that owner, made by a server like this one, and not over. */
  async verify(signature: string, ownerId: string, use: SignedUse): Promise<boolean> {
    const [id = '', expiry = '', mac = '', ...more] = signature.split('.');
    if (more.length > 0 || !/^[0-9a-z]{1,12}$/.test(expiry)) return false;
    const secret = await this.#find(id);
    if (secret === undefined) return false;
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#macOf(secret, ownerId, use, expiry))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
    return Number.parseInt(expiry, 36) > this.#options.clock.now().getTime();
  }

  /** The key of what is stored for the owner. */
  async keyOf({ id, createdAt }: { readonly id: string; readonly createdAt: Date }): Promise<KeyObject> {
    const { secret } = await this.#secretAt(createdAt);
    return createSecretKey(deriveBytes(secret, Buffer.from(id), this.#use.keys));
  }

  /** Removes secrets that nothing needs any more. */
  async clean(): Promise<void> {
    await this.#options.store.removeBefore(this.#use.purpose, this.#before(lifeMilliseconds));
  }

  /** The newest that was there at that time. */
  async #secretAt(time: Date): Promise<ServerSecret> {
    const isFresh = (this.#known[0]?.createdAt ?? new Date(0)) > this.#before(renewalMilliseconds);
    const found = this.#known.find(({ createdAt }) => createdAt <= time);
    if (isFresh && found !== undefined) return found;
    const { store, ids, clock } = this.#options;
    const candidate: ServerSecret = {
      id: ids.uuid(),
      purpose: this.#use.purpose,
      createdAt: clock.now(),
      secret: new Uint8Array(Buffer.from(ids.secret(), 'hex').subarray(0, keyBytes)),
    };
    this.#known = await store.renew(candidate, this.#before(renewalMilliseconds));
    const secret = this.#known.find(({ createdAt }) => createdAt <= time) ?? this.#known.at(-1);
    if (secret === undefined) throw new Error('There is no secret, although one was made.');
    return secret;
  }

  async #find(id: string): Promise<ServerSecret | undefined> {
    const isWanted = (secret: ServerSecret): boolean => id.length === 8 && secret.id.startsWith(id);
    const known = this.#known.find(isWanted);
    if (known !== undefined) return known;
    // Another server may have made it a moment ago.
    this.#known = await this.#options.store.list(this.#use.purpose);
    return this.#known.find(isWanted);
  }

  #before(milliseconds: number): Date {
    return new Date(this.#options.clock.now().getTime() - milliseconds);
  }

  #macOf({ secret }: ServerSecret, id: string, use: string, expiry: string): string {
    const key = deriveBytes(secret, Buffer.from('signatures'), this.#use.signatures);
    return createHmac('sha256', key).update(`${use}\n${id}\n${expiry}`).digest('base64url');
  }
}
