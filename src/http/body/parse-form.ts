import { parse as parseQuery } from 'qs';
import { ServiceError } from '../../errors/service-error.ts';

/** Fields of a form. Reading so many takes up to 50 ms, depending on their names. */
export const maximumFormFields = 5_000;

/** Fields of a form body, or of its bytes, empty ones included. */
export function countFields(form: string | Buffer): number {
  let count = 1;
  for (let at = form.indexOf('&'); at !== -1 && count <= maximumFormFields; at = form.indexOf('&', at + 1)) count += 1;
  return count;
}

/** Forms in all the spellings of `facts.md`: `a=1&a=2`, `a[]`, `a[0]`, `a[0].b`, `a[0][b]`. */
export function parseForm(text: string): unknown {
  // The parser passes over what exceeds its limit.
  if (countFields(text) > maximumFormFields)
    throw new ServiceError('invalid_body', { reason: `it has more than ${maximumFormFields} fields.` });
  const fields = parseQuery(text, {
    allowDots: true,
    arrayLimit: 1000,
    parameterLimit: maximumFormFields,
    depth: 4,
    plainObjects: true,
    decoder: decodeFormText,
  });
  return listsOf(fields);
}

/** Beyond its limit the parser makes of a list an object with the indices as names: it is a list again, without gaps. */
function listsOf(fields: object): object {
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'object' && value !== null)
      Object.defineProperty(fields, name, { value: inOrder(listsOf(value)) });
  return fields;
}

function inOrder(value: object): object {
  const names = Object.keys(value);
  if (Array.isArray(value) || names.length === 0 || !names.every((name) => /^\d+$/.test(name))) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, item]) => item);
}

function decodeFormText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (cause) {
    throw new ServiceError('invalid_body', { reason: 'its percent-encoding is not valid UTF-8.' }, { cause });
  }
}
