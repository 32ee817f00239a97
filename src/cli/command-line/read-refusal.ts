/** Why a server refuses, in its words, from the body of its answer. */
export function readRefusal(answer: unknown): { readonly words: string; readonly code: unknown } {
  const { message, detail, code } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >;
  const words = typeof message === 'string' && message !== '' ? message : 'the server gives no reason.';
  return { words: typeof detail === 'string' ? `${words} ${detail}` : words, code };
}
