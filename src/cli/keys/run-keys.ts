import { type Account, type ApiKey, type Scope, scopeAliases, scopes } from '../../contracts/stores/accounts.ts';
import { KeyAdministration, keyLimits } from '../../features/administration/key-administration.ts';
import type { AdministrationContext } from '../administration/administration-context.ts';
import {
  findAccount,
  listAccounts,
  readDayOrMoment,
  readNumber,
  readNumberOrNone,
  takeArguments,
} from '../administration/read-arguments.ts';
import { runSubcommand } from '../administration/subcommand.ts';
import { writeJson } from '../command-line/command-context.ts';
import { CommandFailure, MisuseError } from '../command-line/command-errors.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import { describeKey, keyAsJson } from './describe-key.ts';
import {
  createDescription,
  deactivateDescription,
  expireDescription,
  limitDescription,
  listDescription,
  renameDescription,
  rotateDescription,
} from './keys-commands.ts';

/** `dragoman keys …`: the name of the command, then its arguments. Returns the exit code. */
export function runKeys(args: readonly string[], context: AdministrationContext): Promise<number> {
  const subcommands = { list, create, rename, limit, expire, rotate, deactivate };
  return runSubcommand(subcommands, args, context);
}

async function list(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { accounts, clock, write } = context;
  const { values } = parseCommandLine(args, listDescription);
  const shown =
    values.account === undefined ? await listAccounts(accounts) : [await findAccount(accounts, values.account)];
  if (values.json === true) {
    const keys = await Promise.all(
      shown.map(async (account) => (await keysOf(account, accounts)).map((key) => keyAsJson(key, account))),
    );
    writeJson(context, { keys: keys.flat() });
    return;
  }
  for (const account of shown) {
    const keys = await keysOf(account, accounts);
    write(`${account.name} (${account.plan}): ${keys.length === 0 ? 'no keys' : ''}`.trimEnd());
    for (const key of keys) for (const line of describeKey(key, clock.now())) write(`  ${line}`);
  }
}

async function create(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { values } = parseCommandLine(args, createDescription);
  const {
    admin = false,
    label,
    scope,
    limit: characters,
    expires,
    'requests-per-minute': rate,
    'speech-minutes': minutes,
  } = values;
  if (admin && [scope, characters, minutes].some((given) => given !== undefined))
    throw new MisuseError(
      'An admin key takes neither --scope nor --limit nor --speech-minutes: it may only call the admin endpoints.',
    );
  const account = await findAccount(context.accounts, values.account);
  if (admin && account.plan !== 'pro')
    throw new CommandFailure(`Admin keys need the plan "pro"; this account is on "${account.plan}".`);
  const { key, secret } = await administration(context).create(
    account,
    {
      kind: admin ? 'admin' : 'developer',
      label: label?.trim(),
      scopes: scope?.map(scopeOf),
      characterLimit: characters === undefined ? undefined : readNumber('--limit', characters),
      speechMillisecondLimit:
        minutes === undefined ? undefined : toMilliseconds(readNumber('--speech-minutes', minutes)),
      requestsPerMinute: rate === undefined ? undefined : readRate(rate),
      expiresAt: expires === undefined ? undefined : readDayOrMoment('--expires', expires),
    },
    context.act,
  );
  writeKey({ account, key, secret, json: values.json === true }, context);
}

async function rename(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, renameDescription);
  const what = '"keys rename" takes an id and a label (quote a label that has spaces).';
  const [id, label] = takeArguments(positionals, ['id', 'label'] as const, what);
  const { account, keys, act } = await locate(id, context);
  const renamed = await keys.rename(account.id, id, label.trim(), act);
  if (values.json === true) writeJson(context, keyAsJson(renamed, account));
  else context.write(`Renamed ${renamed.masked} to "${renamed.label}".`);
}

async function limit(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, limitDescription);
  const [id] = takeArguments(positionals, ['id'] as const, '"keys limit" takes one id.');
  const { characters, 'speech-minutes': minutes, 'requests-per-minute': rate } = values;
  if (characters === undefined && minutes === undefined && rate === undefined)
    throw new MisuseError('"keys limit" needs --characters, --speech-minutes or --requests-per-minute.');
  const { account, key, keys, act } = await locate(id, context);
  if (key.kind === 'admin' && characters !== undefined) throw new CommandFailure('An admin key uses no characters.');
  if (key.kind === 'admin' && minutes !== undefined) throw new CommandFailure('An admin key uses no speech.');
  const speech = minutes === undefined ? undefined : readNumberOrNone('--speech-minutes', minutes);
  const limits = {
    ...(characters !== undefined && { characterLimit: readNumberOrNone('--characters', characters) }),
    ...(speech !== undefined && { speechMillisecondLimit: speech === null ? null : toMilliseconds(speech) }),
    ...(rate !== undefined && { requestsPerMinute: rate === 'none' ? null : readRate(rate) }),
  };
  writeChanged({ account, key: await keys.setLimits(account.id, id, limits, act), json: values.json }, context);
}

