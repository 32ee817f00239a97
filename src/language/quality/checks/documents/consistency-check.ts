import type { DocumentCheck, FoundError } from '../../quality-check.ts';
import { hasLetters, quote, trimmedSpan } from '../texts.ts';

/** The same source is translated in the same way everywhere in a document. */
export const consistencyCheck: DocumentCheck = {
  id: 'consistency',
  find(segments) {
    const found: FoundError[][] = segments.map(() => []);
    const bySource = Map.groupBy(
      segments.keys().filter((index) => hasLetters(segments[index]?.source.prose ?? '')),
      (index) => plain(segments[index]?.source.text ?? ''),
    );
    for (const indices of bySource.values()) {
      if (indices.length < 2) continue;
      const byTarget = Map.groupBy(
        indices.filter((index) => segments[index]?.target.text.trim() !== ''),
        (index) => plain(segments[index]?.target.text ?? ''),
      );
      if (byTarget.size < 2) continue;
      // The most frequent one is right, of as many the first.
      const usual = [...byTarget.values()].reduce((one, other) => (other.length > one.length ? other : one));
      const usualText = segments[usual[0] ?? 0]?.target.text ?? '';
      for (const others of byTarget.values())
        if (others !== usual)
          for (const index of others) {
            const { source, target } = segments[index] as (typeof segments)[number];
            found[index]?.push({
              type: 'Fluency',
              subType: 'Inconsistency',
              severity: 'Minor',
              explanation: `The same text is translated as ${quote(usualText)} in another segment.`,
              source: [trimmedSpan(source.text)],
              target: [trimmedSpan(target.text)],
              confidence: 0.7,
            });
          }
    }
    return found;
  },
};

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
