/** A media type as the lists of voice have it: small letters, no white space, parameters in order of their names. */
export function canonicalMediaType(value: string): string {
  const [type = '', ...parameters] = value.toLowerCase().replaceAll(/\s+/g, '').split(';');
  return [type, ...parameters.filter((parameter) => parameter !== '').sort()].join(';');
}
