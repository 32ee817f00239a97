import type { Identity } from '../accounts/authenticate.ts';
import type { SpokenTermsCollections } from '../spoken-terms/spoken-terms-collections.ts';

/** The terms of a collection in the language that is spoken; none where neither is known. */
export async function termsToHear(
  collections: Pick<SpokenTermsCollections, 'get'>,
  identity: Identity,
  id: string | undefined,
  language: string | undefined,
): Promise<readonly string[]> {
  if (id === undefined) return [];
  const { lists } = await collections.get(identity, id);
  return lists.find((list) => list.language === language)?.terms ?? [];
}
