import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EvaluatedSegment } from '../../src/contracts/engines/quality-evaluator.ts';
import { ChecksEvaluator } from '../../src/engines/checks/checks-evaluator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { describeQualityEvaluator, type FaultySegment } from './quality-evaluator.ts';

const faulty: readonly FaultySegment[] = [
  {
    source: 'The price is 1,250.50 euros.',
    target: 'Der Preis beträgt 1.350,50 Euro.',
    type: 'Accuracy',
    subType: 'Mistranslation',
    marked: { source: ['1,250.50'], target: ['1.350,50'] },
  },
  {
    source: 'Hello {name}, you have %d messages.',
    target: 'Hallo {name}, Sie haben Nachrichten.',
    type: 'Accuracy',
    subType: 'Omission',
    marked: { source: ['%d'], target: [] },
  },
  {
    source: '🙂 See https://example.org/start for <b>more</b>.',
    target: '🙂 Siehe https://example.org/stat für <b>mehr</b>.',
    type: 'Accuracy',
    subType: 'Mistranslation',
    marked: { source: ['https://example.org/start'], target: ['https://example.org/stat'] },
  },
  {
    source: 'The museum opens in March.',
    target: 'Das Museum öffnet im April.',
    type: 'Accuracy',
    subType: 'Mistranslation',
    marked: { source: ['March'], target: ['April'] },
  },
  {
    source: 'The door (at the back) is open.',
    target: 'Die Tür (hinten ist offen.',
    type: 'Fluency',
    subType: 'Punctuation',
    marked: { source: [], target: ['('] },
  },
  {
    source: 'The bridge is old.',
    target: 'Die BrÃ¼cke ist alt.',
    type: 'Fluency',
    subType: 'Character encoding',
    marked: { source: [], target: ['Ã¼'] },
  },
  {
    source: 'The dog sleeps in the garden. The cat watches the birds from the window of the kitchen.',
    target: 'Der Hund schläft im Garten.',
    type: 'Accuracy',
    subType: 'Omission',
    marked: { source: ['The cat watches the birds from the window of the kitchen.'], target: [] },
  },
  {
    source: 'Please close the window before you leave the house.',
    target: 'Please close the window before you leave the house.',
    type: 'Accuracy',
    subType: 'Untranslated text',
    marked: { source: [], target: ['Please close the window before you leave the house.'] },
  },
  {
    source: 'The government has decided.',
    target: 'Die Leitung hat entschieden.',
    glossaryTerms: [{ source: 'government', target: 'Regierung' }],
    type: 'Terminology',
    subType: 'Glossary term missed',
    marked: { source: ['government'], target: [] },
  },
  { source: 'Done', target: '', type: 'Accuracy', subType: 'Omission', marked: { source: ['Done'], target: [] } },
];

/** Same numbers, dates and amounts in the forms of both languages, names, code, and words that look like errors. */
const right: readonly EvaluatedSegment[] = [
  { source: 'It costs $1,299.99.', target: 'Es kostet 1.299,99 $.' },
  {
    source: 'In the 1990s, two thirds of 3.5 million people lived here.',
    target: 'In den 90er-Jahren lebten hier zwei Drittel von 3,5 Millionen Menschen.',
  },
  { source: 'The meeting is on March 4 at 2:30 p.m.', target: 'Die Sitzung ist am 4. März um 14:30 Uhr.' },
  { source: 'It is 40 miles (64 km) to Berlin.', target: 'Nach Berlin sind es 64 Kilometer.' },
  { source: 'He said: “That is fine.”', target: 'Er sagte: „Das ist in Ordnung.“' },
  { source: 'Those who sleep at night', target: 'Die, die die Nacht verschlafen' },
  { source: 'Windows 11', target: 'Windows 11' },
  { source: 'OK', target: 'OK' },
  { source: 'World War II', target: 'Zweiter Weltkrieg' },
  {
    source: 'The governments agree.',
    target: 'Die Regierungen stimmen zu.',
    glossaryTerms: [{ source: 'governments', target: 'Regierung' }],
  },
];

describeQualityEvaluator('checks', {
  create: () => new ChecksEvaluator(),
  pair: { source: 'en', target: 'de' },
  faulty,
  right,
  runs: 300,
});

describe('checks of translations', () => {
  const never = new AbortController().signal;
  const pair = { source: 'de', target: 'en' };
  const segments = [
    { source: 'Das ist das Ende.', target: 'This is teh end.' },
    { source: 'Das kostet 5 Euro.', target: 'That costs 6 euros.' },
  ];

  it('report what a writing engine corrects, but not where the source has the same word', async () => {
    await using writingEngine = new FakeWritingEngine();
    await using evaluator = new ChecksEvaluator({ writingEngines: [writingEngine] });
    const given = [...segments, { source: 'Der Befehl teh ist neu.', target: 'The command teh is new.' }];
    const outcome = await evaluator.evaluate({ ...pair, segments: given }, never);
    assert.deepEqual(
      outcome.segments.map(({ findings }) => findings.map(({ check }) => check)),
      [['checks.spelling'], ['checks.numbers'], []],
    );
  });

  it('report all else, with a warning, where the writing engine fails', async () => {
    await using writingEngine = new FakeWritingEngine({ failure: new ServiceError('engine_timed_out', {}) });
    await using evaluator = new ChecksEvaluator({ writingEngines: [writingEngine] });
    const { segments: evaluated, warnings } = await evaluator.evaluate({ ...pair, segments }, never);
    assert.deepEqual(
      evaluated.map(({ findings }) => findings.map(({ check }) => check)),
      [[], ['checks.numbers']],
    );
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['spelling_not_checked'],
    );
  });

  it('compare segments of a document with each other', async () => {
    await using evaluator = new ChecksEvaluator();
    const given = [
      { source: 'Save your file.', target: 'Speichern Sie Ihre Datei.' },
      { source: 'Open the folder.', target: 'Öffnen Sie den Ordner.' },
      { source: 'Open the folder.', target: 'Ordner auf' },
      { source: 'You can delete your file.', target: 'Du kannst deine Datei löschen.' },
    ];
    const { segments: evaluated } = await evaluator.evaluate({ source: 'en', target: 'de', segments: given }, never);
    assert.deepEqual(
      evaluated.map(({ findings }) => [...new Set(findings.map(({ check }) => check))]),
      [[], [], ['checks.consistency', 'checks.end-marks'], ['checks.register']],
    );
  });

  it('serve every pair of two languages, and no language into a variant of it', async () => {
    await using evaluator = new ChecksEvaluator();
    assert.equal(evaluator.serves({ source: 'sw', target: 'zh-Hant' }), true);
    assert.equal(evaluator.serves({ source: 'en', target: 'en-GB' }), false);
  });
});
