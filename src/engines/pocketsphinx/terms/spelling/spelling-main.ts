/** The process behind `make-spelling-file.ts`: learning takes some seconds and 350 MB, which go with it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { SpellingModel } from './spelling-model.ts';

const [dictionary = '', file = ''] = process.argv.slice(2);
writeFileSync(file, SpellingModel.train(readFileSync(dictionary, 'utf8')).toBytes(), { mode: 0o600 });
