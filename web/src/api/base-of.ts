/** `pt-BR` and `pt` are the language `pt`. */
export function baseOf(code: string): string {
  return code.split('-')[0]?.toLowerCase() ?? code;
}
