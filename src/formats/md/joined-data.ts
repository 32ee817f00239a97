import type { Construct, Event, Extension, ParseContext } from 'micromark-util-types';

/*
 * Where a construct fails, the parser begins another piece of data, and at the end of a paragraph it puts all pieces together by moving
 * all events behind each of them. Here a piece is put to the one before it as soon as it ends:
 *
 *     … exit data · enter data · exit data   ─►   … exit data
 */

const prepared = new WeakSet<ParseContext>();

/** Pieces of text that are put together while they are read. It changes nothing but the cost. */
export const joinedData: Extension = {
  flowInitial: {
    null: {
      tokenize(_, __, fail) {
        joinData(this.parser);
        return fail;
      },
    } satisfies Construct,
  },
};

/** For a parser that has read no texts yet: it reads flow before the texts in it. */
export function joinData(parser: ParseContext): void {
  if (prepared.has(parser)) return;
  prepared.add(parser);
  for (const type of ['text', 'string'] as const) {
    const create = parser[type];
    parser[type] = (from) => {
      const context = create(from);
      Object.defineProperty(context.events, 'push', { value: pushJoined });
      return context;
    };
  }
}

function pushJoined(this: Event[], event: Event): number {
  const count = this.length;
  const [step, token] = event;
  const before = this[count - 2];
  if (step === 'exit' && token.type === 'data' && before?.[1].type === 'data' && before[1] !== token) {
    before[1].end = token.end;
    this.length = count - 1;
  } else this[count] = event;
  return this.length;
}
