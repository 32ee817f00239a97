import { ServiceError } from '../../errors/service-error.ts';

/** About ten seconds of one core. */
const mostCost = 400_000_000;
/** Images inside of each other cost the parser this much more than marks of emphasis. */
const imageWeight = 6;

/**
 * Refuses text that would keep the parser busy for very long: its work grows with the square of the marks in one
 * paragraph. Real texts stay far below.
 */
export function checkCost(source: string): void {
  let cost = 0;
  let marks = 0;
  let fence = '';
  for (const [line] of source.matchAll(/[^\n\r]+|(?:\r\n|[\n\r]){2,}/g)) {
    if (/^[\n\r]/.test(line)) {
      cost += marks ** 2;
      marks = 0;
      continue;
    }
    const fenced = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1]?.charAt(0) ?? '';
    if (fence === '' ? fenced !== '' : fenced === fence) fence = fence === '' ? fenced : '';
    else if (fence === '') {
      if (/^[\s>]*(?:[-+*|#]|\d|$)/.test(line)) {
        cost += marks ** 2;
        marks = 0;
      }
      marks += line.replace(/[^*_~]+/g, '').length + imageWeight * (line.split('![').length - 1);
    }
    if (cost + marks ** 2 > mostCost) {
      throw new ServiceError('invalid_document', {
        reason: 'a paragraph has more marks of emphasis than can be told apart.',
      });
    }
  }
}
