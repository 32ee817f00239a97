import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { collect } from '../../../test/contracts/speech-synthesizer.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { poll } from '../../../test/support/poll.ts';
import { processIsGone } from '../../../test/support/process-is-gone.ts';
import type { SynthesisRequest } from '../../contracts/engines/speech-synthesizer.ts';
import { EspeakSynthesizer } from './espeak-synthesizer.ts';

const never = new AbortController().signal;
const request = (text: string, more: Partial<SynthesisRequest> = {}): SynthesisRequest => ({
  text,
  language: 'en-US',
  voice: 'default',
  ...more,
});

/** A folder with a program called espeak-ng, which does as it is written for a text. */
class ProgramFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'dragoman-espeak-'));

  write(speaks: string, name = 'espeak-ng'): void {
    const lists = 'echo "Pty Language Age/Gender VoiceName File"; echo "5 en-us --/M English_(America) gmw/en-US"';
    const script = `#!/bin/sh\ncase "$1" in --version) echo 9.9.9;; --voices) ${lists};; *) ${speaks};; esac\n`;
    writeFileSync(join(this.path, name), script);
    chmodSync(join(this.path, name), 0o700);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true });
  }
}

async function withProgram(
  speaks: string,
  test: (engine: EspeakSynthesizer, clock: ManualClock) => Promise<void>,
): Promise<void> {
  using folder = new ProgramFolder();
  folder.write(speaks);
  const clock = new ManualClock();
  await using engine = new EspeakSynthesizer({ searchPath: `${folder.path}:/usr/bin:/bin`, clock });
  await engine.started();
  await test(engine, clock);
}

describe('the program of espeak', () => {
  it('is found when it is installed later', async () => {
    using folder = new ProgramFolder();
    const clock = new ManualClock();
    await using engine = new EspeakSynthesizer({ searchPath: folder.path, clock });
    await engine.started();
    assert.deepEqual([engine.languages(), engine.version], [[], 'none']);
    const command = 'sudo apt-get install --no-install-recommends espeak-ng';
    const reason = `espeak-ng is not installed; to get it: \`${command}\``;
    assert.deepEqual(engine.health(), { state: 'unavailable', reason });
    await assert.rejects(collect(engine.synthesize(request('Hello'), never)), { code: 'engine_unavailable' });
    // Whole at once, as package managers put it there.
    folder.write('true', 'new');
    renameSync(join(folder.path, 'new'), join(folder.path, 'espeak-ng'));
    clock.advance(30_000);
    await poll(() => engine.languages().length > 0);
    assert.deepEqual([engine.languages(), engine.version], [['en-US'], '9.9.9']);
  });

  it('fails with how it ended', () =>
    withProgram('cat > /dev/null; exit 3', async (engine) => {
      await assert.rejects(collect(engine.synthesize(request('Hello'), never)), (error: Error) => {
        assert.match(String(error.cause), /^Error: espeak-ng exited with 3$/);
        return 'code' in error && error.code === 'engine_failed';
      });
    }));

  it('is asked again without symbols where it fails', () =>
    // A header, and a sample where the text has no symbol.
    withProgram(
      'read text; case "$text" in *½*) exit 1;; esac; printf "RIFF\\044\\000\\000\\000WAVEfmt \\020\\000\\000\\000\\001\\000\\001\\000\\042\\126\\000\\000\\104\\254\\000\\000\\002\\000\\020\\000data\\002\\000\\000\\000\\001\\000"',
      async (engine) => {
        const speech = await collect(engine.synthesize(request('Take ½ of it.'), never));
        assert.deepEqual(speech, { sampleRate: 22_050, samples: Int16Array.of(1) });
      },
    ));

  it('is ended when it gives nothing for too long', () =>
    withProgram('exec sleep 1000', async (engine, clock) => {
      const call = collect(engine.synthesize(request('Hello'), never));
      const failed = assert.rejects(call, { code: 'engine_timed_out' });
      await poll(() => engine.processIds.length > 0);
      const ids = engine.processIds;
      clock.advance(10_000);
      await failed;
      for (const id of ids) await processIsGone(id);
    }));

  it('fails where it writes something else than speech', () =>
    withProgram('cat > /dev/null; printf "This is no RIFF file at all, but a text."', async (engine) => {
      await assert.rejects(collect(engine.synthesize(request('Hello'), never)), { code: 'engine_failed' });
    }));
});

describe('texts for espeak', { skip: !existsSync('/usr/bin/espeak-ng') && 'espeak-ng is not installed' }, () => {
  async function length(text: string, more: Partial<SynthesisRequest> = {}): Promise<number> {
    await using engine = new EspeakSynthesizer();
    await engine.started();
    return (await collect(engine.synthesize(request(text, more), never))).samples.length;
  }

  it('are spoken as they are written: no names of phonemes, no commands, no markup', async () => {
    assert.equal(await length('one [[wVn]] two'), await length('one wVn two'));
    assert.equal(await length('one \u0001 500 P two'), await length('one 500 P two'));
    assert.ok((await length('one <break time="9s"/> two')) < 22_050 * 9);
  });

  it('are spoken faster for somebody who speaks faster, within limits', async () => {
    const match = (wordsPerMinute: number) => ({ voice: { match: { medianPitchHz: 100, wordsPerMinute } } });
    const text = 'The meeting starts tomorrow morning at nine.';
    const lengths = await Promise.all([40, 120, 175, 260, 900].map((rate) => length(text, match(rate))));
    const [slower = 0, slow = 0, usual = 0, fast = 0, faster = 0] = lengths;
    assert.ok(slow > usual * 1.2 && usual > fast * 1.2, lengths.join());
    assert.deepEqual([slower, faster], [slow, fast]);
  });

  it('may be one word of 5,000 characters of any kind', async () => {
    for (const piece of ['a', '9', 'A.', '한', '1,'])
      assert.ok((await length(`a${piece.repeat(5_000).slice(0, 4_900)}`)) > 0, piece);
  });
});
