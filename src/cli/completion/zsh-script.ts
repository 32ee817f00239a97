import type { Completion } from '../command-line/command-description.ts';
import type { CompletedCommand, CompletedOption } from './completion-words.ts';

/** For zsh with its completion system (`compinit`). */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const arms = commands.map(({ name, commands: following, options, argument }) => {
    const words = following.map(({ word, summary }) => `      ${quoted(`${word}:${summary.replaceAll(':', '\\:')}`)}`);
    const last =
      following.length > 0
        ? `    local -a commands=(\n${words.join('\n')}\n    )\n    _describe command commands\n    [[ $PREFIX == -* ]] && _arguments -s ${options.map(optionSpec).join(' ')}`
        : `    _arguments -s -S ${options.map(optionSpec).join(' ')} ${quoted(`*:argument:${action(argument)}`)}`;
    return `  ${quoted(name)})\n${last}\n    ;;`;
  });
  const names = commands.map(({ name }) => name).filter((name) => name !== '');
  return `#compdef dragoman
_dragoman() {
  local name='' word
  local -i depth=1
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${name:+$name }$word" in
      ${names.map((name) => `(${quoted(name)})`.slice(1, -1)).join('|')}) name="\${name:+$name }$word"; depth+=1 ;;
      *) break ;;
    esac
  done
  # Options and arguments are those after the name of the command.
  words=("\${(@)words[depth,-1]}")
  (( CURRENT -= depth - 1 ))
  case "$name" in
${arms.join('\n')}
  esac
}
compdef _dragoman dragoman
`;
}

function optionSpec({ names, takesValue, completion, help }: CompletedOption): string {
  const explanation = `[${help.replace(/[[\]]/g, '')}]`;
  if (!takesValue) return names.map((name) => quoted(`*${name}${explanation}`)).join(' ');
  // After `=` and `+`, the value may also follow in the same word: `--formality=more`, `-tes`.
  return names
    .map((name) => `*${name}${name.startsWith('--') ? '=' : '+'}${explanation}:value:${action(completion)}`)
    .map(quoted)
    .join(' ');
}

function action(completion: Completion | undefined): string {
  if (completion === undefined) return ' ';
  if (completion === 'files') return '_files';
  if (completion === 'folders') return '_files -/';
  return `(${completion.join(' ').replaceAll(':', '\\:')})`;
}

/** In single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
