const longest = { plain: 120, markup: 400 };
const mostWords = 8;

/** Whether a text may have so few words that dictionaries are asked; cheap, and decided for each text by itself. */
export function mayBeShort(text: string, format?: 'html' | 'xml'): boolean {
  if (text.length > (format === undefined ? longest.plain : longest.markup)) return false;
  const visible = format === undefined ? text : text.replace(/<[^<>]*>/g, ' ');
  return visible.length <= longest.markup && (visible.match(/\S+/g)?.length ?? 0) <= mostWords;
}
