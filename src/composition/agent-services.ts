import type { QualityEvaluator } from '../contracts/engines/quality-evaluator.ts';
import { cleanMessages } from '../features/agent/messages/clean-messages.ts';
import { findMessageMemory } from '../features/agent/messages/find-message-memory.ts';
import { rememberMessages } from '../features/agent/messages/remember-messages.ts';
import { translateMessages } from '../features/agent/messages/translate-messages.ts';
import { AgentServices } from '../features/agent/services/agent-services.ts';
import { askModel } from '../features/agent/services/ask-model.ts';
import { buildGlossary } from '../features/agent/services/build-glossary.ts';
import { detectLanguage } from '../features/agent/services/detect-language.ts';
import { evaluateQuality } from '../features/agent/services/evaluate-quality.ts';
import { fetchFile } from '../features/agent/services/fetch-file.ts';
import { fetchPage } from '../features/agent/services/fetch-page.ts';
import { improveText } from '../features/agent/services/improve-text.ts';
import { lookupGlossary } from '../features/agent/services/lookup-glossary.ts';
import { pairTexts } from '../features/agent/services/pair-texts.ts';
import { readSegments } from '../features/agent/services/read-segments.ts';
import { readText } from '../features/agent/services/read-text.ts';
import { renderPage } from '../features/agent/services/render-page.ts';
import { storeFile } from '../features/agent/services/store-file.ts';
import { synthesizeText } from '../features/agent/services/synthesize-text.ts';
import { trackChanges } from '../features/agent/services/track-changes.ts';
import { transcribeFile } from '../features/agent/services/transcribe-file.ts';
import { translateDocument } from '../features/agent/services/translate-document.ts';
import { translateText } from '../features/agent/services/translate-text.ts';
import { writeSubtitles } from '../features/agent/services/write-subtitles.ts';
import { zipFiles } from '../features/agent/services/zip-files.ts';
import { TextLanguages } from '../features/detection/text-languages.ts';
import type { StoredResources } from '../features/translation/resources/resolve-resources.ts';
import { TextTranslation } from '../features/translation/text-translation.ts';
import type { TranslationMemories } from '../features/translation-memories/translation-memories.ts';
import type { RestorationOptions } from '../features/voice/restore-transcript.ts';
import type { TextImprovement } from '../features/writing/text-improvement.ts';
import { streamArchive } from '../formats/shared/zip/stream-archive.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import { UnnamedWorkFiles } from '../storage/work-files/unnamed-work-files.ts';
import type { DocumentParts } from './documents.ts';
import type { Engines } from './engines.ts';
import type { Foundation } from './foundation.ts';
import type { Speech } from './speech.ts';
import type { Web } from './web.ts';

export interface AgentServiceParts extends Pick<Engines, 'languageModel' | 'router' | 'writingEngines'>, DocumentParts {
  readonly evaluator: QualityEvaluator | undefined;
  readonly improvement: TextImprovement;
  readonly stored: StoredResources;
  readonly memories: TranslationMemories;
  readonly speech: Speech;
  readonly web: Web;
  readonly punctuation: RestorationOptions;
}

/** What steps of workflows use. */
export function composeAgentServices(
  foundation: Foundation,
  {
    languageModel,
    router,
    writingEngines,
    evaluator,
    improvement,
    stored,
    memories,
    speech,
    punctuation,
    web: { web, renderer },
    documentTools: tools,
    uploadLimits: limits,
  }: AgentServiceParts,
): AgentServices {
  const { config, events, textWork, detector } = foundation;
  const { unservedSource } = config;
  const translation = new TextTranslation({ router, detector, textWork, events, unservedSource });
  const documents = { tools, limits, stored, detector, textWork, unservedSource };
  const writing = { writingEngines, improvement, textWork };
  return new AgentServices({
    translate_text: translateText({ router, translation, stored }),
    translate_document: translateDocument(documents),
    find_memory: findMessageMemory(memories),
    clean_messages: cleanMessages({ ...documents, ...writing, memories }),
    translate_messages: translateMessages({ ...documents, memories }),
    remember_messages: rememberMessages(memories),
    correct_text: improveText('correct', writing),
    rephrase_text: improveText('rephrase', writing),
    detect_language: detectLanguage(new TextLanguages({ router, detector, textWork })),
    evaluate_quality: evaluateQuality({ evaluator, detector, textWork, events }),
    pair_texts: pairTexts,
    track_changes: trackChanges({ textWork }),
    read_segments: readSegments({ tools, limits, textWork }),
    lookup_glossary: lookupGlossary(stored),
    build_glossary: buildGlossary({ morphology: stored.morphology, memories, textWork }),
    store_file: storeFile,
    zip_files: zipFiles(streamArchive),
    read_text: readText,
    fetch_page: fetchPage({ web, textWork }),
    fetch_file: fetchFile(web),
    render_page: renderPage({ renderer, textWork }),
    transcribe: transcribeFile({
      recognizers: speech.recognizers,
      decoders: speech.decoders,
      punctuation,
      workFiles: new UnnamedWorkFiles(dataFolderLayout(config.dataDir).voiceWork),
    }),
    synthesize: synthesizeText(speech),
    write_subtitles: writeSubtitles,
    llm: askModel({ model: languageModel, textWork }),
  });
}
