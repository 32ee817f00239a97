import { findBundle } from './processes/find-bundle.ts';
import { resolveByFolder } from './processes/resolve-by-folder.ts';

resolveByFolder();
const bundle = findBundle(new URL('../', import.meta.url));
// Errors then name the sources.
if (bundle !== undefined) process.setSourceMapsEnabled(true);
const commands: typeof import('./cli/run-command.ts') = await import(bundle ?? './cli/run-command.ts');
process.exitCode = await commands.runCommand(process.argv.slice(2), process);
