import { FakeMorphology } from '../support/fake-morphology.ts';
import { describeMorphology } from './morphology.ts';

describeMorphology('the fake', {
  create: () => new FakeMorphology({ en: { car: ['car n sg'], cars: ['car n pl'] } }),
  language: 'en',
  noun: { lemma: 'car', forms: ['cars'] },
  nonsense: 'zxqvwk',
});
