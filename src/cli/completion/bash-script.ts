import type { Completion } from '../command-line/command-description.ts';
import type { CompletedCommand } from './completion-words.ts';

/** For bash 4 and newer, without the package bash-completion. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const arms = commands.map(({ name, commands: following, options, argument }) => {
    const valued = options.filter(({ takesValue }) => takesValue);
    const words = following.map(({ word }) => word);
    return `    '${name}')
      case "$before" in
${valued.map(({ names, completion }) => `        ${names.join('|')}) ${action(completion)}; return ;;\n`).join('')}      esac
      if [[ $current == -* ]]; then ${action(options.flatMap(({ names }) => names))}
      else ${action(words.length > 0 ? words : argument)}; fi ;;`;
  });
  const names = commands.map(({ name }) => name).filter((name) => name !== '');
  return `# bash completion for dragoman
_dragoman() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} name='' word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${name:+$name }$word" in
      ${names.map((name) => `'${name}'`).join('|')}) name="\${name:+$name }$word" ;;
      *) break ;;
    esac
  done
  case "$name" in
${arms.join('\n')}
  esac
}
complete -F _dragoman dragoman
`;
}

function action(completion: Completion | undefined): string {
  if (completion === undefined) return ':';
  // File names with spaces are one word.
  if (completion === 'files')
    return `compopt -o filenames 2> /dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$current")`;
  if (completion === 'folders')
    return `compopt -o filenames 2> /dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$current")`;
  return `COMPREPLY=($(compgen -W '${completion.join(' ')}' -- "$current"))`;
}
