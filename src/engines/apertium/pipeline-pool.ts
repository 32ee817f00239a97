import { ServiceError } from '../../errors/service-error.ts';
import { MessageQueue } from './message-queue.ts';
import type { ModeStage } from './mode-file.ts';
import { Pipeline, type PipelineEnd, type PipelineMessage, type PipelineSettings } from './pipeline.ts';
import type { TaggerModels } from './tagging/tagger-models.ts';

/*
 * The pipelines of one mode, or of one part of a mode.
 *
 *   submit ──► waiting ──► pipeline (many messages in flight) ──► answered
 *                 ▲             │ a process dies            │ the oldest takes too long
 *                 │             ▼                           ▼
 *                 │         suspects ──► alone on a         it fails with engine_timed_out,
 *                 │                      fresh pipeline     the others ─┐
 *                 └─────────────────────────────────────────────────────┘
 *
 * A pipeline whose tagger met what its model lacks is replaced by one with a completed model, which gets the message and
 * all after it again.
 *
 * Nobody knows which of the messages in flight killed a process, so each is tried once more, alone, before anything else
 * goes on. One that kills again is guilty and fails with engine_failed; its neighbours never notice. A pipeline is
 * started when there is work, another when all are full. All are ended by the owner after a time without work, or when
 * processes are too many.
 */

/** A message and whom to notify. When `cancelled` turns true it is no longer sent, and its answer is dropped. */
export interface PoolMessage extends PipelineMessage {
  readonly cancelled: boolean;
  answered(output: string): void;
  failed(error: Error): void;
}

/** For operators: which program failed and how; never a text. */
export interface PoolIncident {
  readonly kind: 'crashed' | 'timed_out' | 'not_started';
  readonly detail: string;
}

export interface PoolSettings extends PipelineSettings {
  readonly maximumPipelines: number;
  readonly maximumMessagesInFlight: number;
  readonly maximumCharactersInFlight: number;
  /** Called for every pipeline that crashes or takes too long. */
  readonly onIncident?: ((incident: PoolIncident) => void) | undefined;
  /** Completes the models of taggers; left out, taggers run with the models that they come with. */
  readonly taggerModels?: Pick<TaggerModels, 'prepare'> | undefined;
  /** Called before a pipeline of so many processes starts, so that the owner can make room. */
  readonly beforeStart: (processes: number) => void;
}

/** So many suspects in a row that kill their pipeline at once mean that it is not their fault. */
const fruitlessTrialsLimit = 20;

type PoolPipeline = Pipeline<PoolMessage>;

export class PipelinePool {
  readonly #stages: readonly ModeStage[];
  readonly #settings: PoolSettings;
  readonly #pipelines = new Set<PoolPipeline>();
  readonly #waiting = new MessageQueue<PoolMessage>();
  readonly #suspects = new MessageQueue<PoolMessage>();
  /** The message being tried alone. */
  #trial: PoolMessage | undefined;
  #fruitlessTrials = 0;
  #pumpDue = false;
  #lastUsed: number;
  #disposed = false;

  constructor(stages: readonly ModeStage[], settings: PoolSettings) {
    this.#stages = stages;
    this.#settings = settings;
    this.#lastUsed = settings.clock.elapsed();
  }

  get lastUsed(): number {
    return this.#lastUsed;
  }

  get idle(): boolean {
    return this.#waiting.isEmpty && this.#suspects.isEmpty && !this.#working;
  }

