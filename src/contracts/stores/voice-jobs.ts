import type { Region } from './resource-owner.ts';
import type { UsageAddition } from './usage.ts';

/**
 * `facts.md`, Voice jobs: the states of a job. `pending` waits for its upload; `uploaded` waits for its turn. A job whose results
 * were all downloaded is removed, so that `downloaded` is a state of results only.
 */
export type VoiceJobState = 'pending' | 'uploaded' | 'processing' | 'complete' | 'failed';

/** One output of a job. */
export interface VoiceTarget {
  /** Canonical code; the language of the source gives the transcript itself. */
  readonly language: string;
  /** Canonical media type of the output (`audio-formats.json`, `job_output`). */
  readonly type: string;
}

export type VoiceResult =
  | { readonly state: 'processing' }
  | { readonly state: 'complete'; readonly bytes: number }
  | { readonly state: 'downloaded' }
  /** `message` is for the owner. */
  | { readonly state: 'failed'; readonly message: string };

/** What a client ordered. */
export interface VoiceJobOrder {
  readonly keyId: string;
  /** The data centre in which its glossary is. */
  readonly region: Region;
  readonly sourceFile: { readonly name: string; readonly contentType: string; readonly contentLength: number };
  /** As the client wrote it; null where it is to be detected. */
  readonly sourceLanguage: string | null;
  readonly targets: readonly VoiceTarget[];
  readonly formality?: 'default' | 'more' | 'less' | 'prefer_more' | 'prefer_less';
  readonly glossaryId?: string;
  readonly spokenTermsId?: string;
  readonly reportingTag?: string;
}

export interface VoiceJobRecord {
  readonly id: string;
  readonly accountId: string;
  readonly state: VoiceJobState;
  readonly order: VoiceJobOrder;
  /** As many as targets, in their order. */
  readonly results: readonly VoiceResult[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Until when the file can be uploaded, then until when results can be downloaded. From then on the job is gone. */
  readonly expiresAt: Date;
  /** Bytes that are kept for it. */
  readonly storedBytes: number;
  /** How much of the work is done, in thousandths. */
  readonly progress: number;
}

/** How many unfinished jobs (`pending`, `uploaded`, `processing`) an account may have at once. */
export interface VoiceJobLimits {
  readonly jobs: number;
  /** Of those whose source is larger than this many bytes. */
  readonly large: { readonly bytes: number; readonly jobs: number };
}

/** The end of the work on a job. */
export interface VoiceJobEnd {
  readonly state: 'complete' | 'failed';
  /** Counted in the same commit; absent where nothing is. */
  readonly addition?: UsageAddition;
  readonly expiresAt: Date;
}

/**
 * Voice jobs of all accounts. Every implementation passes `test/contracts/voice-job-store.ts`.
 *
 * A change is on disk when its promise resolves, and every process sees it.
 */
export interface VoiceJobStore {
  /** False, and nothing is added, when the account has as many unfinished jobs as it may. Safe against a race. */
  add(job: VoiceJobRecord, limits: VoiceJobLimits): Promise<boolean>;
  /** Of any account, expired or not: the caller compares account and time. */
  find(id: string): Promise<VoiceJobRecord | undefined>;
  /** From `pending` to `uploaded`, once: of several who ask at once, in whatever process, one is answered true. */
  upload(id: string, upload: Pick<VoiceJobRecord, 'expiresAt' | 'storedBytes'>, at: Date): Promise<boolean>;
  /** From `uploaded` to `processing`. False when it is in another state. */
  begin(id: string, at: Date): Promise<boolean>;
  /** How far the work on a job is. Nothing happens when it is not processed. */
  setProgress(id: string, progress: number): Promise<void>;
  /** The result of a target while the job is processed: replaces the one before. False when the job is not processed. */
  setResult(id: string, position: number, result: VoiceResult, at: Date): Promise<boolean>;
  /**
   * Ends a job that is processed, and counts its usage, in one commit: both or neither. False when it is not processed, or not
   * there any more; then nothing is counted.
   */
  end(id: string, end: VoiceJobEnd, at: Date): Promise<boolean>;
  /** From `complete` to `downloaded`. Answers what is left to be downloaded, or undefined when the result was not complete. */
  setDownloaded(id: string, position: number, at: Date): Promise<number | undefined>;
  /** False when there is none. */
  remove(id: string): Promise<boolean>;
  /**
   * What has expired by then, at most `limit`, the longest expired first. Never one that waits for its turn or is processed, and
   * a `pending` one an hour later only: its file may be arriving.
   */
  listExpired(now: Date, limit: number): Promise<readonly VoiceJobRecord[]>;
  /** Ids of those that wait for their turn or are processed. */
  listUnfinished(): Promise<readonly string[]>;
}
