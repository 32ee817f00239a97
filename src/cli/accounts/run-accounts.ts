import { type Account, type Plan, plans } from '../../contracts/stores/accounts.ts';
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
import { runSubcommand } from '../administration/subcommand.ts';
import { writeJson } from '../command-line/command-context.ts';
import { CommandFailure, MisuseError } from '../command-line/command-errors.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import { auditDescription, changeDescription, createDescription, listDescription } from './accounts-commands.ts';
import { accountAsJson, auditEntryAsJson } from './accounts-json.ts';

/** `dragoman accounts …`: the name of the command, then its arguments. Returns the exit code. */
export function runAccounts(args: readonly string[], context: AdministrationContext): Promise<number> {
  const subcommands = { list, create, change, audit };
  return runSubcommand(subcommands, args, context);
}

async function list(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { accounts, write } = context;
  const { values } = parseCommandLine(args, listDescription);
  const known = await listAccounts(accounts);
  const active = (account: Account): Promise<number> => countActiveKeys(account, context);
  if (values.json === true) {
    const answers = known.map(async (account) => accountAsJson(account, await active(account)));
    writeJson(context, { accounts: await Promise.all(answers) });
    return;
  }
  for (const account of known) {
    const keys = await active(account);
    const parts = [
      `plan ${account.plan}`,
      `since ${account.createdAt.toISOString()}`,
      `${keys} active key${keys === 1 ? '' : 's'}`,
      ...(account.characterLimit === null ? [] : [`at most ${account.characterLimit} characters a month`]),
      ...(account.email === null ? [] : [`notices to ${account.email}`]),
      ...(account.qualityEvaluation ? ['quality evaluation'] : []),
    ];
    write(account.name);
    write(`  ${account.id}: ${parts.join(', ')}`);
  }
}

async function create(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, createDescription);
  const [name] = takeArguments(
    positionals,
    ['name'] as const,
    '"accounts create" takes one name (quote one with spaces).',
  );
  const account = await new AccountAdministration(context).create(
    {
      name: name.trim(),
      plan: planOf(values.plan ?? 'pro'),
      email: values.email,
      characterLimit: values.limit === undefined ? undefined : readNumber('--limit', values.limit),
    },
    context.act,
  );
  if (account === undefined) throw new CommandFailure(`There is an account "${name.trim()}" already.`);
  if (values.json === true) {
    writeJson(context, accountAsJson(account, 0));
    return;
  }
  context.write(`Made the account "${account.name}" on the plan ${account.plan}: ${account.id}`);
  context.write(`Next: dragoman keys create --account ${JSON.stringify(account.name)}`);
}

async function change(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, changeDescription);
  const [wanted] = takeArguments(positionals, ['account'] as const, '"accounts change" takes one name or id.');
  const { plan, email, limit, 'quality-evaluation': quality } = values;
  if ([plan, email, limit, quality].every((value) => value === undefined))
    throw new MisuseError('"accounts change" needs --plan, --email, --limit or --quality-evaluation.');
  const changes = {
    ...(plan !== undefined && { plan: planOf(plan) }),
    ...(email !== undefined && { email: email === 'none' ? null : email }),
    ...(limit !== undefined && { characterLimit: readNumberOrNone('--limit', limit) }),
    ...(quality !== undefined && { qualityEvaluation: isOn('--quality-evaluation', quality) }),
  };
  const account = await findAccount(context.accounts, wanted);
  const changed = await new AccountAdministration(context).change(account, changes, context.act);
  if (values.json === true) writeJson(context, accountAsJson(changed, await countActiveKeys(changed, context)));
  else context.write(`Changed the account "${changed.name}".`);
}

async function audit(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, auditDescription);
  if (positionals.length > 1) throw new MisuseError('"accounts audit" takes one name or id, or none.');
  const limit = readNumber('--last', values.last ?? '50', 1);
  const { accounts, auditLog, write } = context;
  const [wanted] = positionals;
  const accountId = wanted === undefined ? undefined : (await findAccount(accounts, wanted)).id;
  const names = new Map((await listAccounts(accounts)).map(({ id, name }) => [id, name]));
  const entries = await auditLog.list({ accountId, offset: 0, limit });
  if (values.json === true) {
    writeJson(context, { audit_log: entries.map((entry) => auditEntryAsJson(entry, names)) });
    return;
  }
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

async function countActiveKeys({ id }: Account, { accounts }: AdministrationContext): Promise<number> {
  return (await accounts.listKeys(id)).filter(
    ({ deactivatedAt, person }) => deactivatedAt === null && person === undefined,
  ).length;
}

function isOn(option: string, given: string): boolean {
  if (given !== 'on' && given !== 'off') throw new MisuseError(`${option} takes on or off, not "${given}".`);
  return given === 'on';
}

function planOf(given: string): Plan {
  const plan = plans.find((candidate) => candidate === given);
  if (plan === undefined) throw new MisuseError(`There is no plan "${given}". Plans: ${plans.join(', ')}.`);
  return plan;
}
