/**
 * `npm run bench -- realtime-fuzz [--frames 100000] [--sessions 3000] [--requests 5000] [--bytes 1000] [--seed 1]`: hostile
 * frames where they are read, sessions that end with one, requests for WebSockets that are wrong, and bytes that are no frames,
 * against a server in this process. Ends with an error at the first wrong reason, and when nothing happens for a minute.
 */
import { parseArgs } from 'node:util';
import { voiceApp } from '../../test/integration/voice-jobs-fixtures.ts';
import { Attacker } from '../../test/support/realtime/attack-server.ts';
import { judgeFrames } from '../../test/support/realtime/judge-frames.ts';
import { seededRandom } from '../quality/significance/seeded-random.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    frames: { type: 'string', default: '100000' },
    sessions: { type: 'string', default: '3000' },
    requests: { type: 'string', default: '5000' },
    bytes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const hangMilliseconds = 60_000;
const random = seededRandom(Number(values.seed));

const outcomes = judgeFrames(random, Number(values.frames));
console.log(`${values.frames} frames where they are read:`);
for (const [reason, count] of [...outcomes].sort(([, one], [, other]) => other - one))
  console.log(`  ${reason}: ${count}`);

const { app } = await voiceApp();
await app.listen();
const attacker = new Attacker(app, random);
await attack('sessions', Number(values.sessions), () => attacker.session());
await attack('requests for a WebSocket', Number(values.requests), () => attacker.request());
await attack('sessions with bytes that are no frames', Number(values.bytes), () => attacker.bytes());
await app[Symbol.asyncDispose]();

async function attack(what: string, count: number, once: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const memory = process.memoryUsage().rss;
  for (let done = 0; done < count; done += 1) {
    const watch = setTimeout(() => {
      console.error(`${what}: number ${done} hangs`);
      process.exit(1);
    }, hangMilliseconds);
    await once();
    clearTimeout(watch);
  }
  const seconds = (performance.now() - started) / 1000;
  const grown = (process.memoryUsage().rss - memory) / 1024 ** 2;
  console.log(`${count} ${what} in ${seconds.toFixed(0)} s, ${grown.toFixed(0)} MB more memory`);
}
