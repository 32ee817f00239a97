/** The thread behind `file-interface-phrases.ts` that makes the list of phrases: it reads a thousand files. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildPhraseFile, type PhraseFileSettings } from './build-phrase-file.ts';

parentPort?.postMessage(buildPhraseFile(workerData as PhraseFileSettings));
parentPort?.close();
