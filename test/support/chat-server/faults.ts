/** What goes wrong with one chat request instead of, or during, its answer. */
export type ChatFault =
  /** An error answer; without `body`, one in the server's own form. A text is sent as `text/plain`. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'model_not_found' }
  | { readonly kind: 'context_exceeded'; readonly promptTokens: number; readonly contextTokens: number }
  /** The connection is destroyed before anything is sent. */
  | { readonly kind: 'drop' }
  /** The connection is destroyed after so many chunks. */
  | { readonly kind: 'drop_in_stream'; readonly afterChunks: number }
  /** The stream ends in order after so many chunks, without a finish reason and `[DONE]`. */
  | { readonly kind: 'end_early'; readonly afterChunks: number }
  /** Nothing is sent, not even headers, until `release()`. */
  | { readonly kind: 'stall_before_headers' }
  /** After so many chunks nothing comes until `release()`. */
  | { readonly kind: 'stall'; readonly afterChunks: number }
  /** Every chunk waits for a `release()`. */
  | { readonly kind: 'slow' }
  /** After so many chunks, an event that is no JSON. */
  | { readonly kind: 'garbage'; readonly afterChunks: number }
  /** After so many chunks, an error as an event of the stream. */
  | { readonly kind: 'error_in_stream'; readonly afterChunks: number; readonly message: string };

/** Nothing goes wrong: for the places between faults. */
export type ChatEvent = ChatFault | 'well';
