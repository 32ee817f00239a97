import { findBundle } from './processes/find-bundle.ts';
import { resolveByFolder } from './processes/resolve-by-folder.ts';
import { nameSourcesInStacks } from './processes/source-positions.ts';

resolveByFolder();
const bundle = findBundle(new URL('../', import.meta.url));
if (bundle !== undefined) nameSourcesInStacks();
const commands: typeof import('./cli/run-command.ts') = await import(bundle ?? './cli/run-command.ts');
process.exitCode = await commands.runCommand(process.argv.slice(2), process);
