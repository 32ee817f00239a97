import type { Setting } from '../../src/config/setting.ts';
import { fileKey, settings } from '../../src/config/settings.ts';
import type { Generator } from './generator.ts';
import { generatedNotice, markdownTable } from './markdown.ts';

const opening = `${generatedNotice}

# Configuration

A setting is an environment variable, or an entry of \`dragoman.config.json\` in the folder the server is started in under
the name in the second column. The environment wins. Problems are all reported at once, and the server does not start with
one. Secrets never appear in logs. Each can also be in a file: \`DRAGOMAN_API_KEY_FILE=/run/secrets/api-key\`
([how](../guides/operate.md#secrets)). A newline at the end of the file does not belong to the secret.

Source: \`src/config/settings.ts\`. What set-up itself reads (\`DRAGOMAN_SETUP_APT\`) is in
[the installation guide](../guides/install.md).
`;

export const configurationPage: Generator = {
  name: 'configuration page',
  output: 'docs/reference/configuration.md',
  produce: async () => renderConfigurationPage(settings),
};

export function renderConfigurationPage(all: readonly Setting[]): string {
  const rows = all.map(({ name, fallback, description, secret }) => [
    `\`${name}\``,
    `\`${fileKey(name)}\``,
    fallback,
    secret ? `${description} Secret: \`${name}_FILE\` may name a file that holds it.` : description,
  ]);
  return `${opening}\n${markdownTable(['variable', 'in the file', 'when not set', 'meaning'], rows)}\n`;
}
