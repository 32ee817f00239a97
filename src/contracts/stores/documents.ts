import type { PageRange } from '../documents/document-filter.ts';
import type { UsageAddition } from './usage.ts';

export type DocumentState = 'queued' | 'translating' | 'done' | 'error';

/** What a document is to be translated with: the fields of its upload, checked. Holds neither its key nor its text. */
export interface DocumentJob {
  readonly sourceLanguage?: string;
  readonly targetLanguage: string;
  readonly formality: 'default' | 'more' | 'less' | 'prefer_more' | 'prefer_less';
  /** Absent: `auto`. */
  readonly keepCode?: 'auto' | 'off';
  /** Absent: true. */
  readonly interfacePhrases?: boolean;
  readonly glossaries: readonly string[];
  readonly styleId?: string;
  readonly memory?: { readonly id: string; readonly threshold: number };
  readonly conversion: Readonly<Record<string, string>>;
  readonly watermark: boolean;
  /** Absent: all. */
  readonly pages?: readonly PageRange[];
  readonly sideBySide?: true;
  /** Its translation is evaluated (`facts.md`, Quality evaluation). */
  readonly qualityEvaluation?: true;
  readonly region: 'eu' | 'us';
  readonly keyId: string;
  readonly reportingTag: string;
  /** As given, with its extension; encrypted like the document, since names are confidential too. */
  readonly encryptedFileName: Uint8Array;
  readonly inputFormat: string;
  readonly outputFormat: string;
}

/** How far the work on a document is, in pages or pictures. */
export interface WorkProgress {
  readonly stage: 'reading' | 'translating' | 'writing';
  readonly unit: 'pages' | 'pictures';
  readonly done: number;
  readonly total: number;
}

export interface DocumentRecord {
  /** 32 upper-case hex digits. */
  readonly id: string;
  readonly accountId: string;
  /** Digest of `document_key`, by which a caller is known; the key itself is stored nowhere. */
  readonly keyDigest: Uint8Array;
  readonly state: DocumentState;
  readonly job: DocumentJob;
  /** Bytes of the upload. */
  readonly size: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** From then on it is gone, whatever its state. */
  readonly expiresAt: Date;
  /** Set with `done`: codes of what was lost or left, in snake_case; they reveal nothing about the text. */
  readonly warnings: readonly string[];
  /** Set with `done`. */
  readonly billedCharacters?: number;
  /** Set with `error`: why, for the user. */
  readonly message?: string;
  /** While it is translated: when that should be over, as the process that works on it said a moment ago. */
  readonly expectedEndAt?: Date;
  /** In the same way, how far it is. */
  readonly progress?: WorkProgress;
  /** The node that hands its result to a client. */
  readonly downloadNode?: string;
}

/** What is known of a document when it is done. */
export interface DocumentEnd extends Pick<DocumentRecord, 'warnings'> {
  /** What the document's status shows. */
  readonly characters: number;
  readonly addition: UsageAddition;
}

/**
 * Documents of all accounts; their bytes are in the object store. Every implementation passes
 * `test/contracts/document-store.ts`.
 *
 * - A change is on disk when its promise resolves.
 * - States change in the order queued → translating → done | error, back from translating to queued for another attempt,
 *   and from queued to error when there is to be none; what would change them otherwise is refused by answering false, and
 *   nothing is changed. Of several who ask for the same change at once, in whatever process, one is answered true.
 */
export interface DocumentStore {
  /** Rejects when there is one with that id. */
  add(document: DocumentRecord): Promise<void>;
  /** Of any account, expired or not: the caller compares account, key and time. */
  find(id: string): Promise<DocumentRecord | undefined>;
  setState(id: string, from: DocumentState, to: 'queued' | 'translating', at: Date): Promise<boolean>;
  fail(id: string, message: string, at: Date): Promise<boolean>;
  /**
   * Makes a document that is translating done and counts the addition, in one: both or neither, so once, whatever is
   * repeated.
   */
  finish(id: string, end: DocumentEnd, at: Date): Promise<boolean>;
  /** For those who ask another process how far it is. Changes nothing but that, and only while it is translated. */
  setProgress(id: string, shown: Pick<DocumentRecord, 'expectedEndAt' | 'progress'>): Promise<void>;
  /**
   * Gives the result of a document that is done to one node, to hand it to a client. False while a node of `live` has it;
   * of several who ask at once, in whatever process, one is answered true.
   */
  claimDownload(id: string, nodeId: string, live: readonly string[]): Promise<boolean>;
  /** The client did not get all of it. */
  releaseDownload(id: string, nodeId: string): Promise<void>;
  /** False when there is none. */
  remove(id: string): Promise<boolean>;
  /** Ids of what has expired by then, at most `limit`, the longest expired first. */
  listExpired(now: Date, limit: number): Promise<readonly string[]>;
  /** Ids of what is queued or translating, in order of creation. */
  listUnfinished(): Promise<readonly string[]>;
}
