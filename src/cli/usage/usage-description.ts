import { describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';

export const usageDescription = describeCommand({
  name: 'usage',
  summary: 'Show the characters used in this period, and the limits',
  about: ['Shows what the account and the key have used in this period on a running server, and their limits.'],
  usage: ['dragoman usage [options]'],
  options: { ...jsonOption, ...serverOptions },
  examples: [
    { command: 'dragoman usage' },
    { command: 'dragoman usage --json | jq .character_count' },
    { command: 'dragoman usage --server https://translate.example.com' },
  ],
});
