import { FakeSpeechSynthesizer } from '../../src/engines/fake/fake-speech-synthesizer.ts';
import { describeSpeechSynthesizer } from './speech-synthesizer.ts';

describeSpeechSynthesizer('fake', {
  create: () => new FakeSpeechSynthesizer(),
  sentences: { de: 'Das Haus am See ist rot.', 'en-US': 'The house at the lake is red.' },
  runs: 200,
});

describeSpeechSynthesizer('fake with one voice', {
  create: () => new FakeSpeechSynthesizer({ capabilities: { genders: ['female'], match: 'none' } }),
  sentences: { fr: 'La maison au bord du lac est rouge.' },
});
