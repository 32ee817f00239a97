interface Segment {
  readonly text: string;
  readonly start_time: number;
  readonly end_time: number;
}

/** As the server sends it. The spaces between segments are part of their texts. */
export interface TranscriptUpdate {
  readonly concluded: readonly Segment[];
  /** May still change. */
  readonly tentative: readonly Segment[];
}
