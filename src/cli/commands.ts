import { accountsCommands } from './accounts/accounts-commands.ts';
import { backupDescription, restoreDescription } from './backup/backup-description.ts';
import { checkDescription } from './check/check-description.ts';
import type { CommandRun } from './command-line/command-context.ts';
import type { CommandDescription, CommandGroup } from './command-line/command-description.ts';
import { completionDescription } from './completion/completion-description.ts';
import { detectDescription } from './detect/detect-description.ts';
import { doctorDescription } from './doctor/doctor-description.ts';
import { documentDescription } from './document/document-description.ts';
import { glossariesCommands } from './glossaries/glossaries-commands.ts';
import { keysCommands } from './keys/keys-commands.ts';
import { languagesDescription } from './languages/languages-description.ts';
import { liveDescription } from './live/live-description.ts';
import { memoriesCommands } from './memories/memories-commands.ts';
import { modelsCommands } from './models/models-commands.ts';
import { migrateDescription, moveDescription } from './move/move-description.ts';
import { peopleCommands } from './people/people-commands.ts';
import { runDescription } from './run/run-description.ts';
import { serveDescription } from './serve/serve-description.ts';
import { speakDescription } from './speak/speak-description.ts';
import { transcribeDescription } from './transcribe/transcribe-description.ts';
import { translateDescription } from './translate/translate-description.ts';
import { usageDescription } from './usage/usage-description.ts';
import { workflowsCommands } from './workflows/workflows-commands.ts';
import { writeDescription } from './write/write-description.ts';

export interface CommandEntry {
  readonly description: CommandDescription | CommandGroup;
  /** The command ends at signals in its own way. */
  readonly handlesSignals?: boolean;
  /** Loaded when called: `dragoman keys` needs no engines. */
  load(): Promise<CommandRun>;
}

/** The commands, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    description: serveDescription,
    handlesSignals: true,
    load: async () => (await import('./serve.ts')).runServe,
  },
  { description: translateDescription, load: async () => (await import('./translate.ts')).runTranslate },
  { description: detectDescription, load: async () => (await import('./detect.ts')).runDetect },
  { description: writeDescription, load: async () => (await import('./write.ts')).runWrite },
  { description: documentDescription, load: async () => (await import('./document.ts')).runDocument },
  { description: speakDescription, load: async () => (await import('./speak.ts')).runSpeak },
  { description: transcribeDescription, load: async () => (await import('./transcribe.ts')).runTranscribe },
  {
    description: liveDescription,
    handlesSignals: true,
    load: async () => (await import('./live.ts')).runLive,
  },
  { description: runDescription, load: async () => (await import('./run.ts')).runRun },
  { description: checkDescription, load: async () => (await import('./check.ts')).runCheck },
  { description: languagesDescription, load: async () => (await import('./languages.ts')).runLanguages },
  { description: usageDescription, load: async () => (await import('./usage.ts')).runUsage },
  { description: glossariesCommands, load: async () => (await import('./glossaries.ts')).runGlossaries },
  { description: workflowsCommands, load: async () => (await import('./workflows.ts')).runWorkflows },
  { description: completionDescription, load: async () => (await import('./completion.ts')).runCompletion },
  { description: doctorDescription, load: async () => (await import('./doctor.ts')).runDoctor },
  { description: modelsCommands, load: async () => (await import('./models.ts')).runModels },
  { description: memoriesCommands, load: async () => (await import('./memories.ts')).runMemories },
  { description: backupDescription, load: async () => (await import('./backup.ts')).runBackup },
  { description: restoreDescription, load: async () => (await import('./restore.ts')).runRestore },
  { description: migrateDescription, load: async () => (await import('./migrate.ts')).runMigrate },
  { description: moveDescription, load: async () => (await import('./move.ts')).runMove },
  { description: keysCommands, load: async () => (await import('./keys.ts')).runKeysCommand },
  { description: peopleCommands, load: async () => (await import('./people.ts')).runPeopleCommand },
  { description: accountsCommands, load: async () => (await import('./accounts.ts')).runAccountsCommand },
];

export function commandNamed(name: string): CommandEntry | undefined {
  return commands.find(({ description }) => description.name === name);
}
