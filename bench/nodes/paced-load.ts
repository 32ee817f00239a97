import { setTimeout as pause } from 'node:timers/promises';

export interface PacedLoad {
  readonly perSecond: number;
  readonly seconds: number;
  /** Sends request number `index` and resolves when it is answered. */
  send(index: number): Promise<void>;
}

/**
 * Sends requests at a steady rate, however long the answers take: every installation does the same work in the same time, and
 * processors have room for it. Resolves with the number of requests when all are answered.
 */
export async function sendPaced({ perSecond, seconds, send }: PacedLoad): Promise<number> {
  const started = performance.now();
  const all = Math.round(perSecond * seconds);
  const underWay: Promise<void>[] = [];
  for (let index = 0; index < all; index++) {
    const early = started + (index * 1_000) / perSecond - performance.now();
    if (early > 1) await pause(early);
    underWay.push(send(index));
  }
  await Promise.all(underWay);
  return all;
}

/** Sends so many requests, each client its next one when the last one is answered, as fast as that goes. */
export async function sendAtOnce(
  clients: number,
  requests: number,
  send: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < requests) await send(next++);
  };
  await Promise.all(Array.from({ length: clients }, client));
}
