export function run({ text }: { readonly text: string }): string {
  return [...text].reverse().join('');
}
