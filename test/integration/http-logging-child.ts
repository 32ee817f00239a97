/**
 * An application that logs all it ever logs to standard output, while requests full of the word "unmistakable" succeed
 * and fail in every way; standard error then says how they were answered.
 */
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { createTestApp, developerKey } from '../support/test-app.ts';

const engine = new FakeTranslator({ capabilities: { context: true, instructions: true } });
const clock = new ManualClock();
const authentication = { legacyAuthKey: true };
await using app = await createTestApp({ translators: [engine], clock, authentication, logLevel: 'trace' });

const text = ['Unmistakable words.'];
const form = { key: null, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
const legacy = `auth_key=unmistakable-${developerKey}`;
const json = { headers: { 'content-type': 'application/json' } };
const answers = [
  await app.translate({ text, context: 'unmistakable context', custom_instructions: ['unmistakable wish'] }),
  await app.translate({ text: ['<b>unmistakable</b> <i>tag'], tag_handling: 'html' }),
  await app.translate({ text: [`${text}\0`] }),
  await app.send('POST', '/v2/translate', '{"text": ["unmistakable"], oops', json),
  await app.translate({ text }, { key: 'unmistakable-key-of-nobody' }),
  await app.send('POST', `/v2/translate?${legacy}`, 'text=a&target_lang=ES', form),
  await app.send('POST', '/v2/translate', `${legacy}&text=a&target_lang=ES`, form),
  await app.send('GET', `/v2/nowhere?${legacy}`, undefined, { key: null }),
];
engine.crash(2);
answers.push(await app.translate({ text }));
engine.hold();
const late = app.translate({ text });
await engine.called(engine.calls.length + 1);
clock.advance(60_000);
answers.push(await late);

const summaries = answers.map(({ statusCode, headers }) => ({ status: statusCode, traceId: headers['x-trace-id'] }));
process.stderr.write(JSON.stringify(summaries));
