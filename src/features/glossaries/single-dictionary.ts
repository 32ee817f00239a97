import type { Glossary, GlossaryDictionary } from '../../contracts/stores/glossaries.ts';
import { ServiceError } from '../../errors/service-error.ts';

/** The dictionary of a glossary that has exactly one. The `v2` endpoints know no others: 404. */
export function singleDictionary(glossary: Glossary): GlossaryDictionary {
  const [dictionary] = glossary.dictionaries;
  if (dictionary !== undefined && glossary.dictionaries.length === 1) return dictionary;
  throw new ServiceError(
    'glossary_not_found',
    { id: glossary.id },
    { detail: `It has ${glossary.dictionaries.length} dictionaries; use the v3 endpoints.` },
  );
}
