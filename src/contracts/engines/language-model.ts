/** What a model may ask for instead of an answer. It is done elsewhere, or refused there. */
export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its input, an object. */
  readonly takes: Readonly<Record<string, unknown>>;
}

/** What a model has asked for before, and what came of it. */
export interface ToolCall {
  readonly tool: string;
  /** JSON. */
  readonly input: string;
  /** JSON. Texts of others, as the data are. */
  readonly result: string;
}

export interface ModelQuestion {
  /** What is to be done, by the author of the workflow. */
  readonly instructions: string;
  /** What it is to be done with. Texts of others are in here and nowhere else. */
  readonly data: string;
  /**
   * With tools the reply is `{"next": {"tool": …, "input": …}}`, where the tool `answer` has the answer as its input. Without them it is the
   * answer itself.
   */
  readonly tools?: readonly OfferedTool[];
  readonly calls?: readonly ToolCall[];
  /** JSON Schema of the answer. A server may follow it or not, so that its answer is checked. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Earlier answers to this question that were wrong, and why. */
  readonly faults: readonly { readonly answer: string; readonly fault: string }[];
  readonly maximumTokens: number;
  readonly accountId: string;
}

export interface ModelAnswer {
  readonly text: string;
  /** `length`: cut off; `refused`: by the model or a filter. */
  readonly finish: 'stop' | 'length' | 'refused';
  /** Of question and answer, as the server counts; 0 where it does not say. */
  readonly tokens: number;
}

/**
 * A language model that is asked for answers in JSON.
 *
 * It reaches nothing: what its data say can change its reply and nothing else, and a reply that names a tool is only a request. Errors are
 * `ServiceError`, as those of other engines; when the signal aborts, the call rejects with its reason.
 */
export interface LanguageModel extends AsyncDisposable {
  /** Why it cannot answer at the moment; undefined where it can. */
  unavailable(): string | undefined;
  answer(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer>;
}
