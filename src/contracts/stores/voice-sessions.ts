import type { Region } from './resource-owner.ts';

/** What a client asked for (`facts.md`, Voice, realtime), checked and canonical. */
export interface VoiceSessionOrder {
  readonly keyId: string;
  readonly region: Region;
  readonly sourceContentType: string;
  readonly messageFormat: 'json' | 'msgpack';
  /** Canonical; undefined where it is detected. */
  readonly sourceLanguage?: string;
  readonly sourceLanguageMode: 'auto' | 'fixed';
  /** Canonical, those of media included; at most five. */
  readonly targetLanguages: readonly string[];
  /** At most one, in `targetLanguages` too. */
  readonly targetMediaLanguages: readonly string[];
  readonly targetMediaContentType: string;
  readonly targetMediaVoice: 'default' | 'male' | 'female' | 'match';
  readonly formality?: 'default' | 'more' | 'less' | 'prefer_more' | 'prefer_less';
  readonly glossaryId?: string;
  readonly spokenTermsId?: string;
  readonly reportingTag?: string;
}

export interface VoiceSessionRecord {
  readonly id: string;
  readonly accountId: string;
  readonly order: VoiceSessionOrder;
  /** Which connection of the session is the valid one: 0 for the first, one more with each new token. */
  readonly generation: number;
  /** `waiting`: its token has not been used. */
  readonly state: 'waiting' | 'connected' | 'ended';
  /** Milliseconds of audio that were heard: where a new connection goes on. */
  readonly positionMs: number;
  readonly createdAt: Date;
  /** From then on no token connects any more. */
  readonly expiresAt: Date;
}

/** What became of a token that was presented. */
export type TokenOutcome =
  | { readonly outcome: 'accepted'; readonly session: VoiceSessionRecord }
  /** Used before, or replaced by a newer one: the session has been ended. */
  | { readonly outcome: 'spent' }
  | { readonly outcome: 'unknown' };

/**
 * Realtime sessions of all accounts. Tokens are known by their digests only. Every implementation passes
 * `test/contracts/voice-session-store.ts`.
 *
 * A change is on disk when its promise resolves, and every process sees it.
 */
export interface VoiceSessionStore {
  add(session: VoiceSessionRecord, tokenDigest: string): Promise<void>;
  /** Uses a token for a connection: once, and only the newest of its session. */
  connect(tokenDigest: string, now: Date): Promise<TokenOutcome>;
  /**
   * Puts a new token instead of the newest one, used or not, so that its session waits for its next connection. An older one
   * ends the session. Tokens of other accounts are unknown.
   */
  renew(accountId: string, tokenDigest: string, newDigest: string, expiresAt: Date, now: Date): Promise<TokenOutcome>;
  /** How far a connection is; nothing happens when it is not the valid one any more. */
  setPosition(id: string, generation: number, positionMs: number): Promise<void>;
  /** Ends it for good, if that connection is the valid one. */
  end(id: string, generation: number): Promise<void>;
  /** Of these sessions, those that are connected, with the generation that is valid. */
  listConnected(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Removes what has expired by then and is not connected, and what was ended; connected ones a day after. */
  removeExpired(now: Date): Promise<void>;
}
