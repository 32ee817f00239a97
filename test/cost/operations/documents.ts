import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Segment } from '../../../src/contracts/segment.ts';
import { ServiceError } from '../../../src/errors/service-error.ts';
import { documentFormats } from '../../../src/formats/registry.ts';
import { isMessage, messageUnits } from '../../../src/language/icu/message-units.ts';
import { filterContext, sourceOf } from '../../contracts/document-files.ts';
import type { CostOperation } from '../cost-operation.ts';
import { type DocumentTemplate, documentTemplates } from './document-templates.ts';

/** Documents are worked on their own in threads and may be larger; what is not linear is visible at this size. */
const largest = 64 * 1024;

let folder: Promise<string> | undefined;

/** One folder for all documents of a process, gone with it. */
function documentFolder(): Promise<string> {
  folder ??= mkdtemp(join(tmpdir(), 'dragoman-cost-')).then((path) => {
    process.on('exit', () => rmSync(path, { recursive: true, force: true }));
    return path;
  });
  return folder;
}

let files = 0;

/** Opens the document and writes it with every unit translated, as jobs do. */
function openAndWrite({ name, format, file }: DocumentTemplate): CostOperation {
  return {
    name: `${format}, ${name}`,
    group: `documents, ${format}`,
    largest,
    async prepare(text) {
      const known = documentFormats.find(({ id }) => id === format);
      if (known === undefined) throw new Error(`there is no format ${format}`);
      const filter = await known.load();
      files += 1;
      const path = join(await documentFolder(), `${files}.${known.extensions[0]}`);
      const written = `${path}.out`;
      await writeFile(path, file(text));
      const source = await sourceOf(path);
      return async () => {
        await rm(written, { force: true });
        try {
          await using document = await filter.open(
            source,
            { sourceLanguage: 'en', targetLanguage: 'pl', conversion: {} },
            filterContext(),
          );
          const translations = document.units.map(({ segment }) => translated(segment));
          await document.write(translations, written, { targetLanguage: 'pl', watermark: false });
        } catch (error) {
          // What is no document of the format is refused, which costs as well.
          if (!(error instanceof ServiceError)) throw error;
        }
      };
    },
  };
}

function translated({ inlines }: Segment): Segment {
  return { inlines: inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)) };
}

function messages(): readonly CostOperation[] {
  return (['icu', 'flutter'] as const).map((name) => ({
    name: `messages, ${name}`,
    group: 'messages',
    largest,
    prepare: (text) => () => {
      const host = {
        text,
        source: (start: number, end: number) => text.slice(start, end),
        encode: (one: string) => one,
      };
      if (!isMessage(text)) return undefined;
      const languages = name === 'icu' ? {} : { languages: { source: 'en', target: 'pl' } };
      const units = messageUnits(host, { quoting: 'icu', ...languages });
      return units?.write(units.segments.map(translated), 'pl');
    },
  }));
}

export const documents = (): readonly CostOperation[] => [...documentTemplates.map(openAndWrite), ...messages()];
