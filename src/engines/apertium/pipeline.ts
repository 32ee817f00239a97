import type { Clock } from '../../contracts/clock.ts';
import type { LoopSteps } from '../../scheduling/loop-steps.ts';
import { type ChainOptions, ProcessChain } from './process-chain.ts';
import type { PreparedStages } from './tagging/tagger-models.ts';
import { readReports } from './tagging/tagger-reports.ts';

/** What goes through a pipeline: one NUL-free text in, one out. */
export interface PipelineMessage {
  readonly payload: string;
}

export interface PipelineSettings {
  readonly limits: Pick<ChainOptions, 'limiter' | 'memoryLimit' | 'niceness'>;
  readonly steps: LoopSteps;
  readonly clock: Clock;
  /** Milliseconds the pipeline may take for the message it is working on, and half a millisecond for each character. */
  readonly timeLimit: number;
}

/** Something went wrong, or the pipeline is to be started anew with what its tagger reported. */
type EndReason =
  | { readonly kind: 'outdated' }
  | { readonly kind: 'crashed' | 'timed_out' | 'not_started'; readonly cause: Error };

export type PipelineEnd<Message> = EndReason & {
  /** In the order sent. */
  readonly unanswered: readonly Message[];
  /** How many messages it had answered since it started. */
  readonly answered: number;
};

export interface PipelineEvents<Message> {
  onAnswer(message: Message, output: string): void;
  /** The pipeline is dead. Called once, never after `end`. */
  onEnd(end: PipelineEnd<Message>): void;
}

/**
 * A chain of processes as a queue of messages: what goes in comes out in the same order, each ended by a NUL. Any number
 * may be in flight; the owner bounds it. Output is always read, so a full pipe can hold up the writer only for a while.
 *
 * Each message ends in a blank with its number, which no stage looks into. A stage that chokes on its input can swallow
 * a NUL and answer two messages as one; then the number is wrong, and no answer goes to the wrong question.
 */
export class Pipeline<Message extends PipelineMessage> {
  readonly #prepared: PreparedStages;
  readonly #chain: ProcessChain;
  readonly #settings: PipelineSettings;
  readonly #events: PipelineEvents<Message>;
  readonly #sent: Message[] = [];
  #charactersInFlight = 0;
  #sentCount = 0;
  #answered = 0;
  #headSince = 0;
  #cancelTimer: (() => void) | undefined;
  #pieces: Buffer[] = [];
  #ended = false;
  #outOfStep = false;
  /** Messages to be sent again, since the tagger met what its model lacks; nothing is sent to the pipeline then. */
  #outdated: Message[] | undefined;

  constructor(prepared: PreparedStages, settings: PipelineSettings, events: PipelineEvents<Message>) {
    this.#prepared = prepared;
    this.#settings = settings;
    this.#events = events;
    this.#chain = new ProcessChain(prepared.stages, {
      ...settings.limits,
      steps: settings.steps,
      onOutput: (chunk) => this.#read(chunk),
      onEnd: (cause) => this.#die({ kind: cause.notStarted ? 'not_started' : 'crashed', cause }),
    });
  }

  get messagesInFlight(): number {
    return this.#sent.length;
  }

  /** False for a pipeline that only finishes what it has, to be replaced. */
  get takesMessages(): boolean {
    return this.#outdated === undefined;
  }

  get charactersInFlight(): number {
    return this.#charactersInFlight;
  }

  get processCount(): number {
    return this.#chain.processCount;
  }

  get processIds(): readonly number[] {
    return this.#chain.processIds;
  }

  send(messages: readonly Message[]): void {
    if (this.#ended || messages.length === 0) return;
    let text = '';
    for (const message of messages) {
      text += `${message.payload}[${this.#sentCount}]\0`;
      this.#sentCount += 1;
      this.#charactersInFlight += message.payload.length;
    }
    if (this.#sent.length === 0) this.#headSince = this.#settings.clock.elapsed();
    this.#sent.push(...messages);
    this.#chain.write(text);
    this.#cancelTimer ??= this.#settings.clock.after(this.#settings.timeLimit, () => this.#checkTime());
  }

  /** Ends the processes without another event; resolves when they are gone. */
  end(): Promise<void> {
    this.#ended = true;
    this.#cancelTimer?.();
    return this.#chain.kill();
  }

  #read(chunk: Buffer): void {
    if (this.#ended || this.#outOfStep) return;
    let start = 0;
    for (let nul = chunk.indexOf(0); nul !== -1; nul = chunk.indexOf(0, start)) {
      let output: string;
      if (this.#pieces.length === 0) {
        output = chunk.toString('utf8', start, nul);
      } else {
        this.#pieces.push(chunk.subarray(start, nul));
        output = Buffer.concat(this.#pieces).toString('utf8');
        this.#pieces = [];
      }
      start = nul + 1;
      this.#answer(output);
      if (this.#ended || this.#outOfStep) return;
    }
    if (start < chunk.length) this.#pieces.push(chunk.subarray(start));
  }

  #answer(output: string): void {
    const number = `[${this.#answered}]`;
    const [message] = this.#sent;
    if (message === undefined || !output.endsWith(number)) {
      this.#outOfStep = true;
      this.#chain.reportSymptom('answered out of step');
      return;
    }
    const reported = readReports(output.slice(0, -number.length));
    if (reported.newClasses.length > 0 && this.#prepared.learn(reported.newClasses)) this.#outdated ??= [];
    this.#sent.shift();
    this.#charactersInFlight -= message.payload.length;
    this.#answered += 1;
    this.#headSince = this.#settings.clock.elapsed();
    if (this.#outdated === undefined) {
      this.#events.onAnswer(message, reported.output);
      return;
    }
    // What the others in flight report is learnt at once, since a large dictionary takes seconds to load again.
    this.#outdated.push(message);
    if (this.#sent.length === 0) this.#die({ kind: 'outdated' });
  }

  /** One timer serves all messages: it looks at the oldest and comes back when that one would be due. */
  #checkTime(): void {
    this.#cancelTimer = undefined;
    const [head] = this.#sent;
    if (this.#ended || head === undefined) return;
    const limit = this.#settings.timeLimit + head.payload.length / 2;
    const remaining = this.#headSince + limit - this.#settings.clock.elapsed();
    if (remaining <= 0) {
      this.#die({ kind: 'timed_out', cause: new Error(`no answer within ${limit} ms`) });
    } else {
      this.#cancelTimer = this.#settings.clock.after(Math.ceil(remaining), () => this.#checkTime());
    }
  }

  #die(reason: EndReason): void {
    if (this.#ended) return;
    void this.end();
    this.#charactersInFlight = 0;
    const unanswered = [...(this.#outdated ?? []), ...this.#sent.splice(0)];
    // Whatever else went wrong meanwhile shows again in the pipeline that replaces this one.
    const end = this.#outdated === undefined ? reason : ({ kind: 'outdated' } as const);
    this.#events.onEnd({ ...end, unanswered, answered: this.#answered });
  }
}
