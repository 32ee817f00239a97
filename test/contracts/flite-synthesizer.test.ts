import { existsSync } from 'node:fs';
import { FliteSynthesizer } from '../../src/engines/flite/flite-synthesizer.ts';
import { nativeProgram } from '../../src/engines/shared/native-program.ts';
import sentences from '../corpus/speech/sentences.json' with { type: 'json' };
import { killProcesses } from '../support/kill-processes.ts';
import { describeSpeechSynthesizer } from './speech-synthesizer.ts';

describeSpeechSynthesizer<FliteSynthesizer>('flite', {
  create: () => new FliteSynthesizer(),
  skip: !existsSync(nativeProgram('flite-stream')) && 'flite-stream is not compiled',
  sentences: { 'en-US': sentences['en-US'] },
  pitchTolerance: 0.06,
  processIds: (engine) => engine.processIds,
  crash: killProcesses,
});
