import { existsSync } from 'node:fs';
import { EspeakSynthesizer } from '../../src/engines/espeak/espeak-synthesizer.ts';
import allSentences from '../corpus/speech/sentences.json' with { type: 'json' };
import { killProcesses } from '../support/kill-processes.ts';
import { describeSpeechSynthesizer } from './speech-synthesizer.ts';

const { ja, de, ...others } = allSentences;

describeSpeechSynthesizer<EspeakSynthesizer>('espeak', {
  create: () => new EspeakSynthesizer(),
  skip: !existsSync('/usr/bin/espeak-ng') && 'espeak-ng is not installed (npm run setup)',
  sentences: { de, ...others, ...(existsSync('/var/lib/mecab/dic/debian') ? { ja } : {}) },
  pitchTolerance: 0.08,
  runs: 25,
  processIds: (engine) => engine.processIds,
  crash: killProcesses,
});
