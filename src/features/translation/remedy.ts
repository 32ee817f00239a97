/** A sentence for clients and operators about a pair that a command would make available. */
export function remedyFor(command: string): string {
  return `Whoever runs this server can make it available: ${command}`;
}
