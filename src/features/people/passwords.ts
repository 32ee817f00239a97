import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../../errors/service-error.ts';
import { SharedCapacity } from '../../scheduling/shared-capacity.ts';

/** Characters. */
export const passwordLength = { minimum: 12, maximum: 256 } as const;

/** 32 MiB and three passes over them, as the Password Storage Cheat Sheet of OWASP says. */
const parameters = { ln: 15, r: 8, p: 3 } as const;

const notation = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

/** Each takes its 32 MiB and a thread of the pool that reads of files need too. */
const hashesAtOnce = 2;
const hashesWaiting = 64;

/**
 * Hashes of passwords in the notation `$scrypt$ln=15,r=8,p=3$salt$hash`, which names the parameters, so that they can become
 * others. They are made in threads, two at a time.
 */
export class Passwords {
  readonly #capacity = new SharedCapacity({
    capacity: hashesAtOnce,
    accountShare: hashesAtOnce,
    backgroundShare: hashesAtOnce,
  });

  #waiting = 0;

  /** What a password is compared with where there is none: no password has this hash. */
  readonly none = encode(parameters, randomBytes(16), randomBytes(32));

  async hash(password: string, signal: AbortSignal): Promise<string> {
    const salt = randomBytes(16);
    return encode(parameters, salt, await this.#derive(password, salt, { ...parameters, length: 32 }, signal));
  }

  /** Takes as long whether or not the password is right. */
  async verify(password: string, stored: string, signal: AbortSignal): Promise<boolean> {
    const [, ln, r, p, salt = '', hash = ''] = notation.exec(stored) ?? [];
    if (ln === undefined) throw new Error('A stored password is not in the notation of hashes.');
    const expected = Buffer.from(hash, 'base64');
    const cost = { ln: Number(ln), r: Number(r), p: Number(p), length: expected.length };
    const derived = await this.#derive(password, Buffer.from(salt, 'base64'), cost, signal);
    return timingSafeEqual(derived, expected);
  }

  async #derive(password: string, salt: Buffer, cost: Cost, signal: AbortSignal): Promise<Buffer> {
    if (this.#waiting >= hashesWaiting) throw new ServiceError('overloaded', {});
    this.#waiting += 1;
    try {
      // One sequence of characters, however the keyboard composes accents.
      return await this.#capacity.use({ weight: 1 }, signal, () => derive(password.normalize('NFKC'), salt, cost));
    } finally {
      this.#waiting -= 1;
    }
  }
}

interface Cost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
  readonly length: number;
}

function derive(password: BinaryLike, salt: Buffer, { ln, r, p, length }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 2 ** ln * r * 256 };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, length, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}

function encode({ ln, r, p }: Omit<Cost, 'length'>, salt: Buffer, hash: Buffer): string {
  const [shortSalt, shortHash] = [salt, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$scrypt$ln=${ln},r=${r},p=${p}$${shortSalt}$${shortHash}`;
}
