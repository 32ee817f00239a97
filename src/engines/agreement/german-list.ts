import { join } from 'node:path';

/** Where the list of German words is once set-up has made it (`tools/setup/german-words.mjs`). */
export const germanList = join(import.meta.dirname, '../../../node_modules/.dragoman/german-words.tsv');
