import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { collect, describeSpeechSynthesizer } from '../../../test/contracts/speech-synthesizer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { FakeSpeechSynthesizer } from '../fake/fake-speech-synthesizer.ts';
import { RoutedSynthesizer } from './routed-synthesizer.ts';

const never = new AbortController().signal;
const request = { text: 'Das Haus ist rot.', language: 'de', voice: 'default' } as const;
const failure = new ServiceError('engine_failed', {});

describeSpeechSynthesizer('routed', {
  create: () => new RoutedSynthesizer([new FakeSpeechSynthesizer({ failure }), new FakeSpeechSynthesizer()]),
  sentences: { de: 'Das Haus am See ist rot.' },
});

async function speakers(...engines: FakeSpeechSynthesizer[]): Promise<readonly string[]> {
  await using routed = new RoutedSynthesizer(engines);
  await collect(routed.synthesize(request, never));
  return engines.filter(({ requests }) => requests.length > 0).map(({ id }) => id);
}

describe('several synthesizers as one', () => {
  it('list every language once, with what the best engine does', () => {
    const french = new FakeSpeechSynthesizer({ languages: ['fr'] });
    const both = new FakeSpeechSynthesizer({ languages: ['de', 'fr'], capabilities: { match: 'none' } });
    const routed = new RoutedSynthesizer([french, both]);
    assert.deepEqual(routed.languages(), ['de', 'fr']);
    assert.deepEqual([routed.capabilities('fr').match, routed.capabilities('de').match], ['pitch', 'none']);
  });

  it('speak with the first, with the next where it fails, and with failing ones last', async () => {
    const good = () => new FakeSpeechSynthesizer({ id: 'good' });
    const fails = () => new FakeSpeechSynthesizer({ id: 'fails', failure });
    const sick = () => new FakeSpeechSynthesizer({ id: 'sick', health: { state: 'failing', reason: 'slow' } });
    assert.deepEqual(await speakers(good(), fails()), ['good']);
    assert.deepEqual(await speakers(fails(), good()), ['fails', 'good']);
    assert.deepEqual(await speakers(sick(), good()), ['good']);
    await assert.rejects(speakers(fails(), fails()), failure);
    await assert.rejects(speakers(new FakeSpeechSynthesizer({ languages: ['fr'] })), { code: 'engine_unavailable' });
  });

  it('do not begin again after the first samples', async () => {
    const breaks = new FakeSpeechSynthesizer({ failure, stretchesBeforeFailure: 1 });
    const other = new FakeSpeechSynthesizer();
    await using routed = new RoutedSynthesizer([breaks, other]);
    await assert.rejects(collect(routed.synthesize(request, never)), failure);
    assert.equal(other.requests.length, 0);
  });

  it('never send a text outside because an engine inside fails', async () => {
    const inside = new FakeSpeechSynthesizer({ failure });
    const outside = new FakeSpeechSynthesizer({ capabilities: { external: true } });
    await using routed = new RoutedSynthesizer([inside, outside]);
    await assert.rejects(collect(routed.synthesize(request, never)), failure);
    assert.equal(outside.requests.length, 0);
    await using other = new RoutedSynthesizer([
      new FakeSpeechSynthesizer({ failure, capabilities: { external: true } }),
      new FakeSpeechSynthesizer(),
    ]);
    assert.equal(other.capabilities('de').external, true);
    assert.ok((await collect(other.synthesize(request, never))).samples.length > 0);
  });

  it('speak a variant with an engine that does not distinguish it', async () => {
    const english = new FakeSpeechSynthesizer({ languages: ['en'] });
    const american = new FakeSpeechSynthesizer({ languages: ['en-US'] });
    await using routed = new RoutedSynthesizer([english, american]);
    await collect(routed.synthesize({ ...request, language: 'en-US' }, never));
    assert.deepEqual([english.requests[0]?.language, american.requests.length], ['en', 0]);
  });

  it('are unavailable where there are none', () => {
    const none = new RoutedSynthesizer([]);
    assert.deepEqual([none.languages(), none.health().state, none.version], [[], 'unavailable', 'none']);
  });
});
