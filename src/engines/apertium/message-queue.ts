interface QueuedMessage {
  readonly cancelled: boolean;
  failed(error: Error): void;
}

/** First in, first out; messages cancelled while they wait are skipped. */
export class MessageQueue<Message extends QueuedMessage> {
  #messages: Message[] = [];
  #next = 0;

  /** True if nothing is left, not counting on whether what is left is cancelled. */
  get isEmpty(): boolean {
    return this.#next === this.#messages.length;
  }

  add(message: Message): void {
    this.#messages.push(message);
  }

  addAll(messages: readonly Message[]): void {
    for (const message of messages) this.#messages.push(message);
  }

  /** To the front, in the order given. */
  putBack(messages: readonly Message[]): void {
    this.#messages = [...messages, ...this.#messages.slice(this.#next)];
    this.#next = 0;
  }

  take(): Message | undefined {
    while (this.#next < this.#messages.length) {
      const message = this.#messages[this.#next];
      this.#next += 1;
      if (this.#next === this.#messages.length) {
        this.#messages = [];
        this.#next = 0;
      } else if (this.#next >= 1024) {
        this.#messages = this.#messages.slice(this.#next);
        this.#next = 0;
      }
      if (message !== undefined && !message.cancelled) return message;
    }
    return undefined;
  }

  failAll(error: Error): void {
    for (let message = this.take(); message !== undefined; message = this.take()) message.failed(error);
  }
}
