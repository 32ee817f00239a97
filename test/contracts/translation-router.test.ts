import { createTranslationRouter } from '../../src/engines/router.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeTranslationRouter } from './translation-router.ts';

const clock = new ManualClock();

describeTranslationRouter('over ranked engines', (engines) =>
  createTranslationRouter(
    engines.map((engine, index) => ({ engine, quality: 0.9 - index / 10 })),
    { clock },
  ),
);

// A pin that names nobody present must change nothing.
describeTranslationRouter('with pins for other languages', (engines) =>
  createTranslationRouter(
    engines.map((engine, index) => ({ engine, quality: 0.9 - index / 10 })),
    { clock, pins: [{ source: 'xx', target: 'yy', engines: ['nobody'] }] },
  ),
);
