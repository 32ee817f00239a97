/** A JSON value, as expressions read and give it. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/**
 * A value with expressions in it: a text that begins with `=` is a JMESPath expression over the data of the task, `==` at the
 * beginning is a text that begins with `=`. Lists and objects are filled in member by member.
 */
export type Template = JsonValue;

/** What a step can use. Each is a service of this server; `agent-services.ts` has their inputs and results. */
export const stepServices = [
  'translate_text',
  'translate_document',
  'find_memory',
  'clean_messages',
  'translate_messages',
  'remember_messages',
  'correct_text',
  'rephrase_text',
  'detect_language',
  'evaluate_quality',
  'pair_texts',
  'read_segments',
  'lookup_glossary',
  'build_glossary',
  'track_changes',
  'store_file',
  'zip_files',
  'read_text',
  'fetch_page',
  'fetch_file',
  'render_page',
  'transcribe',
  'synthesize',
  'write_subtitles',
  'llm',
] as const;

export type StepService = (typeof stepServices)[number];

/** One call of a service. Its result is `steps.<id>` for those after it. */
export interface ServiceStep {
  readonly kind: 'service';
  readonly id: string;
  readonly service: StepService;
  readonly input: { readonly [name: string]: Template };
}

/** Services that reach servers of the web: a model is let to those only that the workflow names. */
export const webServices: ReadonlySet<StepService> = new Set(['fetch_page', 'fetch_file', 'render_page']);

/** What a model may do in a step: one service, with what the workflow gives it and what the model may choose. */
export interface ModelTool {
  readonly name: string;
  /** For the model. */
  readonly description: string;
  readonly service: Exclude<StepService, 'llm'>;
  /** JSON Schema of what the model chooses, an object; expressions have it as `call`. */
  readonly takes: { readonly [name: string]: JsonValue };
  readonly input: { readonly [name: string]: Template };
  /** Gives the addresses or names of the servers that the service may reach; of services of the web, which have it always. */
  readonly hosts?: Template;
  /** What the model reads of the `result`; by default all. */
  readonly gives?: Template;
}

/** A question to a language model that may use tools before it answers; its result has the `answer`. */
export interface ModelStep {
  readonly kind: 'model';
  readonly id: string;
  /** Of the service `llm`. */
  readonly input: { readonly [name: string]: Template };
  readonly tools: readonly ModelTool[];
  readonly limits: ModelLimits;
}

export interface ModelLimits {
  /** Of tools; after them the model has to answer. */
  readonly calls: number;
  /** Of all questions of the step and their answers. */
  readonly tokens: number;
  readonly seconds: number;
}

/** Steps that run where a condition holds; its result is whether it held. */
export interface BranchStep {
  readonly kind: 'branch';
  readonly id: string;
  /** An expression; false, null, an empty text, list or object do not hold. */
  readonly when: string;
  readonly steps: readonly WorkflowStep[];
  readonly otherwise: readonly WorkflowStep[];
}

/** Steps for each item of a list; its result is the list of what `result` gives for each. */
export interface ForEachStep {
  readonly kind: 'for-each';
  readonly id: string;
  /** An expression that gives a list. */
  readonly items: string;
  /** More items end the task. */
  readonly atMost: number;
  /** Items that are worked on at the same time. */
  readonly atOnce: number;
  /** Have the item as `item` and its index, from 0, as `index`. */
  readonly steps: readonly WorkflowStep[];
  readonly result: Template;
}

/** A question to a person; its result is the answer. The task waits for it (`FeedbackNeeded`). */
export interface AskStep {
  readonly kind: 'ask';
  readonly id: string;
  /** A text, or what is shown as JSON. */
  readonly question: Template;
  /** JSON Schema of the answer. */
  readonly answer: { readonly [name: string]: JsonValue };
}

export type WorkflowStep = ServiceStep | ModelStep | BranchStep | ForEachStep | AskStep;

/**
 * A workflow as data (`docs/reference/workflows.md`). Nothing in it is code: it says which services are used, with what, in
 * which order.
 */
export interface Workflow {
  /** UUID (`facts.md`, Agent). */
  readonly id: string;
  /** Handle for people: `review-translation`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the input, which is an object. */
  readonly input: { readonly [name: string]: JsonValue };
  readonly steps: readonly WorkflowStep[];
  readonly result: {
    /** Sentences for people. */
    readonly message: Template;
    readonly data: Template;
    /** Gives a list of files of the steps, which are read by themselves; lists in it and nothing are allowed. */
    readonly artifacts?: Template;
    /** Gives the file of a picture, or nothing. */
    readonly screenshot?: Template;
  };
}
