import { baseLanguage } from '../../../language/codes.ts';
import { findTermsInSteps } from '../../../language/terminology/find-terms.ts';
import type { GlossaryTerms } from '../../glossaries/glossary-terms.ts';
import { inSlices } from '../../in-slices.ts';
import { readSource, readTarget } from '../../quality/evaluated-pair.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

export interface LookupGlossaryOptions {
  readonly glossaryTerms: Pick<GlossaryTerms, 'find'>;
}

interface LookupGlossaryInput {
  readonly texts: readonly string[];
  readonly glossary_id: string;
  readonly source_lang: string;
  readonly target_lang: string;
}

/** `lookup_glossary`: the terms of a glossary that texts have. */
export function lookupGlossary({ glossaryTerms }: LookupGlossaryOptions): AgentService<LookupGlossaryInput> {
  return {
    input: inputSchema(['texts', 'glossary_id', 'source_lang', 'target_lang'], {
      texts: inputs.texts,
      glossary_id: { type: 'string' },
      source_lang: inputs.language,
      target_lang: inputs.language,
    }),
    isFree: true,
    unavailable: () => undefined,
    assume: ({ texts }) => ({ terms: texts.map(() => []) }),
    async prepare({ caller: { identity, region } }, { texts, glossary_id, source_lang, target_lang }) {
      const pair = { source: readSource(source_lang), target: baseLanguage(readTarget(target_lang)) };
      const matcher = await glossaryTerms.find({ accountId: identity.account.id, region }, glossary_id, pair);
      return {
        async run(signal) {
          const terms: { source: string; target: string; found: string }[][] = [];
          for (const text of texts) {
            const found = await inSlices(findTermsInSteps({ inlines: [text] }, [matcher]), signal);
            terms.push(found.map((term) => ({ source: term.source, target: term.target, found: term.found })));
          }
          return { terms };
        },
      };
    },
  };
}
