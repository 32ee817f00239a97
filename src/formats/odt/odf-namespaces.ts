import { ownEntry } from '../../language/own-entry.ts';

/** The names in the middle of the standard's namespaces that are not the usual prefix themselves. */
const prefixes: Readonly<Record<string, string>> = {
  drawing: 'draw',
  datastyle: 'number',
  'xsl-fo-compatible': 'fo',
  'svg-compatible': 'svg',
};

const others: Readonly<Record<string, string>> = {
  'http://purl.org/dc/elements/1.1/': 'dc',
  'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0': 'loext',
  'urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0': 'field',
};

/** The prefix that a namespace of OpenDocument usually has, whatever the document calls it. */
export function odfPrefix(namespace: string): string | undefined {
  const [, name] = /^urn:oasis:names:tc:opendocument:xmlns:([\w-]+):1\.\d+$/.exec(namespace) ?? [];
  if (name === undefined) return ownEntry(others, namespace);
  return ownEntry(prefixes, name) ?? name;
}
