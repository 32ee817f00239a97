import { describeCommand } from '../command-line/command-description.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;

export const completionDescription = describeCommand({
  name: 'completion',
  summary: 'Print a script that completes commands and options in a shell',
  about: ['Prints a script for bash, zsh or fish that completes commands, options and their values with the Tab key.'],
  usage: ['dragoman completion bash|zsh|fish'],
  arguments: [{ name: 'SHELL', completion: shells, help: 'bash, zsh or fish.' }],
  options: {},
  examples: [
    { command: 'source <(dragoman completion bash)', comment: 'in ~/.bashrc' },
    { command: 'source <(dragoman completion zsh)', comment: 'in ~/.zshrc, after compinit' },
    { command: 'dragoman completion fish > ~/.config/fish/completions/dragoman.fish' },
  ],
});
