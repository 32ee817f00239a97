import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { loadConfiguration } from '../../src/config/resolve-config.ts';
import type { Generator } from './generator.ts';

/** The interface as the running server describes it at `/openapi.json`. Needs no engine. */
export const openApi: Generator = {
  name: 'OpenAPI document',
  output: 'docs/reference/openapi.json',
  async produce() {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-openapi-'));
    try {
      const { config, secrets } = loadConfiguration(
        { DRAGOMAN_DATA_DIR: folder, DRAGOMAN_LOG_LEVEL: 'silent' },
        folder,
      );
      const app = await createApp(config, secrets, { translators: [] });
      const document = app.http.openApi.document;
      await app.close();
      return `${JSON.stringify(document, null, 2)}\n`;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
