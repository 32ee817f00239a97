/** Says which request may have held the event loop. */
export interface RequestUnderWay {
  readonly traceId: string;
  readonly operation: string;
}

/** Requests named at most: the culprit is one of few, or the server is full. */
const most = 20;

/** Requests under way, and those that ended since somebody last looked. */
export class RequestsUnderWay {
  readonly #open = new Map<string, RequestUnderWay>();
  #ended: RequestUnderWay[] = [];

  begin(request: RequestUnderWay): void {
    this.#open.set(request.traceId, request);
  }

  end(traceId: string): void {
    const request = this.#open.get(traceId);
    if (request === undefined) return;
    this.#open.delete(traceId);
    if (this.#ended.length < most) this.#ended.push(request);
  }

  look(): readonly RequestUnderWay[] {
    const seen = [...this.#ended, ...this.#open.values()].slice(0, most);
    this.#ended = [];
    return seen;
  }
}
