import { existsSync } from 'node:fs';
import { FliteSynthesizer } from '../../src/engines/flite/flite-synthesizer.ts';
import sentences from '../corpus/speech/sentences.json' with { type: 'json' };
import { killProcesses } from '../support/kill-processes.ts';
import { describeSpeechSynthesizer } from './speech-synthesizer.ts';

describeSpeechSynthesizer<FliteSynthesizer>('flite', {
  create: () => new FliteSynthesizer(),
  skip: !existsSync('/usr/bin/flite') && 'flite is not installed',
  sentences: { 'en-US': sentences['en-US'] },
  pitchTolerance: 0.06,
  processIds: (engine) => engine.processIds,
  crash: killProcesses,
});
