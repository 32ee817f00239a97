import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { ServerSecret, ServerSecretStore } from '../../contracts/stores/server-secrets.ts';
import { deriveBytes } from '../sealing/sealed-stream.ts';

export interface VoiceSecretsOptions {
  readonly store: ServerSecretStore;
  readonly ids: Identifiers;
  readonly clock: Pick<Clock, 'now'>;
}

/** What a signature is for: the upload of a job, or the download of the result of one target. */
export type SignedUse = 'upload' | `result-${number}`;

const purpose = 'voice-jobs';
const day = 24 * 3_600_000;
const renewalMilliseconds = 30 * day;
const lifeMilliseconds = 60 * day;
const keyBytes = 32;

/**
 * The owner of the secrets of voice jobs, the same on every server (decision 0241):
 *
 *     secret ──HKDF──┬─▶ signatures: <secret>.<expiry>.<HMAC of use, job and expiry>
 *                    └─▶ with the id of a job: the key under which its objects are sealed
 *
 * The secret of a job is the one that was the newest when it was created; the job says which.
 */
export class VoiceSecrets {
  readonly #options: VoiceSecretsOptions;
  #known: readonly ServerSecret[] = [];

  constructor(options: VoiceSecretsOptions) {
    this.#options = options;
  }

  /** A signature for a use of a job until that time. The same every time it is made. */
  async sign(jobId: string, use: SignedUse, createdAt: Date, until: Date): Promise<string> {
    const secret = await this.#secretAt(createdAt);
    const expiry = until.getTime().toString(36);
    return `${secret.id.slice(0, 8)}.${expiry}.${macOf(secret, jobId, use, expiry)}`;
  }

  /** Whether a signature is for that use of that job, made by a server like this one, and not over. */
  async verify(signature: string, jobId: string, use: SignedUse): Promise<boolean> {
    const [id = '', expiry = '', mac = '', ...more] = signature.split('.');
    if (more.length > 0 || !/^[0-9a-z]{1,12}$/.test(expiry)) return false;
    const secret = await this.#find(id);
    if (secret === undefined) return false;
    const [given, right] = [Buffer.from(mac), Buffer.from(macOf(secret, jobId, use, expiry))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
    return Number.parseInt(expiry, 36) > this.#options.clock.now().getTime();
  }

  /** The key of what is stored for a job. */
  async keyOf({ id, createdAt }: { readonly id: string; readonly createdAt: Date }): Promise<KeyObject> {
    const { secret } = await this.#secretAt(createdAt);
    return createSecretKey(deriveBytes(secret, Buffer.from(id), 'dragoman voice job v1'));
  }

  /** Removes secrets that nothing needs any more. */
  async clean(): Promise<void> {
    await this.#options.store.removeBefore(purpose, this.#before(lifeMilliseconds));
  }

  /** The newest that was there at that time. */
  async #secretAt(time: Date): Promise<ServerSecret> {
    const isFresh = (this.#known[0]?.createdAt ?? new Date(0)) > this.#before(renewalMilliseconds);
    const found = this.#known.find(({ createdAt }) => createdAt <= time);
    if (isFresh && found !== undefined) return found;
    const { store, ids, clock } = this.#options;
    const candidate: ServerSecret = {
      id: ids.uuid(),
      purpose,
      createdAt: clock.now(),
      secret: new Uint8Array(Buffer.from(ids.secret(), 'hex').subarray(0, keyBytes)),
    };
    this.#known = await store.renew(candidate, this.#before(renewalMilliseconds));
    const secret = this.#known.find(({ createdAt }) => createdAt <= time) ?? this.#known.at(-1);
    if (secret === undefined) throw new Error('There is no secret of voice jobs, although one was made.');
    return secret;
  }

  async #find(id: string): Promise<ServerSecret | undefined> {
    const isWanted = (secret: ServerSecret): boolean => id.length === 8 && secret.id.startsWith(id);
    const known = this.#known.find(isWanted);
    if (known !== undefined) return known;
    // Another server may have made it a moment ago.
    this.#known = await this.#options.store.list(purpose);
    return this.#known.find(isWanted);
  }

  #before(milliseconds: number): Date {
    return new Date(this.#options.clock.now().getTime() - milliseconds);
  }
}

function macOf({ secret }: ServerSecret, jobId: string, use: SignedUse, expiry: string): string {
  const key = deriveBytes(secret, Buffer.from('signatures'), 'dragoman voice signature v1');
  return createHmac('sha256', key).update(`${use}\n${jobId}\n${expiry}`).digest('base64url');
}
