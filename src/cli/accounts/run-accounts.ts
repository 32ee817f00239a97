import { parseArgs } from 'node:util';
import { type Plan, plans } from '../../contracts/stores/accounts.ts';
import type { AuditEntry } from '../../contracts/stores/audit.ts';
import { AccountAdministration } from '../../features/administration/account-administration.ts';
import type { AdministrationContext } from '../administration/administration-context.ts';
import {
  findAccount,
  listAccounts,
  readNumber,
  readNumberOrNone,
  takeArguments,
} from '../administration/read-arguments.ts';
import { MisunderstoodError, RefusedError, runSubcommand } from '../administration/run-subcommand.ts';
import { accountsHelp } from './accounts-help.ts';

/** `dragoman accounts …`. Answers the exit code: 0 done, 1 refused, 2 not understood. */
export function runAccounts(args: readonly string[], context: AdministrationContext): Promise<number> {
  const subcommands = { list, create, change, audit };
  return runSubcommand({ name: 'accounts', help: accountsHelp, subcommands }, args, context);
}

async function list(args: readonly string[], { accounts, write }: AdministrationContext): Promise<void> {
  parseArgs({ args: [...args], options: {} });
  for (const account of await listAccounts(accounts)) {
    const keys = (await accounts.listKeys(account.id)).filter(({ deactivatedAt }) => deactivatedAt === null);
    const parts = [
      `plan ${account.plan}`,
      `since ${account.createdAt.toISOString()}`,
      `${keys.length} active key${keys.length === 1 ? '' : 's'}`,
      ...(account.characterLimit === null ? [] : [`at most ${account.characterLimit} characters a month`]),
      ...(account.email === null ? [] : [`notices to ${account.email}`]),
    ];
    write(account.name);
    write(`  ${account.id}: ${parts.join(', ')}`);
  }
}

async function create(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { plan: { type: 'string', default: 'pro' }, email: { type: 'string' }, limit: { type: 'string' } },
  });
  const [name] = takeArguments(
    positionals,
    ['name'] as const,
    '"accounts create" takes one name (quote one with spaces).',
  );
  const account = await new AccountAdministration(context).create(
    {
      name: name.trim(),
      plan: planOf(values.plan),
      email: values.email,
      characterLimit: values.limit === undefined ? undefined : readNumber('--limit', values.limit),
    },
    context.act,
  );
  if (account === undefined) throw new RefusedError(`There is an account "${name.trim()}" already.`);
  context.write(`Made the account "${account.name}" on the plan ${account.plan}: ${account.id}`);
  context.write(`Next: dragoman keys create --account ${JSON.stringify(account.name)}`);
}

async function change(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { plan: { type: 'string' }, email: { type: 'string' }, limit: { type: 'string' } },
  });
  const [wanted] = takeArguments(positionals, ['account'] as const, '"accounts change" takes one name or id.');
  const { plan, email, limit } = values;
  if (plan === undefined && email === undefined && limit === undefined)
    throw new MisunderstoodError('"accounts change" needs --plan, --email or --limit.');
  const changes = {
    ...(plan !== undefined && { plan: planOf(plan) }),
    ...(email !== undefined && { email: email === 'none' ? null : email }),
    ...(limit !== undefined && { characterLimit: readNumberOrNone('--limit', limit) }),
  };
  const account = await findAccount(context.accounts, wanted);
  const changed = await new AccountAdministration(context).change(account, changes, context.act);
  context.write(`Changed the account "${changed.name}".`);
}

async function audit(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { last: { type: 'string', default: '50' } },
  });
  if (positionals.length > 1) throw new MisunderstoodError('"accounts audit" takes one name or id, or none.');
  const limit = readNumber('--last', values.last, 1);
  const { accounts, auditLog, write } = context;
  const [wanted] = positionals;
  const accountId = wanted === undefined ? undefined : (await findAccount(accounts, wanted)).id;
  const names = new Map((await listAccounts(accounts)).map(({ id, name }) => [id, name]));
  const entries = await auditLog.list({ accountId, offset: 0, limit });
  for (const entry of entries) for (const line of describeEntry(entry, names)) write(line);
}

function describeEntry(entry: AuditEntry, names: ReadonlyMap<string, string>): readonly string[] {
  const { at, action, actor, origin, accountId, subject, details } = entry;
  const from = origin === null ? '' : ` from ${origin}`;
  return [
    `${at.toISOString()} ${action} by ${actor}${from}, account "${names.get(accountId) ?? accountId}"`,
    `  ${subject} ${JSON.stringify(details)}`,
  ];
}

function planOf(given: string): Plan {
  const plan = plans.find((candidate) => candidate === given);
  if (plan === undefined) throw new MisunderstoodError(`There is no plan "${given}". Plans: ${plans.join(', ')}.`);
  return plan;
}
