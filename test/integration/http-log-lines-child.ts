/** An application that logs to standard output while requests come, each named by its user agent. */
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { createTestApp } from '../support/test-app.ts';

await using app = await createTestApp({
  translators: [new FakeTranslator({ pairs: ['en>es'] })],
  writingEngines: [new FakeWritingEngine({ languages: ['en-US'] })],
  logLevel: 'info',
  settings: { trustedProxies: [{ address: '127.0.0.1', prefixLength: 32 }] },
});
const from = (name: string, headers: Record<string, string> = {}) => ({
  headers: { 'user-agent': name, 'x-forwarded-for': '203.0.113.9', ...headers },
});
const text = ['a b c'];
await app.translate({ text }, from('translated'));
await app.send('POST', '/v2/write/correct', { text: ['Sure thing.'], target_lang: 'en-US' }, from('corrected'));
await app.translate({ text: ['unmistakable'], target_lang: 'JA' }, from('refused'));
await app.translate({ text, target_lang: 'unmistakable words' }, from('no-language'));
await app.translate({ text }, { ...from('unknown-key'), key: 'abcd0123456789abcdef0123456789abcdef0123456789' });
await app.translate({ text }, { ...from('short-key'), key: 'hunter2' });
await app.translate({ text }, { ...from('no-key'), key: null });
const key = await app.createKey({ scopes: ['usage:read'] });
await app.translate({ text }, { ...from('out-of-scope'), key });
await app.send('GET', '/v9/nothing?text=unmistakable', undefined, from('nowhere'));
await app.send('GET', `/v9/${'a'.repeat(230)}`, undefined, from('long-path'));
await app.send('GET', '/v2/usage', undefined, from(`long-agent ${'a'.repeat(200)}`));
await app.send('GET', '/v2/usage', undefined, from('tab\t between'));
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
await app.send('GET', '/v2/usage', undefined, from('traced', { traceparent, 'x-request-id': 'edge-17' }));
