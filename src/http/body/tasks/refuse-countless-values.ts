import { ServiceError } from '../../../errors/service-error.ts';

/** Values of a body, and members of one list and of one object in it. No operation takes as many. */
const mostValues = 1_250_000;
const mostItems = 500_000;
const mostNames = 50_000;
/** Bytes. A longer name of a field is not said. */
const longestName = 100;

const [quote, backslash, comma, list, endOfList, object, endOfObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * Refuses JSON that would take all the memory of a thread. V8 parses a text in one step, which nothing can stop: where the memory ends
 * within it, or one list is larger than what is left, the whole process ends and not only the thread. What is not valid is left to
 * the parser.
 */
export function refuseCountlessValues(json: Uint8Array): void {
  let values = 0;
  /** Members so far of each list and object that is open, which says how many a list may have. */
  const members: number[] = [];
  const limits: number[] = [];
  /** Of the last string right in the body: behind it, a list or object is what the field of that name holds. */
  let [nameStart, nameEnd] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const code = json[at];
    if (code === quote) {
      const start = at + 1;
      at = endOfString(json, start);
      if (members.length === 1) {
        nameStart = start;
        nameEnd = at;
      }
    } else if (code === list || code === object) {
      members.push(1);
      limits.push(code === list ? mostItems : mostNames);
      values += 1;
    } else if (code === endOfList || code === endOfObject) {
      members.pop();
      limits.pop();
    } else if (code === comma) {
      values += 1;
      const depth = members.length - 1;
      const count = (members[depth] ?? 0) + 1;
      if (depth >= 0) members[depth] = count;
      if (count > (limits[depth] ?? Infinity)) {
        const name = depth > 0 && limits[0] === mostNames ? json.subarray(nameStart, nameEnd) : undefined;
        throw tooManyMembers(limits[depth] === mostItems ? 'a list' : 'an object', limits[depth] ?? 0, name);
      }
    }
    if (values > mostValues) throw refused(`it has more than ${mostValues.toLocaleString('en-US')} values.`);
  }
}

function endOfString(json: Uint8Array, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}

/** `name`: as the body writes it. */
function tooManyMembers(what: string, limit: number, name: Uint8Array | undefined): ServiceError {
  const isSaid = name !== undefined && name.length <= longestName;
  const where = isSaid ? ` in its field "${Buffer.from(name).toString('utf8')}"` : '';
  return refused(`${what}${where} has more than ${limit.toLocaleString('en-US')} members.`);
}

function refused(reason: string): ServiceError {
  return new ServiceError('invalid_body', { reason });
}
