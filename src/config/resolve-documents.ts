import { isAbsolute } from 'node:path';
import type { ByPlan } from '../contracts/documents/upload-settings.ts';
import type { Config } from './config.ts';
import {
  byPlan,
  list,
  mebibyte,
  type ParseValue,
  type ReadSetting,
  ValueProblem,
  wholeNumber,
} from './parse-values.ts';

/** As large as one may be once it is unpacked. */
const mostMebibytes = 1024;
const mostCharacters = 100_000_000;

/** Everything about documents. */
export function resolveDocuments(read: ReadSetting): Config['documents'] {
  return {
    retentionMilliseconds: read('DRAGOMAN_DOCUMENT_RETENTION', wholeNumber(1, 24 * 365), 24) * 3_600_000,
    workers: read('DRAGOMAN_DOCUMENT_WORKERS', wholeNumber(1, 100), 2),
    libreOffice: read<string | undefined>(
      'DRAGOMAN_LIBREOFFICE',
      absoluteFolder('/opt/libreoffice/program'),
      undefined,
    ),
    libreOfficeIdleMilliseconds: read('DRAGOMAN_LIBREOFFICE_IDLE', wholeNumber(0, 86_400), 300) * 1000,
    fontsDir: read<string | undefined>('DRAGOMAN_FONTS_DIR', absoluteFolder('/srv/fonts'), undefined),
    sizes: read('DRAGOMAN_DOCUMENT_SIZES', sizes, new Map<string, ByPlan>()),
    characters: read('DRAGOMAN_DOCUMENT_CHARACTERS', characters, new Map<string, ByPlan>()),
  };
}

function absoluteFolder(example: string): ParseValue<string> {
  return (text) => {
    if (!isAbsolute(text)) throw new ValueProblem(`must be the path of a folder, such as ${example}, not "${text}"`);
    return text;
  };
}

/** `docx=200/50,srt=0.5,*=20`. */
const sizes: ParseValue<ReadonlyMap<string, ByPlan>> = (text) => byType(text, 'docx=200', sizeInBytes);

/** `docx=3000000,*=1000000/500000`; limits without a type are those of every type. */
const characters: ParseValue<ReadonlyMap<string, ByPlan>> = (text) => {
  const count = wholeNumber(1, mostCharacters);
  return /[=,]/.test(text) ? byType(text, 'docx=3000000', count) : new Map([['*', byPlan(count)(text)]]);
};

function byType(text: string, example: string, value: ParseValue<number>): ReadonlyMap<string, ByPlan> {
  return new Map(
    list(text).map((entry) => {
      const [, extension = '', limit = ''] = /^\.?([a-z0-9]+|\*)\s*=\s*(.+)$/i.exec(entry) ?? [];
      if (extension === '')
        throw new ValueProblem(`must have entries such as "${example}", "${example}/50" or "*=20", not "${entry}"`);
      return [extension.toLowerCase(), byPlan(value)(limit)];
    }),
  );
}

const sizeInBytes: ParseValue<number> = (text) => {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value > 0 && value <= mostMebibytes))
    throw new ValueProblem(`must have sizes in mebibytes, over 0 and up to ${mostMebibytes}, not "${text}"`);
  return Math.round(value * mebibyte);
};
