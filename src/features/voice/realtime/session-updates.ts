/** A piece of a transcript. All concluded texts of a language, one after another, are the transcript: the spaces are in them. */
export interface TranscriptSegment {
  readonly text: string;
  /** Milliseconds since the begin of the session. */
  readonly startMs: number;
  readonly endMs: number;
}

export interface SourceSegment extends TranscriptSegment {
  /** BCP 47. */
  readonly language: string;
}

/** What a session sends to its client (`interface.md`, Events; `facts.md`, Voice, realtime). */
export type SessionUpdate =
  | {
      readonly kind: 'source_transcript_update';
      readonly concluded: readonly SourceSegment[];
      readonly tentative: readonly SourceSegment[];
    }
  | {
      readonly kind: 'target_transcript_update';
      readonly language: string;
      readonly concluded: readonly TranscriptSegment[];
      readonly tentative: readonly TranscriptSegment[];
    }
  | {
      readonly kind: 'target_media_chunk';
      readonly language: string;
      /** On the first chunk only. */
      readonly contentType?: string;
      /** How many of the elements are headers; on the first chunk only, where there are any. */
      readonly headers?: number;
      /** Indivisible. */
      readonly data: readonly Uint8Array[];
      readonly durationMs: number;
      /** What is spoken; on the first chunk of each sentence. */
      readonly text?: string;
    }
  | { readonly kind: 'end_of_source_transcript' }
  | { readonly kind: 'end_of_target_transcript'; readonly language: string }
  | { readonly kind: 'end_of_target_media'; readonly language: string }
  /** Nothing comes after it. */
  | { readonly kind: 'end_of_stream' };
