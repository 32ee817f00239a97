import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findProgram } from '../../../processes/find-program.ts';
import { fingerprintOf } from '../../shared/fingerprint.ts';
import type { ModeStage } from '../mode-file.ts';
import missingClasses from './missing-classes.json' with { type: 'json' };
import { TaggerModel } from './tagger-model.ts';
import { reportingTagger } from './tagger-reports.ts';

/** Stages as they are started. */
export interface PreparedStages {
  readonly stages: readonly ModeStage[];
  /**
   * Takes in classes of readings that the tagger of these stages has reported. True when stages prepared anew would know
   * more of them: then what these stages answered from that message on may be wrong, and they must be replaced.
   */
  learn(newClasses: readonly string[]): boolean;
}

/** To be raised when `TaggerModel.complete` makes another model of the same classes. */
const completionRevision = 2;

export interface TaggerModelsOptions {
  /** Folder of completed models and of what was learnt, made when needed; a temporary one by default. */
  readonly folder?: string | undefined;
  /** Folders of programs, in the form of `PATH`. */
  readonly searchPath: string;
  /** Names of classes known to be missing, by the name of the model's file without its ending. */
  readonly known?: Readonly<Record<string, readonly string[]>> | undefined;
}

interface KnownModel {
  readonly model: TaggerModel;
  readonly identity: string;
  readonly classes: Set<string>;
}

/**
 * Models of statistical taggers without what makes them forget.
 *
 * Apertium's tagger, when it meets a set of readings that its model lacks, overwrites the open class of the loaded model
 * with a similar one: from then on it reads unknown words otherwise, whoever sends them. A model that has the class never
 * comes there. So each class that a tagger reports is added to its model, with the probabilities of the class that the
 * tagger would have looked for, and the message that taught it is sent again: answers do not depend on what came before.
 */
export class TaggerModels {
  readonly #preferredFolder: string | undefined;
  readonly #known: Readonly<Record<string, readonly string[]>>;
  /** By path, size and time of the file; undefined for those of another kind. */
  readonly #models = new Map<string, KnownModel | undefined>();
  /** Reads what taggers report. A machine without it runs them as they are. */
  readonly #perl: string | undefined;
  #temporaryFolder: string | undefined;

  constructor(options: TaggerModelsOptions) {
    this.#preferredFolder = options.folder;
    this.#known = options.known ?? missingClasses;
    this.#perl = findProgram('perl', options.searchPath);
  }

  prepare(stages: readonly ModeStage[]): PreparedStages {
    const perl = this.#perl;
    const index = stages.findIndex(isTagger);
    const stage = stages[index];
    const path = stage?.arguments.at(-1);
    const known = path === undefined || perl === undefined ? undefined : this.#read(path);
    if (stage === undefined || perl === undefined || known === undefined) return { stages, learn: () => false };
    const classes = new Set(known.classes);
    const completed = { ...stage, arguments: stage.arguments.with(-1, this.#write(known)) };
    return {
      stages: stages.toSpliced(index, 1, ...reportingTagger(completed, perl)),
      learn: (newClasses) => this.#learn(known, newClasses, classes),
    };
  }

  /** Removes what was only for this process. */
  [Symbol.dispose](): void {
    if (this.#temporaryFolder !== undefined) rmSync(this.#temporaryFolder, { recursive: true, force: true });
  }

  #learn(known: KnownModel, newClasses: readonly string[], atStart: ReadonlySet<string>): boolean {
    const added = [...new Set(newClasses)].filter((name) => !known.classes.has(name) && known.model.lacks(name));
    for (const name of added) known.classes.add(name);
    if (added.length > 0) this.#remember(known, added);
    return newClasses.some((name) => known.classes.has(name) && !atStart.has(name));
  }

  #read(path: string): KnownModel | undefined {
    const stats = statSync(path, { throwIfNoEntry: false });
    const key = `${path} ${stats?.size} ${stats?.mtimeMs}`;
    if (this.#models.has(key)) return this.#models.get(key);
    let known: KnownModel | undefined;
    try {
      const bytes = readFileSync(path);
      const model = new TaggerModel(bytes);
      const name = basename(path, '.prob');
      const identity = `${name}-${fingerprintOf([bytes.toString('latin1')])}`;
      const names = [...(this.#known[name] ?? []), ...this.#remembered(identity)];
      known = { model, identity, classes: new Set(names.filter((name) => model.lacks(name))) };
    } catch (error) {
      // A model of another kind of tagger, or none; the tagger itself reports what is wrong with it.
      if (!(error instanceof RangeError) && !isFileError(error)) throw error;
    }
    this.#models.set(key, known);
    return known;
  }

  /** Path of the model with all classes known by now. */
  #write({ model, identity, classes }: KnownModel): string {
    const names = [...classes].sort();
    const file = `${identity}-${fingerprintOf([String(completionRevision), ...names])}.prob`;
    return this.#inFolder((folder) => {
      const path = join(folder, file);
      if (!existsSync(path)) {
        const draft = `${path}.${process.pid}`;
        writeFileSync(draft, model.complete(names));
        renameSync(draft, path);
      }
      return path;
    });
  }

  #remembered(identity: string): readonly string[] {
    return this.#inFolder((folder) => {
      const path = join(folder, `${identity}.classes`);
      return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
    });
  }

  /** One line for each class; a line cut by the end of the process is a name that no model has. */
  #remember({ identity }: KnownModel, names: readonly string[]): void {
    const lines = names.map((name) => `${name}\n`).join('');
    try {
      this.#inFolder((folder) => appendFileSync(join(folder, `${identity}.classes`), lines));
    } catch (error) {
      // This process knows them; another one learns them again.
      if (!isFileError(error)) throw error;
    }
  }

  /** A folder that cannot be written, on a full disk for example, is left for a temporary one: all of it can be made again. */
  #inFolder<Result>(use: (folder: string) => Result): Result {
    const folder = this.#folder;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return use(folder);
    } catch (error) {
      if (this.#temporaryFolder !== undefined || !isFileError(error)) throw error;
      return use(this.#makeTemporaryFolder());
    }
  }

  get #folder(): string {
    return this.#temporaryFolder ?? this.#preferredFolder ?? this.#makeTemporaryFolder();
  }

  #makeTemporaryFolder(): string {
    this.#temporaryFolder = mkdtempSync(join(tmpdir(), 'dragoman-taggers-'));
    return this.#temporaryFolder;
  }
}

/** The only argument but switches is the model; perceptrons and unigrams have models of other kinds. */
function isTagger({ program, arguments: given }: ModeStage): boolean {
  return (
    basename(program) === 'apertium-tagger' && given.includes('-g') && !given.some((word) => /^-\w*[xuw]/.test(word))
  );
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
