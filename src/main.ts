import { resolveByFolder } from './processes/resolve-by-folder.ts';

resolveByFolder();
const { runCommand } = await import('./cli/run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2), process);
