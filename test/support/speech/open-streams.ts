/**
 * A process that has streams of PocketSphinx open, as a server has, and waits: `node open-streams.ts 2 FOLDER`. Writes `ready`
 * when they are open. The folder has what spoken terms need; all else is in the temporary folder that the environment names.
 */
import { PocketsphinxRecognizer } from '../../../src/engines/pocketsphinx/pocketsphinx-recognizer.ts';
import { SileroDetector } from '../../../src/engines/sherpa/silero-detector.ts';

const [, , count, folder] = process.argv;
const recognizer = new PocketsphinxRecognizer({ detector: new SileroDetector(), folder });
const options = { language: 'en', tentative: true, spokenTerms: ['Kubernetes'] };
for (let number = 0; number < Number(count); number += 1) await recognizer.open(options, new AbortController().signal);
console.log('ready');
// Until it is killed.
process.stdin.resume();
