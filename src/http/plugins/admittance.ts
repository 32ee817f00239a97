import type { FastifyRequest } from 'fastify';
import type { Admission, AdmittedKey } from './admission.ts';
import { hasBody } from './arrival.ts';

/** The way of one request through admission: its body arrives, it is worked on, it ends. It counts in one of them at a time. */
export class Admittance {
  readonly #admission: Admission;
  readonly #key: AdmittedKey;
  readonly #bytes: number;
  #state: 'new' | 'arriving' | 'entering' | 'working' | 'ended' = 'new';

  constructor(admission: Admission, key: AdmittedKey, request: FastifyRequest) {
    this.#admission = admission;
    this.#key = key;
    this.#bytes = bytesInMemory(request);
    if (!hasBody(request.raw)) return;
    admission.arrive(key, this.#bytes);
    this.#state = 'arriving';
  }

  /** For requests without a body, `bodyArrived` at once. */
  begin(): void | Promise<void> {
    if (this.#state === 'new') return this.bodyArrived();
  }

  /** Throws or rejects when there is no room for more work. */
  bodyArrived(): void | Promise<void> {
    if (this.#state !== 'new' && this.#state !== 'arriving') return;
    this.#leaveArrival();
    const entering = this.#admission.enter(this.#key);
    if (entering !== undefined) {
      this.#state = 'entering';
      return this.#entered(entering);
    }
    this.#state = 'working';
  }

  async #entered(entering: Promise<void>): Promise<void> {
    await entering;
    // Who hung up meanwhile has left already.
    if (this.#state === 'ended') this.#admission.leave(this.#key);
    else this.#state = 'working';
  }

  /** As `bodyArrived`, but nothing is refused any more: the work on a streamed body began with it. */
  streamArrived(): void {
    if (this.#state !== 'arriving') return;
    this.#leaveArrival();
    this.#admission.enterUnrefused(this.#key);
    this.#state = 'working';
  }

  end(): void {
    if (this.#state === 'working') this.#admission.leave(this.#key);
    this.#leaveArrival();
    this.#state = 'ended';
  }

  #leaveArrival(): void {
    if (this.#state === 'arriving') this.#admission.arrived(this.#key, this.#bytes);
    this.#state = 'ended';
  }
}

/** Streamed bodies are not kept in memory. The length of packed ones says little. */
function bytesInMemory({ headers, routeOptions }: FastifyRequest): number {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (routeOptions.config.streamedTypes?.includes(type)) return 0;
  const isKnown = headers['content-length'] !== undefined && headers['content-encoding'] === undefined;
  const limit = routeOptions.bodyLimit;
  return isKnown ? Math.min(Number(headers['content-length']), limit) : limit;
}
