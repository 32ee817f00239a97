import { ServiceError } from '../../errors/service-error.ts';
import { decodeText } from '../shared/encoding/decode-text.ts';
import { xmlDecoding } from '../shared/xml/declared-encoding.ts';
import { XmlScanner } from '../shared/xml/xml-scanner.ts';

/** Name of the first element of an XML file, without its prefix; undefined where it cannot be read. */
export function rootElement(bytes: Buffer): string | undefined {
  try {
    const { text } = decodeText(bytes, xmlDecoding(undefined)(bytes));
    const scanner = new XmlScanner(text, { depth: 1, doctype: 'pass' });
    while (scanner.next())
      if (scanner.kind === 'open' || scanner.kind === 'empty') return scanner.name.slice(scanner.name.indexOf(':') + 1);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
  return undefined;
}
