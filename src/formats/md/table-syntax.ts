import { gfmTable } from 'micromark-extension-gfm-table';
import type { Construct, Event, Extension } from 'micromark-util-types';

/** A line of dashes, bars and colons behind the line where a table may begin. */
const delimiterRow = '[ \\t>]*[|:-][-|: \\t]*(?=[\\n\\r]|$)';
const anywhere = new RegExp(`[\\n\\r]${delimiterRow}`);
const table = construct();

/**
 * Tables, for the parser, which by itself reads each line of a paragraph twice to learn whether a table begins there. Here it does so
 * only before lines that look like the second one of a table.
 */
export function tableSyntax(text: string): Extension {
  if (!anywhere.test(text)) return {};
  const skipped = text.startsWith('\ufeff') ? 1 : 0;
  const nextLine = new RegExp(`[^\\n\\r]*(?:\\r\\n|[\\n\\r])${delimiterRow}`, 'y');
  return {
    flow: {
      null: {
        ...table,
        tokenize(effects, ok, nok) {
          nextLine.lastIndex = this.now().offset + skipped;
          return isInTable(this.events) || nextLine.test(text) ? table.tokenize.call(this, effects, ok, nok) : nok;
        },
      },
    },
  };
}

/** The line before is one of a table. */
function isInTable(events: readonly Event[]): boolean {
  const type = events.findLast(([, token]) => token.type !== 'lineEnding' && token.type !== 'linePrefix')?.[1].type;
  return type === 'tableHead' || type === 'tableRow';
}

function construct(): Construct {
  const found = gfmTable().flow?.null;
  if (found === undefined || Array.isArray(found)) throw new Error('The parser has no construct for tables.');
  return found;
}
