/** Uses up so much processor time. */
export function run({ milliseconds }: { readonly milliseconds: number }): string {
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= milliseconds * 1000) return 'done';
  }
}
