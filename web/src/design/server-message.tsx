/** What the server says, in English. It has commands in backquotes. */
export function ServerMessage({ text }: { readonly text: string }) {
  return (
    <span lang="en" dir="ltr">
      {text.split(/`([^`]+)`/).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their position
        index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
      )}
    </span>
  );
}
