const longest = 200;

/**
 * The canonical spelling of a media type: lower case, no white space, no quotes, parameters in the order of their names. One
 * that is too long to be a media type stays as it is.
 */
export function canonicalMediaType(given: string): string {
  if (given.length > longest) return given;
  const [type = '', ...parameters] = given
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .split(';')
    .map((part) => part.replace(/^([a-z]+)="([^"]*)"$/, '$1=$2'));
  return [type, ...parameters.sort()].join(';');
}
