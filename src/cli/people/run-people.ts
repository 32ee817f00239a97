import { type Role, roles } from '../../contracts/stores/accounts.ts';
import { type Invited, PeopleAdministration } from '../../features/people/people-administration.ts';
import { normalizeEmail } from '../../features/people/person-fields.ts';
import { invitationUrl, toPersonAnswer } from '../../http/routes/people/people-schemas.ts';
import type { AdministrationContext } from '../administration/administration-context.ts';
import { findAccount, takeArguments } from '../administration/read-arguments.ts';
import { runSubcommand } from '../administration/subcommand.ts';
import { writeJson } from '../command-line/command-context.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseCommandLine } from '../command-line/parse-command-line.ts';
import { inviteDescription, listDescription } from './people-commands.ts';

/** `dragoman people …`: the name of the command, then its arguments. Returns the exit code. */
export function runPeople(args: readonly string[], context: AdministrationContext): Promise<number> {
  return runSubcommand({ list, invite }, args, context);
}

async function list(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { values } = parseCommandLine(args, listDescription);
  const account = await findAccount(context.accounts, values.account);
  const people = (await context.people.list(account.id)).map(toPersonAnswer);
  if (values.json === true) return writeJson(context, { people });
  if (people.length === 0) context.write(`${account.name}: nobody`);
  for (const { person_id, name, email, role, state } of people) {
    context.write(person_id);
    context.write(`  ${role} ${email} "${name}", ${state}`);
  }
}

async function invite(args: readonly string[], context: AdministrationContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, inviteDescription);
  const [email] = takeArguments(positionals, ['email'] as const, '"people invite" takes one email address.');
  const role = values.role === undefined ? undefined : roleOf(values.role);
  const { accounts, people, act, publicAddress } = context;
  const account = await findAccount(accounts, values.account);
  const administration = new PeopleAdministration(context);
  const known = (await people.list(account.id)).find((person) => person.email === normalizeEmail(email));
  const invited: Invited =
    known === undefined
      ? await administration.invite(account.id, { name: values.name ?? email, email, role: role ?? 'user' }, act)
      : await administration.inviteAgain(account.id, known.id, act);
  const invitation_url = invitationUrl(publicAddress, invited.token);
  if (values.json === true) return writeJson(context, { ...toPersonAnswer(invited.person), invitation_url });
  context.write(`${invited.person.role} ${invited.person.email}`);
  context.write('');
  context.write(`Link, shown only this once: ${invitation_url}`);
}

function roleOf(given: string): Role {
  const role = roles.find((candidate) => candidate === given);
  if (role === undefined) throw new MisuseError(`There is no role "${given}". Roles: ${roles.join(', ')}.`);
  return role;
}
