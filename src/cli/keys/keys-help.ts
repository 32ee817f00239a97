import { scopes } from '../../contracts/stores/accounts.ts';

/** `dragoman keys --help`. */
export const keysHelp = `Makes, lists and ends the API keys of this installation.

Usage:
  dragoman keys list [--account ACCOUNT]
  dragoman keys create [--account ACCOUNT] [--label LABEL] [--scope SCOPE]... [--limit CHARACTERS]
                       [--requests-per-minute NUMBER] [--expires DAY]
  dragoman keys create --admin [--account ACCOUNT] [--label LABEL]
  dragoman keys rename ID LABEL
  dragoman keys limit ID [--characters NUMBER|none] [--requests-per-minute NUMBER|none]
  dragoman keys expire ID DAY|never
  dragoman keys rotate ID [--overlap HOURS]
  dragoman keys deactivate ID

Commands:
  list         All keys, with their ids, limits and scopes. Secrets are not kept, so they cannot be shown.
  create       Makes a key and prints its secret, this once.
  rename       Gives a key another label.
  limit        Sets what a key may use; none takes a limit away, 0 characters block all use.
  expire       Sets when a key ends by itself, at midnight UTC of the day.
  rotate       Gives a key another secret and prints it, this once. The old one ends at once or after the overlap.
  deactivate   Ends a key at once and for good. Running servers refuse it from their next request on.

Options of create:
  --account ACCOUNT     Name or id of the account. Default: the first one.
  --label LABEL         What the key is for, to tell it from others.
  --scope SCOPE         Lets the key call this only; repeat it for more. Without it the key may call everything.
  --limit CHARACTERS    Characters the key may use in a month; 0 blocks all use. Without it there is no limit.
  --requests-per-minute NUMBER
                        More are answered 429. Without it DRAGOMAN_KEY_REQUESTS_PER_MINUTE holds.
  --expires DAY         When the key ends by itself: 2027-01-31 (midnight UTC) or 2027-01-31T12:00:00Z.
  --admin               Makes a key for the admin endpoints (it has no scopes and no limit).

Scopes:
${wrapWords(scopes.join(' '), 100)}

A server that runs on the same data folder takes every change over at once.`;

function wrapWords(text: string, width: number): string {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `  ${line}`).join('\n');
}
