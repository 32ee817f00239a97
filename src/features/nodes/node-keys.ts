import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  createSecretKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

/*
 * A sealed secret: version (1) │ one-time public key (32) │ AES-256-GCM of the secret │ its tag (16). The key comes from
 * X25519 between the one-time pair and the node's, by HKDF over both public keys; it seals once for each node, so the nonce is zero.
 * `context` (which job, which node) is authenticated and not stored.
 */
const version = 1;
const keyBytes = 32;
const tagBytes = 16;
const nonce = Buffer.alloc(12);
/** What comes before the 32 bytes of a public key in SubjectPublicKeyInfo (RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b656e032100', 'hex');

/** What is sealed was not sealed for this node, or not in this context, or is damaged. */
export class NotForThisNodeError extends Error {
  constructor(options?: ErrorOptions) {
    super('The secret was not sealed for this node.', options);
    this.name = 'NotForThisNodeError';
  }
}

/** The pair of one process. The private half leaves its memory never, so a stored secret ends with the process. */
export class NodeKeys {
  readonly #private: KeyObject;
  /** 32 bytes. */
  readonly publicKey: Uint8Array;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('x25519');
    this.#private = privateKey;
    this.publicKey = rawPublicKey(publicKey);
  }

  /** Throws `NotForThisNodeError`. */
  open(sealed: Uint8Array, context: string): Uint8Array {
    const bytes = Buffer.from(sealed);
    if (bytes.length < 1 + keyBytes + tagBytes || bytes[0] !== version) throw new NotForThisNodeError();
    const oneTime = bytes.subarray(1, 1 + keyBytes);
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#keyWith(oneTime), nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(1 + keyBytes, -tagBytes)), decipher.final()]);
    } catch (cause) {
      throw new NotForThisNodeError({ cause });
    }
  }

  #keyWith(oneTime: Uint8Array): KeyObject {
    const shared = diffieHellman({ privateKey: this.#private, publicKey: importPublicKey(oneTime) });
    return deriveKey(shared, oneTime, this.publicKey);
  }
}

export interface Recipient {
  /** Of the node whose private half opens it. */
  readonly publicKey: Uint8Array;
  /** Needed to open it. */
  readonly context: string;
}

/** Seals a secret for each of these nodes, in their order. They share a one-time pair, which costs more than the rest. */
export function sealForEach(recipients: readonly Recipient[], secret: Uint8Array): readonly Uint8Array[] {
  let pair = oneTimePair();
  const sealedFor = new Set<string>();
  return recipients.map(({ publicKey, context }) => {
    const name = Buffer.from(publicKey).toString('base64');
    // Two keys that are the same would seal with one nonce.
    if (sealedFor.has(name)) pair = oneTimePair();
    sealedFor.add(name);
    const shared = diffieHellman({ privateKey: pair.privateKey, publicKey: importPublicKey(publicKey) });
    const cipher = createCipheriv('aes-256-gcm', deriveKey(shared, pair.publicKey, publicKey), nonce, {
      authTagLength: tagBytes,
    });
    cipher.setAAD(Buffer.from(context));
    const content = [cipher.update(secret), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat([Buffer.of(version), pair.publicKey, ...content]);
  });
}

function oneTimePair(): { readonly privateKey: KeyObject; readonly publicKey: Uint8Array } {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  return { privateKey, publicKey: rawPublicKey(publicKey) };
}

/** Key objects throughout: Node.js takes more time to find out that bytes are not one than to use them. */
function deriveKey(shared: Buffer, oneTime: Uint8Array, publicKey: Uint8Array): KeyObject {
  const salt = Buffer.concat([oneTime, publicKey]);
  const bytes = hkdfSync('sha256', createSecretKey(shared), salt, 'dragoman node secret v1', keyBytes);
  return createSecretKey(new Uint8Array(bytes));
}

function rawPublicKey(key: KeyObject): Uint8Array {
  return new Uint8Array(key.export({ type: 'spki', format: 'der' }).subarray(-keyBytes));
}

function importPublicKey(raw: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([spkiPrefix, raw]), format: 'der', type: 'spki' });
}
