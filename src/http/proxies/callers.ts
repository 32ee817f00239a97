import type { IncomingMessage } from 'node:http';
import { type Caller, findCaller } from './caller.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** The caller of each request, found once: routing, the trace id and the checks all ask. */
export class Callers {
  readonly #proxies: TrustedProxies;
  readonly #found = new WeakMap<object, Caller>();

  constructor(proxies: TrustedProxies) {
    this.#proxies = proxies;
  }

  of(request: Pick<IncomingMessage, 'headers' | 'socket'>): Caller {
    let caller = this.#found.get(request);
    if (caller === undefined) {
      caller = findCaller(request, this.#proxies);
      this.#found.set(request, caller);
    }
    return caller;
  }
}
