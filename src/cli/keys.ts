import { parseArgs } from 'node:util';
import { type Account, type ApiKey, type Scope, scopes } from '../contracts/stores/accounts.ts';
import { createKey, type KeyMaking } from '../features/accounts/create-key.ts';
import { keysHelp } from './keys-help.ts';

export interface KeysContext extends KeyMaking {
  write(line: string): void;
}

/** What was asked cannot be done; told to the operator as it stands, without a stack. */
class KeysError extends Error {}

/** The command line was not understood; its message is followed by where to look. */
class MisuseError extends Error {}

/** `dragoman keys …`. Answers the exit code: 0 done, 1 refused, 2 not understood. */
export async function runKeys(args: readonly string[], context: KeysContext): Promise<number> {
  const [command, ...rest] = args;
  const helpWanted = rest.includes('--help') || rest.includes('-h');
  if (command === undefined || command === 'help' || command === '--help' || command === '-h' || helpWanted) {
    context.write(keysHelp);
    return command === undefined ? 2 : 0;
  }
  try {
    switch (command) {
      case 'list':
        await listKeys(rest, context);
        break;
      case 'create':
        await createNewKey(rest, context);
        break;
      case 'rename':
        await renameKey(rest, context);
        break;
      case 'deactivate':
        await deactivateKey(rest, context);
        break;
      default:
        throw new MisuseError(`There is no command "${command}".`);
    }
    return 0;
  } catch (error) {
    if (error instanceof KeysError) {
      context.write(error.message);
      return 1;
    }
    if (!(error instanceof MisuseError || isParseError(error))) throw error;
    context.write(`${error.message} See: dragoman keys --help`);
    return 2;
  }
}

/** What `parseArgs` throws for options it does not know. */
function isParseError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

async function listKeys(args: readonly string[], { accounts, write }: KeysContext): Promise<void> {
  parseArgs({ args: [...args], options: {} });
  const known = await accounts.listAccounts();
  if (known.length === 0) throw new KeysError(noAccount);
  for (const account of known) {
    const keys = await accounts.listKeys(account.id);
    write(`${account.name} (${account.plan}): ${keys.length === 0 ? 'no keys' : ''}`.trimEnd());
    for (const key of keys) for (const line of describeKey(key)) write(`  ${line}`);
  }
}

async function createNewKey(args: readonly string[], context: KeysContext): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      label: { type: 'string' },
      admin: { type: 'boolean', default: false },
      scope: { type: 'string', multiple: true },
      limit: { type: 'string' },
    },
  });
  if (values.admin && (values.scope !== undefined || values.limit !== undefined))
    throw new KeysError('An admin key takes neither --scope nor --limit: it may only call the admin endpoints.');
  const account = await firstAccount(context);
  if (values.admin && account.plan !== 'pro')
    throw new KeysError(`Admin keys need the plan "pro"; this account is on "${account.plan}".`);
  const created = await createKey(context, {
    account,
    kind: values.admin ? 'admin' : 'developer',
    label: values.label === undefined ? undefined : labelOf(values.label),
    scopes: values.scope?.map(scopeOf),
    characterLimit: values.limit === undefined ? undefined : limitOf(values.limit),
  });
  if (created === undefined) throw new Error('The random secret exists already.');
  for (const line of describeKey(created.key)) context.write(line);
  context.write('');
  context.write(`Secret, shown only this once: ${created.secret}`);
}

async function renameKey(args: readonly string[], context: KeysContext): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [id, label, ...more] = positionals;
  if (id === undefined || label === undefined || more.length > 0)
    throw new MisuseError('"keys rename" takes an id and a label (quote a label that has spaces).');
  const { accounts } = context;
  const renamed = await changeKey(context, (accountId) => accounts.changeKey(accountId, id, { label: labelOf(label) }));
  if (renamed === undefined) throw new KeysError(unknownKey(id));
  context.write(`Renamed ${renamed.masked} to "${renamed.label}".`);
}

async function deactivateKey(args: readonly string[], context: KeysContext): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new MisuseError('"keys deactivate" takes one id.');
  const { accounts, clock } = context;
  const now = clock.now();
  const ended = await changeKey(context, (accountId) => accounts.deactivateKey(accountId, id, now));
  if (ended?.deactivatedAt == null) throw new KeysError(unknownKey(id));
  const already = ended.deactivatedAt.getTime() !== now.getTime();
  const name = `"${ended.label}" (${ended.masked})`;
  context.write(
    already ? `${name} was deactivated ${ended.deactivatedAt.toISOString()} already.` : `Deactivated ${name}.`,
  );
}

/** The operator owns every account, so an id is looked for in all of them. */
async function changeKey(
  { accounts }: KeysContext,
  change: (accountId: string) => Promise<ApiKey | undefined>,
): Promise<ApiKey | undefined> {
  for (const account of await accounts.listAccounts()) {
    const changed = await change(account.id);
    if (changed !== undefined) return changed;
  }
  return undefined;
}

async function firstAccount({ accounts }: KeysContext): Promise<Account> {
  const [account] = await accounts.listAccounts();
  if (account === undefined) throw new KeysError(noAccount);
  return account;
}

function describeKey(key: ApiKey): readonly string[] {
  const state = key.deactivatedAt === null ? 'active' : `deactivated ${key.deactivatedAt.toISOString()}`;
  const limit = key.characterLimit === null ? '' : `, at most ${key.characterLimit} characters a month`;
  const covers = key.scopes === null ? '' : `, only ${key.scopes.join(' ')}`;
  return [
    `${key.id}`,
    `  ${key.kind} key ${key.masked} "${key.label}", made ${key.createdAt.toISOString()}, ${state}${limit}${covers}`,
  ];
}

function labelOf(given: string): string {
  const label = given.trim();
  if (label === '') throw new KeysError('A label may not be empty.');
  return label;
}

function scopeOf(given: string): Scope {
  const scope = scopes.find((candidate) => candidate === given);
  if (scope === undefined) throw new KeysError(`There is no scope "${given}". Scopes: ${scopes.join(', ')}.`);
  return scope;
}

function limitOf(given: string): number {
  const limit = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (!Number.isSafeInteger(limit)) throw new KeysError(`--limit takes a whole number of characters, not "${given}".`);
  return limit;
}

const noAccount = 'There is no account yet; the first start of the server makes it, and its keys.';

function unknownKey(id: string): string {
  return `There is no key "${id}"; "dragoman keys list" shows the ids (two GUIDs joined by a colon).`;
}
