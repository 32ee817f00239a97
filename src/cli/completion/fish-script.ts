import type { Completion } from '../command-line/command-description.ts';
import type { CompletedCommand } from './completion-words.ts';

/** For fish 3 and newer. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, commands: following, options, argument }) => {
    const condition = `-n ${quoted(`__dragoman_at ${quoted(name)}`)}`;
    return [
      ...following.map(
        ({ word, summary }) => `complete -c dragoman ${condition} -f -a ${quoted(word)} -d ${quoted(summary)}`,
      ),
      ...options.map(({ names, takesValue, completion, help }) => {
        const [long = '', short] = names;
        const name = `-l ${long.slice(2)}${short === undefined ? '' : ` -s ${short.slice(1)}`}`;
        const value = takesValue ? ` ${action(completion, '-x')}` : '';
        return `complete -c dragoman ${condition} ${name}${value} -d ${quoted(help)}`;
      }),
      ...(following.length > 0 ? [] : [`complete -c dragoman ${condition} ${action(argument, '-f')}`]),
    ];
  });
  const names = commands.map(({ name }) => name).filter((name) => name !== '');
  return `# fish completion for dragoman
function __dragoman_at --argument-names wanted
    set -l name
    for word in (commandline -opc)[2..-1]
        set -l longer (string join -- ' ' $name $word)
        contains -- $longer ${names.map(quoted).join(' ')}; or break
        set name $longer
    end
    test "$name" = "$wanted"
end
${lines.join('\n')}
`;
}

/** With `none`, fish offers no files. */
function action(completion: Completion | undefined, none: '-x' | '-f'): string {
  if (completion === undefined) return none;
  if (completion === 'files') return none === '-x' ? '-r -F' : '-F';
  if (completion === 'folders') return `${none} -a '(__fish_complete_directories)'`;
  return `${none} -a ${quoted(completion.join(' '))}`;
}

/** In single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
