import type { Setting } from './setting.ts';

/** What is taken, kept and converted of documents. */
export const documentSettings = [
  {
    name: 'DRAGOMAN_DOCUMENT_RETENTION',
    fallback: '24',
    description: 'Hours after the upload until a document is deleted, translated or not.',
  },
  {
    name: 'DRAGOMAN_DOCUMENT_WORKERS',
    fallback: '2',
    description:
      'Documents that are translated concurrently. From two on, one of them is always a small one. With 1, a small one is translated beside a large one.',
  },
  {
    name: 'DRAGOMAN_LIBREOFFICE',
    fallback: 'the folder of the Debian packages',
    description:
      'Folder with `soffice.bin` of the LibreOffice that converts documents. A folder without it switches conversions off.',
  },
  {
    name: 'DRAGOMAN_LIBREOFFICE_IDLE',
    fallback: '300',
    description:
      'Seconds after a conversion that one started LibreOffice waits for the next document, with about 130 MB of memory. 0 starts one for each document when it comes.',
  },
  {
    name: 'DRAGOMAN_FONTS_DIR',
    fallback: 'only the fonts of the system',
    description:
      'Folder with fonts (`.ttf`, `.otf`, `.ttc`) that you add. Text of PDF files in a family that it has is translated in that family, and characters that no other font has are looked for in it.',
  },
  {
    name: 'DRAGOMAN_DOCUMENT_SIZES',
    fallback: 'those of the guide on documents',
    description:
      'Maximum size of an uploaded document in mebibytes, by extension, at most 1024: `docx=200,srt=0.5,*=20`. `docx=200/50` sets Pro and Free separately; `*` is every other type. Larger documents get 413.',
  },
  {
    name: 'DRAGOMAN_DOCUMENT_CHARACTERS',
    fallback: '1000000/500000',
    description:
      'Maximum characters of a document, on Pro and on Free; one number applies to both. By extension: `docx=3000000,*=1000000/500000`, where `*` is every other type.',
  },
] as const satisfies readonly Setting[];
