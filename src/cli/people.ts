import { withAdministration } from './administration/administration-context.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { runPeople } from './people/run-people.ts';

/** `dragoman people`. */
export const runPeopleCommand: CommandRun = (args, { write }) =>
  withAdministration(write, (context) => runPeople(args, context));