  get processCount(): number {
    let count = 0;
    for (const pipeline of this.#pipelines) count += pipeline.processCount;
    return count;
  }

  get processIds(): readonly number[] {
    return [...this.#pipelines].flatMap((pipeline) => pipeline.processIds);
  }

  submit(message: PoolMessage): void {
    if (this.#disposed) return;
    this.#lastUsed = this.#settings.clock.elapsed();
    this.#waiting.add(message);
    this.#pumpSoon();
  }

  /** Ends the processes of an idle pool; the next message starts new ones. */
  async rest(): Promise<void> {
    const pipelines = [...this.#pipelines];
    this.#pipelines.clear();
    await Promise.all(pipelines.map((pipeline) => pipeline.end()));
  }

  /** Ends everything; messages in flight are dropped without a word. Resolves when the processes are gone. */
  dispose(): Promise<void> {
    this.#disposed = true;
    return this.rest();
  }

  get #working(): boolean {
    for (const pipeline of this.#pipelines) if (pipeline.messagesInFlight > 0) return true;
    return false;
  }

  /**
   * Messages share one write: all of a call when the pipelines stand idle, else all of a turn of the event loop. A pipeline
   * that has to start first gets a turn of its own, since that takes up to 30 ms.
   */
  #pumpSoon(): void {
    if (this.#pumpDue) return;
    this.#pumpDue = true;
    const pump = () => {
      this.#pumpDue = false;
      this.#pump();
    };
    if (this.#working || this.#pipelines.size === 0) setImmediate(pump);
    else queueMicrotask(pump);
  }

  #pump(): void {
    if (this.#disposed || this.#trial !== undefined) return;
    if (!this.#suspects.isEmpty) this.#tryOneSuspect();
    else this.#feed();
  }

  #tryOneSuspect(): void {
    if (this.#working) return;
    const suspect = this.#suspects.take();
    if (suspect === undefined) {
      this.#feed();
      return;
    }
    const [pipeline = this.#start()] = this.#pipelines;
    this.#trial = suspect;
    pipeline.send([suspect]);
  }

  #feed(): void {
    for (const pipeline of this.#pipelines) this.#fill(pipeline);
    while (!this.#waiting.isEmpty && this.#pipelines.size < this.#settings.maximumPipelines) this.#fill(this.#start());
  }

  #fill(pipeline: PoolPipeline): void {
    if (!pipeline.takesMessages) return;
    const { maximumMessagesInFlight, maximumCharactersInFlight } = this.#settings;
    const messages: PoolMessage[] = [];
    let room = maximumMessagesInFlight - pipeline.messagesInFlight;
    let characters = maximumCharactersInFlight - pipeline.charactersInFlight;
    while (room > 0 && characters > 0) {
      const message = this.#waiting.take();
      if (message === undefined) break;
      messages.push(message);
      room -= 1;
      characters -= message.payload.length;
    }
    pipeline.send(messages);
  }

  #start(): PoolPipeline {
    const stages = this.#stages;
    const prepared = this.#settings.taggerModels?.prepare(stages) ?? { stages, learn: () => false };
    this.#settings.beforeStart(prepared.stages.length);
    const pipeline: PoolPipeline = new Pipeline<PoolMessage>(prepared, this.#settings, {
      onAnswer: (message, output) => this.#answer(message, output),
      onEnd: (end) => {
        this.#pipelines.delete(pipeline);
        this.#recover(end);
        this.#pumpSoon();
      },
    });
    this.#pipelines.add(pipeline);
    return pipeline;
  }

  #answer(message: PoolMessage, output: string): void {
    this.#lastUsed = this.#settings.clock.elapsed();
    if (message === this.#trial) {
      this.#trial = undefined;
      this.#fruitlessTrials = 0;
    }
    if (!message.cancelled) message.answered(output);
    if (!this.#waiting.isEmpty || !this.#suspects.isEmpty) this.#pumpSoon();
  }

  #recover(end: PipelineEnd<PoolMessage>): void {
    const { unanswered, kind, answered } = end;
    const [oldest, ...others] = unanswered;
    if (end.kind === 'outdated') {
      (this.#trial === undefined ? this.#waiting : this.#suspects).putBack(unanswered);
      this.#trial = undefined;
      return;
    }
    const { cause } = end;
    this.#settings.onIncident?.({ kind: end.kind, detail: cause.message });
    if (oldest === undefined) return;
    if (kind === 'not_started') {
      const reason = 'its processes cannot be started';
      const error = new ServiceError('engine_unavailable', { reason }, { cause });
      for (const message of unanswered) message.failed(error);
      this.#failAll(error);
    } else if (kind === 'timed_out') {
      oldest.failed(new ServiceError('engine_timed_out', {}, { cause }));
      this.#waiting.putBack(others);
    } else if (this.#trial === undefined) {
      this.#suspects.addAll(unanswered);
    } else {
      oldest.failed(new ServiceError('engine_failed', {}, { cause }));
      this.#fruitlessTrials = answered === 0 ? this.#fruitlessTrials + 1 : 0;
      if (this.#fruitlessTrials >= fruitlessTrialsLimit) {
        this.#fruitlessTrials = 0;
        this.#suspects.failAll(new ServiceError('engine_failed', {}, { cause }));
      }
    }
    this.#trial = undefined;
  }

  #failAll(error: Error): void {
    this.#suspects.failAll(error);
    this.#waiting.failAll(error);
  }
}
