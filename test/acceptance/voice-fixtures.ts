import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

interface ListedLanguage {
  readonly lang: string;
  readonly usable_as_source: boolean;
  readonly features: object;
}

/** Recognized word for word, as Flite speaks it. */
export const spokenSentence = 'The quarterly report shows that our revenue increased by twelve percent.';

/** A server with what it recognizes and speaks, and a folder for audio. */
export class VoiceStage implements AsyncDisposable {
  readonly server: RunningServer;
  readonly folder = mkdtempSync(join(tmpdir(), 'dragoman-speech-'));
  readonly #languages: readonly ListedLanguage[];

  private constructor(server: RunningServer, languages: readonly ListedLanguage[]) {
    this.server = server;
    this.#languages = languages;
  }

  static async open(): Promise<VoiceStage> {
    const server = await startServer();
    return new VoiceStage(server, (await sendRequest(server.address, 'GET', '/v3/languages?resource=voice')).json());
  }

  /** Where English is not recognized, or translations into Spanish are not spoken if that is needed too, the test is skipped. */
  skips(test: TestContext, needs: 'recognition' | 'speech' = 'recognition'): boolean {
    const hears = this.#languages.some(({ lang, usable_as_source }) => lang === 'en' && usable_as_source);
    if (!hears) test.skip('no speech recognition for English is installed (npm run setup)');
    else if (needs === 'speech' && !this.#speaksSpanish())
      test.skip('nothing that speaks Spanish is installed (npm run setup)');
    else return false;
    return true;
  }

  /** The path of a WAV file in which a program of Debian reads a sentence aloud. */
  speak(name: string, sentence = spokenSentence): string {
    const file = join(this.folder, name);
    execFileSync('flite', ['-voice', 'rms', '-t', sentence, '-o', file]);
    return file;
  }

  read(name: string): Buffer {
    return readFileSync(join(this.folder, name));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server[Symbol.asyncDispose]();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #speaksSpanish(): boolean {
    return this.#languages.some(({ lang, features }) => lang === 'es' && 'translated_speech' in features);
  }
}
