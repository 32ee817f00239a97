const versions = new Set(['openapi', 'swagger', 'asyncapi']);
const texts = new Set(['title', 'summary', 'description']);

/** A name at the root that says that the file describes an API: its other values are for programs. */
export function namesApiVersion(name: string | undefined): boolean {
  return name !== undefined && versions.has(name);
}

/** What people read in the description of an API. */
export function isApiText(name: string | undefined): boolean {
  return name !== undefined && texts.has(name);
}
