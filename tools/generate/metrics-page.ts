import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { loadConfiguration } from '../../src/config/resolve-config.ts';
import type { Generator } from './generator.ts';
import { generatedNotice, markdownTable } from './markdown.ts';

const opening = `${generatedNotice}

# Metrics

\`GET /metrics\` answers these in the text format of Prometheus. How to collect them, a dashboard and alert rules are in
[the operate guide](../guides/operate.md#metrics-and-alerts). Metrics that begin with \`process_\` or \`nodejs_\` are those of
[prom-client](https://github.com/siimon/prom-client#default-metrics).
`;

/** Every metric of the registry of a server, with scheduled backups, which have their own metrics. */
export const metricsPage: Generator = {
  name: 'metrics page',
  output: 'docs/reference/metrics.md',
  async produce() {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-metrics-'));
    try {
      const { config, secrets } = loadConfiguration(
        {
          DRAGOMAN_DATA_DIR: join(folder, 'data'),
          DRAGOMAN_BACKUP_FOLDER: join(folder, 'backups'),
          DRAGOMAN_LOG_LEVEL: 'silent',
        },
        folder,
      );
      const app = await createApp(config, secrets, { translators: [] });
      const { payload } = await app.http.inject('/metrics');
      await app.close();
      return renderMetricsPage(payload);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

export function renderMetricsPage(exposition: string): string {
  const types = new Map([...exposition.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]));
  const rows = [...exposition.matchAll(/^# HELP (dragoman_\S+) (.*)$/gm)].map(([, name = '', help = '']) => [
    `\`${name}\``,
    types.get(name) ?? '',
    help,
  ]);
  rows.sort(([one = ''], [other = '']) => one.localeCompare(other));
  return `${opening}\n${markdownTable(['metric', 'type', 'meaning'], rows)}\n`;
}
