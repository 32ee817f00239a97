import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a shell offers when the Tab key is pressed at the end of `line`, in a shell that has read the script. */
export type OfferedCompletions = (line: string, script: string, folder: string) => readonly string[];

/** The words of `line` as bash gives them to a function: `:` and `=` are words of their own. */
const offeredByBash: OfferedCompletions = (line, script, folder) => {
  const words = line.split(' ').flatMap((word) => word.match(/[:=]+|[^:=]+/g) ?? ['']);
  const code = `source "$0"
    [[ $(complete -p dragoman) == *' -F '* ]] || exit 1
    function_name=$(complete -p dragoman | sed 's/.* -F \\([^ ]*\\) .*/\\1/')
    COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=\${#COMP_LINE}
    "$function_name" dragoman
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  return linesOf(execFileSync('bash', ['--norc', '-c', code, script, ...words], { cwd: folder }).toString());
};

const offeredByFish: OfferedCompletions = (line, script, folder) => {
  const code = 'source $argv[1]; complete -C $argv[2] 2>&1';
  const out = execFileSync('fish', ['--no-config', '-c', code, script, line], { cwd: folder }).toString();
  // A tab separates each offer from its description.
  return linesOf(out).map((offer) => offer.replace(/\t.*/, '').replace(/\/$/, ''));
};

const zshConfiguration = `PROMPT= RPROMPT=
autoload -U compinit && compinit -D -u
source $SCRIPT
bindkey '^I' complete-word
compadd() {
  if [[ " \${(j: :)@[1,(i)(-|--)]}" != *' -'(O|A|D)* ]]; then
    local -a offers
    builtin compadd -A offers "$@"
    print -rl -- $offers >> $OFFERS
  fi
  builtin compadd "$@"
}
leave() { exit }
comppostfuncs=(leave)
`;

/** Types the line and a Tab into an interactive zsh, which ends after it has completed. */
const zshDriver = `zmodload zsh/zpty
zpty shell zsh -d -i
zpty -w -n shell "$1"$'\\t'
while zpty -r shell screen; do :; done
`;

const offeredByZsh: OfferedCompletions = (line, script, folder) => {
  const home = mkdtempSync(join(tmpdir(), 'dragoman-zsh-'));
  const offers = join(home, 'offers');
  writeFileSync(join(home, '.zshrc'), zshConfiguration);
  writeFileSync(join(home, 'driver'), zshDriver);
  writeFileSync(offers, '');
  const env = { ...process.env, ZDOTDIR: home, SCRIPT: script, OFFERS: offers, TERM: 'dumb' };
  execFileSync('zsh', ['-f', join(home, 'driver'), line], { cwd: folder, env });
  const offered = linesOf(readFileSync(offers, 'utf8')).map((offer) => offer.replaceAll('\\', ''));
  rmSync(home, { recursive: true });
  return [...new Set(offered)];
};

export const offeredCompletions = { bash: offeredByBash, zsh: offeredByZsh, fish: offeredByFish };

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter(Boolean);
}
