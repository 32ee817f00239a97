import type { TextTranslator } from '../contracts/engines/text-translator.ts';

export interface WelcomeFacts {
  readonly address: string;
  /** Whether the server has them. */
  readonly console: boolean;
  readonly apiPage: boolean;
  readonly translators: readonly TextTranslator[];
  /** Secrets made at this start; empty on later ones. */
  readonly firstStart: { readonly admin?: string; readonly developer?: string };
  /** Where they are kept; the text then names the file and shows no key. Undefined shows them. */
  readonly keysFile?: string | undefined;
  /** Directions of DRAGOMAN_MODELS, installed or not. */
  readonly models: readonly string[];
}

/** What `dragoman serve` says to the person who started it. */
export function welcome({ address, translators, firstStart, keysFile, models, ...pages }: WelcomeFacts): string {
  const lines = ['', `Dragoman is ready on ${address}`];
  if (pages.console) lines.push(`Web console: ${address}/ (sign in with a key)`);
  if (pages.apiPage) lines.push(`API page: ${address}/docs`);
  lines.push('');
  const pairs = translators.reduce((count, engine) => count + engine.pairs().length, 0);
  if (pairs === 0)
    lines.push('No language pair is installed yet. Run "npm run dragoman doctor" to see what to install.', '');
  if (models.length > 0)
    lines.push(
      `Neural models: ${models.join(', ')}. Missing ones are downloaded in the background; see ${address}/readyz`,
      '',
    );
  if (keysFile !== undefined) {
    lines.push(`The keys of the first account are in ${keysFile}. Keep them safe, then delete the file.`, '');
  } else if (firstStart.developer !== undefined || firstStart.admin !== undefined) {
    lines.push('Keys of the first account, shown only this once:');
    if (firstStart.developer !== undefined) lines.push(`  developer key  ${firstStart.developer}`);
    if (firstStart.admin !== undefined) lines.push(`  admin key      ${firstStart.admin}`);
    lines.push('');
  }
  const key = keysFile === undefined ? firstStart.developer : '<developer key>';
  if (firstStart.developer !== undefined && key !== undefined) lines.push('Try it:', '', ...example(address, key), '');
  return `${lines.join('\n')}\n`;
}

function example(address: string, key: string): readonly string[] {
  return [
    `  curl ${address}/v2/translate \\`,
    `    -H 'Authorization: DeepL-Auth-Key ${key}' \\`,
    `    -H 'Content-Type: application/json' \\`,
    `    -d '{"text": ["Our office is closed on Sunday. We open on Monday."], "source_lang": "EN", "target_lang": "ES"}'`,
  ];
}
