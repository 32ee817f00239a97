/** What operators decide about engines. Holds no secrets: keys of servers go apart. */
export interface EngineSettings {
  /** Kinds of engines (ids of the registry); `'found'` means every engine that is installed. */
  readonly engines: readonly string[] | 'found';
  /** Kinds of engines that `model_type=quality_optimized` means. */
  readonly nextGenEngines: ReadonlySet<string>;
  /** Milliseconds that a process or thread of an engine may take for one answer before it counts as stuck. */
  readonly answerMilliseconds: number;
  readonly apertiumDir: string;
  /** Folder where a server's Apertium keeps models of taggers that it has completed; commands leave nothing behind. */
  readonly taggerFolder?: string;
  /** Folder of hunspell's dictionaries. */
  readonly hunspellDir: string;
  /** Milliseconds without work after which Harper's thread ends; `Infinity`: it starts with the server and stays. */
  readonly harperIdleMilliseconds: number;
  /** The same for the process of Grammalecte. */
  readonly grammalecteIdleMilliseconds: number;
  /** Address of a LanguageTool server, up to and with `/v2`. */
  readonly languageToolUrl: string | undefined;
  /** Folder of models for speech that operators supply; each is a folder in it. */
  readonly speechModelsDir?: string | undefined;
  /** Who writes capitals and marks of recognized speech before rules do. Default `models`. */
  readonly punctuation?: 'rules' | 'models' | 'llm';
  /** Folder where a server keeps its copy of the language model with words for spoken terms. */
  readonly speechFolder?: string;
  readonly models: ModelSettings;
  readonly bergamot: BergamotSettings;
  readonly llmEndpoints: readonly LlmEndpointSettings[];
  /** Absent: speech goes to no server. */
  readonly transcription?: TranscriptionServerSettings | undefined;
  readonly synthesis?: SynthesisServerSettings | undefined;
}

/** A server with `/audio/transcriptions` of the OpenAI interface. */
export interface TranscriptionServerSettings {
  /** With its path, such as `http://localhost:8000/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Undefined means those that general models recognize. */
  readonly languages: readonly string[] | undefined;
  /** Live speech goes over its `/realtime` WebSocket. */
  readonly realtime?: boolean;
}

/** A server with `/audio/speech` of the OpenAI interface. */
export interface SynthesisServerSettings {
  readonly baseUrl: string;
  readonly model: string;
  /** At least one. */
  readonly voices: readonly ServerVoice[];
}

/** A voice as the server names it. */
export interface ServerVoice {
  readonly name: string;
  /** Absent: the voice speaks every language. */
  readonly language?: string;
  /** Absent: the default voice. */
  readonly gender?: 'male' | 'female';
}

/** Where neural models come from. */
export interface ModelSettings {
  /** Where models are pulled to, and looked for first. */
  readonly folder: string;
  /** Looked in after that, never written to. */
  readonly searchFolders: readonly string[];
  /** Addresses and folders, tried in order; empty means the public index. */
  readonly indexUrls: readonly string[];
  /** Pull what a request needs. */
  readonly autoPull: boolean;
  /** Directions that a starting server pulls in the background, as commands spell them: `en-de`. */
  readonly atStart: readonly string[];
}

/** The threads that run neural models. */
export interface BergamotSettings {
  readonly workers: number;
  readonly modelsPerWorker: number;
  /** Bytes of all workers together. */
  readonly memoryLimit: number;
  readonly idleMilliseconds: number;
}

/** A language model on an OpenAI-compatible server. */
export interface LlmEndpointSettings {
  /** Id of the engine. */
  readonly id: string;
  readonly baseUrl: string;
  readonly model: string;
  /** Share of the requests among endpoints that are equally good. */
  readonly weight: number;
  /** Undefined means those that general models handle. */
  readonly languages: readonly string[] | undefined;
  /** Requests at a time. */
  readonly concurrency: number;
  /** Undefined means what the server says. */
  readonly contextTokens: number | undefined;
}

/** An operator's word on which engines alone may serve a pair. */
export interface EnginePin {
  /** Base language, or `*`. */
  readonly source: string;
  /** Language with its variants, a variant, or `*`. */
  readonly target: string;
  /** Ids or kinds, best first. */
  readonly engines: readonly string[];
}
