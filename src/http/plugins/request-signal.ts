import type { FastifyReply } from 'fastify';
import type { Clock } from '../../contracts/clock.ts';
import { ServiceError } from '../../errors/service-error.ts';

/** The reason of a signal that aborted because the client hung up: nobody is left to be answered. */
export class ClientGone extends Error {
  constructor() {
    super('The client closed the connection.');
    this.name = 'ClientGone';
  }
}

/** Aborts when the client goes away or the time, if there is one, is over; `release` ends its timer. */
export function requestSignal(
  reply: FastifyReply,
  milliseconds: number | undefined,
  clock: Pick<Clock, 'after'>,
): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const timeOver = (): void => controller.abort(new ServiceError('engine_timed_out', {}));
  const cancel = milliseconds === undefined ? undefined : clock.after(milliseconds, timeOver);
  const onClose = (): void => {
    if (!reply.raw.writableFinished) controller.abort(new ClientGone());
  };
  reply.raw.once('close', onClose);
  return {
    signal: controller.signal,
    release() {
      cancel?.();
      reply.raw.off('close', onClose);
    },
  };
}
