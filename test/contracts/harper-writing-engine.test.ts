import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeTextCorrector } from './text-corrector.ts';
import { describeWritingEngine, type WritingEngineContract } from './writing-engine.ts';

function describeCorrector(name: string, contract: WritingEngineContract<HarperWritingEngine>): void {
  describeWritingEngine(name, contract);
  describeTextCorrector(name, contract);
}

describeCorrector('Harper', {
  create: () => new HarperWritingEngine({ clock: new ManualClock() }),
  language: 'en-US',
  crash: (engine) => engine.crash(),
  corrections: [
    ['For example they can play football.', 'For example, they can play football.'],
    ['I recieve a apple every day.', 'I receive an apple every day.'],
    ['She could of known that the the door was open.', 'She could have known that the door was open.'],
    [
      'When people were young they had much time, and they could learn all the things which they wanted to learn, and they did not have to think about what other people in the town would say of them becuase nobody asked them what they did.',
      'When people were young they had much time, and they could learn all the things which they wanted to learn, and they did not have to think about what other people in the town would say of them because nobody asked them what they did.',
    ],
    ['He go to school and definately knows it.', 'He goes to school and definitely knows it.'],
  ],
  right: [
    'In addition to it, we read. Now the house is big. However you look at it, it is right.',
    'Kubernetes and the kubectl command were written by Ms Kowalski, née Łukasiewicz.',
    'Its author and their friends could have gone there; it’s theirs.',
    'Der schnelle braune Fuchs springt über den faulen Hund.',
  ],
});