async function expire(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, expireDescription);
  const [id, end] = takeArguments(
    positionals,
    ['id', 'end'] as const,
    '"keys expire" takes an id and a day or "never".',
  );
  const expiresAt = end === 'never' ? null : readDayOrMoment('"keys expire"', end);
  const { account, keys, act } = await locate(id, context);
  writeChanged({ account, key: await keys.setExpiry(account.id, id, expiresAt, act), json: values.json }, context);
}

async function rotate(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, rotateDescription);
  const [id] = takeArguments(positionals, ['id'] as const, '"keys rotate" takes one id.');
  const overlapSeconds = readNumber('--overlap', values.overlap ?? '0') * 3600;
  if (overlapSeconds > keyLimits.overlapSeconds)
    throw new MisuseError(`--overlap is at most ${keyLimits.overlapSeconds / 3600} hours.`);
  const { account, keys, act } = await locate(id, context);
  const { key, secret } = await keys.rotate(account, id, overlapSeconds, act);
  writeKey({ account, key, secret, json: values.json === true }, context);
}

async function deactivate(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, deactivateDescription);
  const [id] = takeArguments(positionals, ['id'] as const, '"keys deactivate" takes one id.');
  const { account, key, keys, act } = await locate(id, context);
  await keys.deactivate(account.id, id, act);
  if (values.json === true) {
    writeJson(context, keyAsJson((await locate(id, context)).key, account));
    return;
  }
  const name = `"${key.label}" (${key.masked})`;
  context.write(
    key.deactivatedAt === null
      ? `Deactivated ${name}.`
      : `${name} was deactivated ${key.deactivatedAt.toISOString()} already.`,
  );
}

function administration(context: AdministrationContext): KeyAdministration {
  return new KeyAdministration(context, ['developer', 'admin']);
}

/** Those of people are shown with the people. */
async function keysOf({ id }: Account, accounts: AdministrationContext['accounts']): Promise<readonly ApiKey[]> {
  return (await accounts.listKeys(id)).filter(({ person }) => person === undefined);
}

interface Located {
  readonly account: Account;
  readonly key: ApiKey;
  readonly keys: KeyAdministration;
  readonly act: AdministrationContext['act'];
}

/** The operator owns every account, so an id is looked for in all of them. */
async function locate(id: string, context: AdministrationContext): Promise<Located> {
  const { accounts, act } = context;
  for (const account of await accounts.listAccounts()) {
    const key = (await keysOf(account, accounts)).find((known) => known.id === id.toLowerCase());
    if (key !== undefined) return { account, key, keys: administration(context), act };
  }
  throw new CommandFailure(
    `There is no key "${id}"; "dragoman keys list" shows the ids (two GUIDs joined by a colon).`,
  );
}

interface NewSecret {
  readonly account: Account;
  readonly key: ApiKey;
  readonly secret: string;
  readonly json: boolean;
}

function writeKey({ account, key, secret, json }: NewSecret, context: AdministrationContext): void {
  const { clock, write } = context;
  if (json) {
    writeJson(context, { api_key: secret, ...keyAsJson(key, account) });
    return;
  }
  for (const line of describeKey(key, clock.now())) write(line);
  write('');
  write(`Secret, shown only this once: ${secret}`);
}

interface ChangedKey {
  readonly account: Account;
  readonly key: ApiKey;
  readonly json: boolean | undefined;
}

function writeChanged({ account, key, json = false }: ChangedKey, context: AdministrationContext): void {
  if (json) writeJson(context, keyAsJson(key, account));
  else for (const line of describeKey(key, context.clock.now())) context.write(line);
}

const millisecondsPerMinute = 60_000;

function toMilliseconds(minutes: number): number {
  return minutes * millisecondsPerMinute;
}

function readRate(given: string): number {
  const rate = readNumber('--requests-per-minute', given);
  if (rate < 1 || rate > keyLimits.requestsPerMinute)
    throw new MisuseError(`--requests-per-minute is a whole number from 1 to ${keyLimits.requestsPerMinute}.`);
  return rate;
}

function scopeOf(given: string): Scope {
  const scope = scopes.find((candidate) => candidate === (scopeAliases[given] ?? given));
  if (scope === undefined) throw new MisuseError(`There is no scope "${given}". Scopes: ${scopes.join(', ')}.`);
  return scope;
}
