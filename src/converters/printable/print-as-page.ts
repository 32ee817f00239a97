/**
 * A process that makes a text file into a page of HTML, away from the thread that serves requests:
 * `print-as-page.ts TYPE SOURCE DESTINATION`. Exit code 2: the file cannot be read as text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ServiceError } from '../../errors/service-error.ts';
import { declaredCharset } from '../../formats/html/declared-charset.ts';
import { decodeText } from '../../formats/shared/encoding/decode-text.ts';
import { type PrintableType, printablePage } from './printable-page.ts';

const [type, source = '', destination = ''] = process.argv.slice(2);
const bytes = readFileSync(source);
try {
  const { text } = decodeText(bytes, type === 'html' ? { declared: declaredCharset(bytes) } : {});
  writeFileSync(destination, printablePage(text, type as PrintableType), { mode: 0o600 });
} catch (error) {
  if (!(error instanceof ServiceError)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 2;
}
