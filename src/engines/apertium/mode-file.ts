/** One process of a translation pipeline. */
export interface ModeStage {
  readonly program: string;
  readonly arguments: readonly string[];
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
    stages.push({ program, arguments: ['-z', ...given.map((argument) => unmarked(program, argument))] });
  }
  return stages;
}

const tokenPattern = /'([^']*)'|"([^"]*)"|(\|)|([^\s|'"]+)/g;

const shellSyntax = /[;&<>`*?(){}\\]/;

/** Some modes fix the generator to `-g`, which marks unknown words whatever the caller asks. */
function unmarked(program: string, argument: string): string {
  return program === 'lt-proc' && argument === '-g' ? '-n' : argument;
}
