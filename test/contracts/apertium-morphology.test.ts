import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeMorphology } from './morphology.ts';

const nouns = [
  { language: 'en', lemma: 'car', forms: ['cars'] },
  { language: 'fr', lemma: 'école', forms: ['écoles'] },
  { language: 'sv', lemma: 'bil', forms: ['bilen', 'bilar', 'bilarna', 'bilarnas'] },
];

await using installed = new ApertiumMorphology({ clock: new ManualClock() });
const covered = new Set(installed.languages());

for (const { language, ...noun } of nouns) {
  describeMorphology(`Apertium in ${language}`, {
    create: () => new ApertiumMorphology({ clock: new ManualClock() }),
    language,
    skip: covered.has(language) ? false : `no Apertium package with both directions of a pair has ${language}`,
    noun,
    nonsense: 'zxqvwk',
    crash: (morphology) => {
      for (const id of (morphology as ApertiumMorphology).processIds) process.kill(id, 'SIGKILL');
    },
    processIds: (morphology) => (morphology as ApertiumMorphology).processIds,
  });
}
