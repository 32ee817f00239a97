// Imported before a test file, or a program that tests kill: their modules are then found as those of `src/main.ts` are, which saves up to
// half a second of processor time where they load the whole application.
import { resolveByFolder } from '../../src/processes/resolve-by-folder.ts';

resolveByFolder();
