import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import type { ZipEntry } from '../shared/zip/zip-entry.ts';

/** Where authoring programs keep the text of a course in scripts, in forms of their own. */
const programs: readonly { readonly name: string; readonly file: RegExp }[] = [
  { name: 'Articulate Storyline', file: /(?:^|\/)html5\/data\/js\/[^/]+\.js$/ },
  { name: 'Articulate Rise', file: /(?:^|\/)scormcontent\/lib\/.+\.js$/ },
  { name: 'Adobe Captivate', file: /(?:^|\/)assets\/js\/CPM\.js$/ },
];

/** One warning for each program whose texts stay as they are. */
export function warnOfScripts(entries: readonly ZipEntry[], context: FilterContext): void {
  for (const { name, file } of programs) {
    const found = entries.find((entry) => file.test(entry.name));
    if (found === undefined) continue;
    context.warn({
      code: 'script_texts_kept',
      message: `Texts that ${name} keeps in scripts were not translated.`,
      location: { part: found.name },
    });
  }
}
