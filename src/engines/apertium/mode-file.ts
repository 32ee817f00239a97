import { withTransferResets } from './transfer-resets.ts';

/** One process of a translation pipeline. */
export interface ModeStage {
  readonly program: string;
  readonly arguments: readonly string[];
  /** The process writes its standard error into its output, which the next stage reads. */
  readonly reports?: boolean;
}

/**
 * Reads a `.mode` file: one shell pipe, without running a shell. `$1` is the generator's flag (`-n`: no marks on unknown
 * words) and `$2` the tagger's, which is empty. Every stage gets `-z`, so that it answers at each NUL.
 *
 * Returns undefined when the file is more than a pipe of plain commands.
 */
export function parseModeFile(text: string): readonly ModeStage[] | undefined {
  const pipe: string[][] = [[]];
  for (const [, single, double, bar, bare] of text.matchAll(tokenPattern)) {
    if (bar !== undefined) {
      pipe.push([]);
      continue;
    }
    if (bare !== undefined && shellSyntax.test(bare)) return undefined;
    const word = (single ?? double ?? bare ?? '').replaceAll('$1', '-n').replaceAll('$2', '');
    if (word !== '') pipe.at(-1)?.push(word);
  }
  const stages: ModeStage[] = [];
  for (const [program, ...given] of pipe) {
    if (program === undefined) return undefined;
    stages.push(
      ...separateLookup(
        program,
        given.map((argument) => unmarked(program, argument)),
      ),
    );
  }
  return withTransferResets(withoutDependencies(stages));
}

/**
 * A constraint grammar that draws dependencies writes them as an extra tag (`<#3→7>`). A tagger takes it off; in a mode
 * without one the stages that follow stumble over it.
 */
function withoutDependencies(stages: readonly ModeStage[]): readonly ModeStage[] {
  if (stages.some((stage) => stage.program === 'apertium-tagger')) return stages;
  const last = stages.findLastIndex((stage) => stage.program === 'cg-proc');
  if (last === -1 || stages[last]?.arguments.includes('-g')) return stages;
  const filter = { program: 'sed', arguments: ['-z', '-u', '-E', 's/<#[0-9]+→[0-9]+>//g'] };
  return [...stages.slice(0, last + 1), filter, ...stages.slice(last + 1)];
}

const tokenPattern = /'([^']*)'|"([^"]*)"|(\|)|([^\s|'"]+)/g;

const shellSyntax = /[;&<>`*?(){}\\]/;

/**
 * Older modes let the transfer stage look words up in the bilingual dictionary. That way it loses the blanks bound to
 * words, so the lookup becomes a stage of its own, as the `apertium` command does it too.
 */
function separateLookup(program: string, given: readonly string[]): readonly ModeStage[] {
  const [rules, compiledRules, dictionary] = given;
  if (program !== 'apertium-transfer' || given.length !== 3 || rules?.startsWith('-') || !dictionary) {
    return [{ program, arguments: ['-z', ...given] }];
  }
  return [
    { program: 'lt-proc', arguments: ['-z', '-b', dictionary] },
    { program, arguments: ['-z', '-b', rules ?? '', compiledRules ?? ''] },
  ];
}

/** Some modes fix the generator to `-g`, which marks unknown words whatever the caller asks. */
function unmarked(program: string, argument: string): string {
  return program === 'lt-proc' && argument === '-g' ? '-n' : argument;
}
