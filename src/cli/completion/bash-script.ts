import type { Completion } from '../command-line/command-description.ts';
import type { CompletedCommand } from './completion-words.ts';

/**
 * For bash 4.3 and newer, without the package bash-completion. Bash splits words at `:` and `=` (`COMP_WORDBREAKS`) and replaces
 * only what follows them. So the script joins values with a colon, such as scopes, and offers them without the part up to the colon.
 */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const arms = commands.map(({ name, commands: following, options, argument }) => {
    const valued = options.filter(({ takesValue }) => takesValue);
    const words = following.map(({ word }) => word);
    return `    '${name}')
      case "$before" in
${valued.map(({ names, completion }) => `        ${names.join('|')}) ${action(completion)} ;;\n`).join('')}        *)
          if [[ $current == -* ]]; then ${action(options.flatMap(({ names }) => names))}
          else ${action(words.length > 0 ? words : argument)}; fi ;;
      esac ;;`;
  });
  const names = commands.map(({ name }) => name).filter((name) => name !== '');
  return `# bash completion for dragoman
_dragoman() {
  local current before name='' typed='' glued='' word
  local -a words=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [[ $word == = ]]; then glued=''; continue; fi
    if [[ $word == :* || ( -n $glued && -n $word ) ]] && (( \${#words[@]} > 0 )); then words[-1]+=$word
    else words+=("$word"); fi
    if [[ $word == *: ]]; then glued=yes; else glued=''; fi
  done
  if [[ \${COMP_WORDS[COMP_CWORD]} == = ]]; then words+=(''); fi
  current=\${words[-1]} before=''
  if (( \${#words[@]} > 1 )); then before=\${words[-2]}; fi
  if [[ $COMP_WORDBREAKS == *:* ]]; then typed=\${current%"\${current##*:}"}; fi
  COMPREPLY=()
  for word in "\${words[@]:0:\${#words[@]}-1}"; do
    case "\${name:+$name }$word" in
      ${names.map((name) => `'${name}'`).join('|')}) name="\${name:+$name }$word" ;;
      *) break ;;
    esac
  done
  case "$name" in
${arms.join('\n')}
  esac
  if [[ -n $typed ]]; then COMPREPLY=("\${COMPREPLY[@]#"$typed"}"); fi
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
