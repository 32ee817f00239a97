/**
 * Rules with a name in them once for each of what it represents: `devo (%inf) -> …` for all endings of infinitives. What one
 * place cannot say of a word (one of several endings) several rules can.
 */
export function spreadRules(source: string, meanings: Readonly<Record<string, string>>): string {
  return source
    .split('\n')
    .flatMap((line) => {
      const name = /%(\p{L}+)/u.exec(line)?.[1];
      const list = name === undefined ? undefined : meanings[name];
      if (name === undefined || list === undefined) return [line];
      return list.split(' ').map((meaning) => line.replaceAll(`%${name}`, meaning));
    })
    .join('\n');
}
