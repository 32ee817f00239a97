import data from './hostile-shapes.json' with { type: 'json' };

/** How a text is made that is hard on anyone who reads it: something repeated, with or without an end. */
export interface HostileShape {
  readonly name: string;
  /** What is repeated. `{n}` is the number of the repetition. */
  readonly unit: string;
  /** Repeated as often as `unit`, behind all of it: what closes what `unit` opens. */
  readonly close?: string;
  readonly head?: string;
  readonly tail?: string;
}

export const hostileShapes: readonly HostileShape[] = data;

/** A text of the shape, of `size` UTF-16 units at the most and as many as fit. */
export function hostileText({ unit, close = '', head = '', tail = '' }: HostileShape, size: number): string {
  const numbered = unit.includes('{n}');
  const room = size - head.length - tail.length;
  if (!numbered) {
    const count = Math.max(1, Math.floor(room / (unit.length + close.length)));
    return head + unit.repeat(count) + close.repeat(count) + tail;
  }
  const parts: string[] = [];
  let length = 0;
  for (let number = 0; ; number += 1) {
    const part = unit.replaceAll('{n}', String(number));
    length += part.length + close.length;
    if (length > room && number > 0) break;
    parts.push(part);
  }
  return head + parts.join('') + close.repeat(parts.length) + tail;
}
