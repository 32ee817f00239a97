import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { basename, delimiter, isAbsolute, join } from 'node:path';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { type ModeStage, parseModeFile } from './mode-file.ts';
import { readModeName } from './mode-names.ts';
import { cutMode, type ModeParts, withoutTagger } from './mode-parts.ts';
import { findTargetAnalyser } from './terms/target-analyser.ts';

/** A direction that can run: all its programs and files are there. Programs are absolute paths. */
export interface InstalledMode {
  readonly name: string;
  readonly stages: readonly ModeStage[];
  /** Absent when the mode cannot carry inline codes. */
  readonly parts: ModeParts | undefined;
  /** Of the target language, where one is installed that fits the mode's generator. */
  readonly targetAnalyser?: ModeStage | undefined;
  /** Changes when a file or program of the mode does. */
  readonly fingerprint: string;
}

export interface SkippedMode {
  readonly name: string;
  readonly reason: string;
}

export interface ModeCatalogue {
  readonly pairs: readonly LanguagePair[];
  readonly skipped: readonly SkippedMode[];
  /** Programs that modes name and the machine lacks. */
  readonly missingPrograms: readonly string[];
  readonly fingerprint: string;
  find(pair: LanguagePair): InstalledMode | undefined;
}

export interface ModeLocations {
  readonly modesDirectory: string;
  /** Folders of programs, in the form of `PATH`. */
  readonly searchPath: string;
}

/** Reads every mode file and keeps those that are plain directions and complete. Two modes of one pair: the longer name. */
export function readInstalledModes({ modesDirectory, searchPath }: ModeLocations): ModeCatalogue {
  const files = new FileFacts(searchPath.split(delimiter));
  const modes = new Map<string, InstalledMode>();
  const pairs = new Map<string, LanguagePair>();
  const skipped: SkippedMode[] = [];
  for (const name of modeNames(modesDirectory)) {
    const directions = readModeName(name);
    if ('skipped' in directions) {
      skipped.push({ name, reason: directions.skipped });
      continue;
    }
    const mode = readMode(name, join(modesDirectory, `${name}.mode`), files);
    if ('reason' in mode) {
      skipped.push(mode);
      continue;
    }
    for (const source of directions.sources) {
      for (const target of directions.targets) {
        const key = `${source} ${target}`;
        const rival = modes.get(key);
        if (rival !== undefined && rival.name.length > name.length) continue;
        modes.set(key, mode);
        pairs.set(key, { source, target });
      }
    }
  }
  const fingerprints = [...modes.values()].map((mode) => mode.fingerprint);
  return {
    pairs: [...pairs.values()],
    skipped,
    missingPrograms: files.missingPrograms(),
    fingerprint: fingerprintOf(fingerprints),
    find: ({ source, target }) => modes.get(`${source} ${target}`),
  };
}

function modeNames(directory: string): readonly string[] {
  let entries: string[];
  try {
    entries = readdirSync(directory);
  } catch {
    return [];
  }
  const suffix = '.mode';
  const names = entries.filter((entry) => entry.endsWith(suffix)).map((entry) => entry.slice(0, -suffix.length));
  return names.sort();
}

function readMode(name: string, path: string, files: FileFacts): InstalledMode | SkippedMode {
  const stages = parseModeFile(readFileSync(path, 'utf8'));
  if (stages === undefined) return { name, reason: 'more than a pipe of plain commands' };
  const resolved: ModeStage[] = [];
  const facts: string[] = [files.fact(path) ?? ''];
  for (const stage of stages) {
    const program = files.findProgram(stage.program);
    if (program === undefined) return { name, reason: `program '${stage.program}' is missing` };
    facts.push(files.fact(program) ?? '');
    for (const argument of stage.arguments) {
      if (!isAbsolute(argument)) continue;
      const fact = files.fact(argument);
      if (fact === undefined) return { name, reason: `file '${argument}' is missing` };
      facts.push(fact);
    }
    resolved.push({ program, arguments: stage.arguments });
  }
  const usable = hasCrashingTagger(resolved, files) ? (withoutTagger(resolved) ?? resolved) : resolved;
  const parts = cutMode(usable, files.findProgram('apertium-wblank-detach'));
  const targetAnalyser = findTargetAnalyser(resolved, (path) => files.fact(path) !== undefined);
  facts.push(files.fact(targetAnalyser?.arguments.at(-1) ?? '') ?? '');
  return { name, stages: usable, parts, targetAnalyser, fingerprint: fingerprintOf(facts) };
}

/** Models that crash their tagger on most sentences, by the size of the file: Debian 12 has one for three directions. */
const crashingModels = new Map([
  ['rus-bel.prob', 1_600_799],
  ['rus-ukr.prob', 1_600_799],
  ['ukr-rus.prob', 1_600_799],
]);

function hasCrashingTagger(stages: readonly ModeStage[], files: FileFacts): boolean {
  const model = stages.flatMap((stage) => stage.arguments).find((argument) => argument.endsWith('.prob'));
  const size = model === undefined ? undefined : crashingModels.get(basename(model));
  return model !== undefined && size !== undefined && files.fact(model)?.split(' ').at(-2) === String(size);
}

/** Remembers what was found on disk, since modes share programs and files. */
class FileFacts {
  readonly #folders: readonly string[];
  readonly #programs = new Map<string, string | undefined>();
  readonly #facts = new Map<string, string | undefined>();

  constructor(folders: readonly string[]) {
    this.#folders = folders.filter((folder) => folder !== '');
  }

  findProgram(name: string): string | undefined {
    if (!this.#programs.has(name)) {
      const paths = isAbsolute(name) ? [name] : this.#folders.map((folder) => join(folder, name));
      this.#programs.set(
        name,
        paths.find((path) => this.fact(path) !== undefined),
      );
    }
    return this.#programs.get(name);
  }

  missingPrograms(): readonly string[] {
    return [...this.#programs].filter(([, path]) => path === undefined).map(([name]) => name);
  }

  /** Path, size and time of change, or undefined if there is no such file. */
  fact(path: string): string | undefined {
    if (!this.#facts.has(path)) {
      const stats = fileStats(path);
      this.#facts.set(path, stats?.isFile() ? `${path} ${stats.size} ${stats.mtimeMs}` : undefined);
    }
    return this.#facts.get(path);
  }
}

function fileStats(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
