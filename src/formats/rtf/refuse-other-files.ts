import { ServiceError } from '../../errors/service-error.ts';
import { isOleFile } from '../shared/zip/ole-file.ts';

/** Refuses a file that is not in Rich Text Format, with what it is instead. */
export function refuseOtherFiles(bytes: Buffer): void {
  const head = bytes.toString('latin1', 0, 1024);
  if (/^(?:\xef\xbb\xbf)?\s*\{\\rtf(?![a-z])/.test(head)) return;
  throw new ServiceError('invalid_document', {
    reason: `${found(bytes, head)}; a file in Rich Text Format begins with {\\rtf.`,
  });
}

function found(bytes: Buffer, head: string): string {
  if (bytes.length === 0) return 'it is empty';
  if (isOleFile(bytes)) return 'it is an Office document of before 2007, such as .doc, not an RTF file';
  if (head.startsWith('PK')) return 'it is a ZIP archive, such as .docx or .odt, not an RTF file';
  if (head.startsWith('%PDF')) return 'it is a PDF file, not an RTF file';
  if (/^\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)/i.test(head)) return 'it is an HTML file, not an RTF file';
  if (/^(?:\xef\xbb\xbf)?\s*</.test(head)) return 'it is a file of markup, not an RTF file';
  if (/^\s*(?:\{\s*)*\\[a-z]/.test(head)) return 'it is only a part of an RTF file, without its header';
  if (head.includes('\0')) return 'it is a file of another type';
  return 'it is a plain text file, not an RTF file';
}
