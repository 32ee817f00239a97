export interface paths {
    "/v2/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["translateText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/detect/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["detectLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listLanguagesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/languages/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLanguageResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/language-pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLanguagePairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listGlossaries"];
        put?: never;
        post: operations["createGlossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGlossary"];
        put?: never;
        post?: never;
        delete: operations["deleteGlossary"];
        options?: never;
        head?: never;
        patch: operations["updateGlossary"];
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGlossaryEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/glossaries/{glossary_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportGlossary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}/dictionaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["putGlossaryDictionary"];
        post?: never;
        delete: operations["deleteGlossaryDictionary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listGlossariesV2"];
        put?: never;
        post: operations["createGlossaryV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossaries/{glossary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGlossaryV2"];
        put?: never;
        post?: never;
        delete: operations["deleteGlossaryV2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossaries/{glossary_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGlossaryEntriesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossary-language-pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listGlossaryLanguagePairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/style_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStyleRules"];
        put?: never;
        post: operations["createStyleRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/style_rules/{style_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStyleRules"];
        put?: never;
        post?: never;
        delete: operations["deleteStyleRules"];
        options?: never;
        head?: never;
        patch: operations["renameStyleRules"];
        trace?: never;
    };
    "/v3/style_rules/{style_id}/configured_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["putConfiguredRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/style_rules/{style_id}/custom_instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createCustomInstruction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/style_rules/{style_id}/custom_instructions/{instruction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCustomInstruction"];
        put: operations["putCustomInstruction"];
        post?: never;
        delete: operations["deleteCustomInstruction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/spoken-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpokenTerms"];
        put?: never;
        post: operations["createSpokenTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/spoken-terms/{spoken_terms_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSpokenTerms"];
        put?: never;
        post?: never;
        delete: operations["deleteSpokenTerms"];
        options?: never;
        head?: never;
        patch: operations["updateSpokenTerms"];
        trace?: never;
    };
    "/v3/spoken-terms/{spoken_terms_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSpokenTermsEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/spoken-terms/{spoken_terms_id}/term-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["putSpokenTermsList"];
        post?: never;
        delete: operations["deleteSpokenTermsList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/document/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocumentStatusByQuery"];
        put?: never;
        post: operations["getDocumentStatus"];
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/document/{document_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadDocumentByQuery"];
        put?: never;
        post: operations["downloadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/document-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quality-evaluation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createQualityEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quality-evaluations/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getQualityEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quality-evaluation/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getQualityEvaluationByAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/write/rephrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rephraseText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/write/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["correctText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/voice/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createVoiceJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/voice/translate/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getVoiceJob"];
        put?: never;
        post?: never;
        delete: operations["deleteVoiceJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/voice/translate/{job_id}/results/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadVoiceResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/voice/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["renewVoiceSession"];
        put?: never;
        post: operations["createVoiceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voice/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["renewVoiceSessionV1"];
        put?: never;
        post: operations["createVoiceSessionV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voice/speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["speakText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voice/speech/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpokenLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/workflows/{workflow_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWorkflow"];
        put: operations["putWorkflow"];
        post?: never;
        delete: operations["deleteWorkflow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgentTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/tasks/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAgentTask"];
        put?: never;
        post?: never;
        delete: operations["deleteAgentTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/tasks/{task_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["followAgentTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/tasks/{task_id}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAgentJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/tasks/{task_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAgentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/tasks/{task_id}/artifacts/{artifact_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAgentArtifact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/tasks/{task_id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showAgentTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/tasks/{task_id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["giveAgentFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/tasks/{task_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelAgentTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTranslationMemories"];
        put?: never;
        post: operations["createTranslationMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/{translation_memory_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTranslationMemory"];
        put?: never;
        post?: never;
        delete: operations["deleteTranslationMemory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/{translation_memory_id}/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTranslationMemorySegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["changeTranslationMemorySegments"];
        trace?: never;
    };
    "/v3/translation_memories/{translation_memory_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportTranslationMemory"];
        put?: never;
        post: operations["createTranslationMemoryExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createTranslationMemoryImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTranslationMemoryJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/jobs/{job_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadTranslationMemoryFile"];
        put: operations["uploadTranslationMemoryFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDeveloperKeys"];
        put?: never;
        post: operations["createDeveloperKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["deactivateDeveloperKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["renameDeveloperKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setDeveloperKeyLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys/expiration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setDeveloperKeyExpiration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["rotateDeveloperKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/admin-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminKeys"];
        put?: never;
        post: operations["createAdminKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/admin-keys/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["deactivateAdminKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUsageAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/analytics/custom-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCustomTagAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSession"];
        put?: never;
        post: operations["signIn"];
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signInWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/invitation/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete: operations["signOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPeople"];
        put?: never;
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/people/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deletePerson"];
        options?: never;
        head?: never;
        patch: operations["changePerson"];
        trace?: never;
    };
    "/v2/admin/people/{person_id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["invitePersonAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/people/{person_id}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/people/{person_id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["signOutPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getServerOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPairRemedy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pullModels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/models/{direction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["cancelModelPull"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["installPackages"];
        delete: operations["cancelPackages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/server-trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["tryServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/console/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getServerMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/glossaries/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readGlossaryFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/voice/translate/{job_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["uploadVoiceFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/workflows/{workflow_id}/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["triggerWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unstable/agent/workflows/{workflow_id}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["estimateWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            message: string;
            /** @enum {string} */
            code: "invalid_parameter" | "missing_parameter" | "conflicting_parameters" | "invalid_body" | "tag_handling_failed" | "unsupported_language_pair" | "formality_not_supported" | "model_type_not_supported" | "instructions_not_supported" | "target_language_not_supported" | "style_not_supported" | "glossary_pair_not_found" | "invalid_glossary_entries" | "invalid_document" | "invalid_file" | "equal_languages" | "document_failed" | "invalid_workflow" | "agent_task_failed" | "voice_job_failed" | "audio_undecodable" | "invalid_tmx" | "too_many_keys" | "email_taken" | "too_many_people" | "last_administrator" | "bad_request" | "invalid_host" | "missing_credentials" | "missing_signature" | "invalid_token" | "invalid_signature" | "invalid_key" | "wrong_base" | "out_of_scope" | "session_ended" | "wrong_credentials" | "sign_in_refused" | "foreign_page" | "role_required" | "packages_not_installable" | "feature_not_in_plan" | "quality_evaluation_not_enabled" | "list_changed" | "not_found" | "method_not_allowed" | "glossary_not_found" | "dictionary_not_found" | "style_rule_list_not_found" | "custom_instruction_not_found" | "spoken_terms_not_found" | "term_list_not_found" | "translation_memory_not_found" | "segment_not_found" | "segment_changed" | "translation_memory_job_not_found" | "developer_key_not_found" | "person_not_found" | "invitation_not_found" | "session_not_found" | "quality_evaluation_not_found" | "document_not_found" | "page_not_read" | "workflow_unavailable" | "workflow_not_found" | "agent_task_not_found" | "voice_job_not_found" | "request_timeout" | "body_too_large" | "document_too_large" | "dictionary_too_large" | "work_too_large" | "uri_too_long" | "invalid_content_type" | "unsupported_content_encoding" | "expectation_failed" | "headers_too_large" | "too_many_requests" | "quota_exceeded" | "internal" | "engine_failed" | "engine_unavailable" | "storage_unavailable" | "document_not_ready" | "shutting_down" | "engine_timed_out" | "overloaded";
            detail?: string;
        };
        ConfiguredRules: {
            dates_and_times?: {
                /** @enum {string} */
                calendar_era?: "use_bc_and_ad" | "use_bce_and_ce";
                /** @enum {string} */
                centuries?: "spell_out" | "use_arabic_numerals" | "use_numerals" | "use_roman_numerals";
                /** @enum {string} */
                date_format?: "use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months" | "use_dd_period_mm_period_yyyy" | "use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months" | "use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days" | "use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days" | "use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days" | "use_dd_slash_mm_slash_yyyy" | "use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months" | "use_dd_space_spelled_out_month_space_yyyy" | "use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month" | "use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month" | "use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days" | "use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses" | "use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months" | "use_numerals_only_with_leading_zero_for_single_digits" | "use_numerals_only_without_leading_zero_for_single_digits" | "use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month" | "use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days" | "use_traditional_calendar_system_with_chinese_numbers" | "use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers" | "use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days" | "use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months" | "use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months" | "use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months" | "use_yyyy_period_mm_period_dd" | "use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months" | "use_yyyy_slash_mm_slash_dd" | "use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months";
                /** @enum {string} */
                dates_in_numerical_form?: "use_dd_hyphen_mm_hyphen_yyyy" | "use_dd_period_mm_period_yyyy" | "use_dd_slash_mm_slash_yyyy";
                /** @enum {string} */
                decades?: "spell_out" | "use_apostrophe_yy" | "use_yy_for_20th_century_but_yyyy_for_other_centuries" | "use_yy_without_apostrophe" | "use_yyyy";
                /** @enum {string} */
                hours_minutes_seconds_separator?: "use_colon" | "use_period";
                /** @enum {string} */
                hours_minutes_separator?: "use_colon_without_spaces" | "use_letter_h_with_regular_space_on_either_side" | "use_letter_h_without_spaces";
                /** @enum {string} */
                midnight_in_numerals?: "use_00_00" | "use_24_00";
                /** @enum {string} */
                single_digit_days_and_months?: "do_not_use_leading_zero" | "use_leading_zero";
                /** @enum {string} */
                single_digit_hours?: "do_not_use_leading_zero" | "use_leading_zero";
                /** @enum {string} */
                time_format?: "spell_out_time_in_words" | "use_12_hour_clock_and_do_not_specify_morning_or_evening" | "use_12_hour_clock_and_lowercase_am_or_pm_with_periods" | "use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_lowercase_am_or_pm_without_periods" | "use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_specify_morning_or_evening" | "use_12_hour_clock_and_uppercase_am_or_pm_with_periods" | "use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_uppercase_am_or_pm_without_periods" | "use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes" | "use_12_hour_clock_with_arabic_numerals_and_colon" | "use_12_hour_clock_with_korean_words_시_and_분" | "use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods" | "use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods" | "use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces" | "use_24_hour_clock" | "use_24_hour_clock_with_arabic_numerals_and_colon" | "use_24_hour_clock_with_colon_as_separator" | "use_24_hour_clock_with_korean_words_시_and_분" | "use_24_hour_clock_with_period_as_separator" | "use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours" | "use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours" | "use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours" | "use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours" | "use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only";
                /** @enum {string} */
                writing_dates?: "use_dd_space_spelled_out_month_space_yyyy" | "use_numerals";
                /** @enum {string} */
                years?: "use_apostrophe_yy" | "use_common_era" | "use_japanese_imperial_era" | "use_yyyy";
            };
            formatting?: {
                /** @enum {string} */
                email_address_format?: "place_domain_in_parentheses" | "replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets" | "replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side" | "replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side" | "replace_at_symbol_with_english_word_at_with_space_on_either_side" | "use_standard_format";
                /** @enum {string} */
                phone_number_country_code_format?: "use_00_before_country_code" | "use_plus_sign_before_country_code";
                /** @enum {string} */
                phone_number_format?: "do_not_use_spaces" | "do_not_use_spaces_or_special_characters_between_digits_of_phone_number" | "keep_original_format" | "place_area_code_in_parentheses_followed_by_space" | "separate_area_code_and_phone_number_with_slash" | "separate_area_code_and_phone_number_with_space" | "separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens" | "separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods" | "separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces" | "use_north_american_numbering_plan_format" | "use_space_after_country_code";
                /** @enum {string} */
                space_between_arabic_numerals_and_unit?: "do_not_use";
                /** @enum {string} */
                space_between_chinese_and_english?: "do_not_use";
                /** @enum {string} */
                space_between_chinese_characters_and_arabic_numerals?: "do_not_use";
            };
            numbers?: {
                /** @enum {string} */
                approximate_numbers?: "use_kanji_numbers";
                /** @enum {string} */
                currency_format?: "spell_out" | "spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space" | "spell_out_currency_name_followed_by_amount_in_chinese" | "use_amount_followed_by_currency_symbol_without_space" | "use_amount_followed_by_space_then_currency_symbol" | "use_amount_followed_by_space_then_iso_code" | "use_amount_followed_by_space_then_spell_out_currency_name" | "use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase" | "use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space" | "use_amount_followed_by_spelled_out_currency_name_without_space" | "use_currency_symbol_but_spell_out_if_no_symbol_exists" | "use_currency_symbol_but_use_iso_code_if_no_symbol_exists" | "use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space" | "use_currency_symbol_followed_by_amount_without_space" | "use_currency_symbol_followed_by_space_then_amount" | "use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals" | "use_full_width_currency_symbol_followed_by_amount_without_space" | "use_half_width_currency_symbol_followed_by_amount_without_space" | "use_half_width_currency_symbol_followed_by_space_then_amount" | "use_iso_code" | "use_iso_code_followed_by_space_then_amount" | "use_iso_code_followed_by_space_then_amount_in_arabic_numerals";
                /** @enum {string} */
                decimal_numbers_less_than_one?: "always_use_0_before_decimal_separator";
                /** @enum {string} */
                decimal_separator?: "use_comma_and_do_not_use_thousands_separator" | "use_comma_as_decimal_separator" | "use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations" | "use_period_and_do_not_use_thousands_separator" | "use_period_as_decimal_separator";
                /** @enum {string} */
                dimensions_separator?: "use_multiplication_sign_between_dimensions_with_space_on_either_side" | "use_multiplication_sign_between_dimensions_without_space_on_either_side" | "use_x_between_dimensions_with_space_on_either_side" | "use_x_between_dimensions_without_space_on_either_side";
                /** @enum {string} */
                equation_formula_reference?: "always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text";
                /** @enum {string} */
                kanji_numbers?: "use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings";
                /** @enum {string} */
                large_number_format?: "always_use_arabic_numerals" | "spell_out_large_numbers" | "use_abbreviations_for_large_numbers" | "use_chinese_characters_for_ten_thousands_and_hundred_millions" | "use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years" | "use_kanji_for_trillions_hundred_millions_and_ten_thousands" | "use_korean_words_만_억_조_with_space" | "use_korean_words_만_억_조_without_space";
                /** @enum {string} */
                large_sums_of_money?: "spell_out_italian_words_milione_and_miliardo" | "use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo";
                /** @enum {string} */
                large_sums_of_money_format?: "use_amount_followed_by_abbreviation_for_million_or_billion_without_space" | "use_amount_followed_by_space_then_abbreviation_for_million_or_billion" | "use_amount_followed_by_space_then_english_word_million_or_billion";
                /** @enum {string} */
                list_of_measurements_with_units?: "repeat_unit_for_each_measurement_in_list";
                /** @enum {string} */
                mathematical_expression_spacing?: "use_space_between_elements_of_mathematical_expression_or_equation";
                /** @enum {string} */
                number_format?: "use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator";
                /** @enum {string} */
                number_separator?: "do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value" | "use_chinese_comma_to_separate_numbers_in_abbreviations";
                /** @enum {string} */
                numbers_of_5_digits_or_more?: "use_comma_as_decimal_separator_and_period_as_thousands_separator" | "use_comma_as_decimal_separator_and_space_as_thousands_separator" | "use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations" | "use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations" | "use_period_as_decimal_separator_and_comma_as_thousands_separator" | "use_period_as_decimal_separator_and_space_as_thousands_separator";
                /** @enum {string} */
                numbers_up_to_4_digits?: "use_comma_as_decimal_separator_and_period_as_thousands_separator" | "use_comma_as_decimal_separator_and_space_as_thousands_separator" | "use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations" | "use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations" | "use_period_as_decimal_separator_and_comma_as_thousands_separator" | "use_period_as_decimal_separator_and_space_as_thousands_separator";
                /** @enum {string} */
                percentage_format?: "use_arabic_numerals_followed_by_percent_symbol_without_space" | "use_chinese_numbers_followed_by_chinese_word_百分之" | "use_numerals_followed_by_full_width_percent_symbol_without_space" | "use_numerals_followed_by_japanese_word_パーセント_without_space" | "use_numerals_followed_by_korean_word_퍼센트" | "use_numerals_followed_by_percent_symbol" | "use_numerals_followed_by_space_then_german_word_prozent" | "use_numerals_followed_by_space_then_half_width_percent_symbol" | "use_numerals_followed_by_space_then_italian_word_per_cento" | "use_numerals_followed_by_space_then_italian_word_percento" | "use_numerals_followed_by_space_then_korean_word_퍼센트" | "use_numerals_followed_by_space_then_percent_symbol" | "use_numerals_followed_by_space_then_spell_out_per_cent" | "use_numerals_followed_by_space_then_spell_out_percent" | "use_spanish_word_por_cien" | "use_spanish_word_por_ciento";
                /** @enum {string} */
                reference_to_symbol?: "spell_out_symbol_name_followed_by_symbol_in_parentheses";
                /** @enum {string} */
                spelling_out_units?: "abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral" | "always_abbreviate_units_of_measure" | "always_spell_out_units_of_measure" | "spell_out_units_in_korean" | "spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral" | "spell_out_units_of_measure_with_katakana_or_katakana_and_kanji" | "use_si_symbols" | "use_unit_symbols";
                /** @enum {string} */
                temperature_format?: "spell_out_unit" | "spell_out_unit_followed_by_numerals_then_korean_word_도" | "use_arabic_numerals_followed_by_space_then_spell_out_unit" | "use_arabic_numerals_followed_by_unit_symbol_without_space" | "use_arabic_numerals_then_spell_out_unit" | "use_chinese_numbers_then_spell_out_unit" | "use_italian_word_grado_and_do_not_specify_temperature_scale" | "use_numerals_followed_by_japanese_word_度_without_space" | "use_numerals_followed_by_korean_word_도" | "use_numerals_followed_by_space_then_spell_out_unit" | "use_numerals_followed_by_space_then_unit_symbol" | "use_numerals_followed_by_unit_symbol_without_space" | "use_spanish_word_grado_and_do_not_specify_temperature_scale";
                /** @enum {string} */
                thousands_separator?: "do_not_use" | "do_not_use_thousands_separator" | "use_comma" | "use_comma_to_separate_large_numbers_into_units_of_three" | "use_period" | "use_period_as_thousands_separator" | "use_space" | "use_space_as_thousands_separator" | "use_space_to_separate_large_numbers_into_units_of_three" | "use_straight_apostrophe_as_thousands_separator";
                /** @enum {string} */
                units_of_measure_spacing?: "do_not_use_space_between_numeral_and_unit_of_measure" | "use_space_between_numeral_and_unit_of_measure";
                /** @enum {string} */
                use_of_hiragana_and_kanji?: "use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers";
                /** @enum {string} */
                writing_numbers?: "always_use_kanji_numbers" | "use_arabic_numerals" | "use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural" | "use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural";
                /** @enum {string} */
                zero_format?: "use_chinese_word_〇_for_numbering" | "use_chinese_word_零_for_measurement";
            };
            punctuation?: {
                /** @enum {string} */
                abbreviations?: "do_not_separate_abbreviated_words" | "separate_each_abbreviated_word_with_period_and_space" | "separate_each_abbreviated_word_with_period_without_space" | "separate_each_abbreviated_word_with_space_without_period";
                /** @enum {string} */
                acronyms?: "do_not_use_periods";
                /** @enum {string} */
                ampersand_abbreviation_spacing?: "do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation" | "use_spaces_before_and_after_ampersand_as_part_of_abbreviation";
                /** @enum {string} */
                ampersand_usage?: "use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations" | "use_full_width_ampersand" | "use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations" | "use_half_width_ampersand";
                /** @enum {string} */
                apostrophe?: "use_curly_apostrophes" | "use_straight_apostrophes";
                /** @enum {string} */
                bracket?: "use_hexagonal_brackets" | "use_lenticular_brackets" | "use_parentheses" | "use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period";
                /** @enum {string} */
                chinese_mixed_with_english?: "do_not_place_english_in_quotation_marks" | "place_english_in_quotation_marks";
                /** @enum {string} */
                colon?: "use_full_width_colon" | "use_half_width_colon";
                /** @enum {string} */
                colon_between_hours_and_minutes_or_chapters_and_verses?: "do_not_use_space_before_or_after_colon";
                /** @enum {string} */
                colon_in_heading?: "use_space_after_colon_not_before";
                /** @enum {string} */
                colon_to_replace_versus_or_to?: "do_not_use_space_before_or_after_colon";
                /** @enum {string} */
                comma_after_conjunctive_adverbs?: "do_not_use" | "use";
                /** @enum {string} */
                comma_after_i_e_and_e_g?: "do_not_use" | "use";
                /** @enum {string} */
                comma_after_short_introductory_phrase?: "do_not_use" | "use";
                /** @enum {string} */
                comma_and_semicolon?: "use_comma_between_clauses" | "use_semicolon_between_clauses";
                /** @enum {string} */
                corner_bracket_and_periods?: "add_period_after_closing_corner_bracket_at_end_of_sentence";
                /** @enum {string} */
                corner_brackets_and_periods?: "do_not_add_period_before_closing_corner_bracket_when_sentence_continues";
                /** @enum {string} */
                dash?: "use_em_dash" | "use_hyphen" | "use_tilde";
                /** @enum {string} */
                ellipsis?: "use_ellipsis_character" | "use_one_ellipsis_character" | "use_six_dots_at_the_bottom" | "use_six_dots_in_the_center" | "use_three_dots_at_the_bottom" | "use_three_dots_in_the_center" | "use_three_ellipsis_characters" | "use_three_periods" | "use_three_periods_without_spaces" | "use_three_spaced_periods" | "use_two_ellipsis_characters";
                /** @enum {string} */
                em_dash?: "use_double_em_dash";
                /** @enum {string} */
                emphasis?: "use_double_corner_brackets";
                /** @enum {string} */
                exclamation_marks?: "do_not_use";
                /** @enum {string} */
                explanatory_note_indicator?: "use_double_em_dash" | "use_parentheses";
                /** @enum {string} */
                full_sentence_in_round_brackets?: "add_period_before_closing_round_bracket";
                /** @enum {string} */
                highlighting_specific_expressions?: "use_single_curly_quotation_marks" | "use_single_straight_quotation_marks";
                /** @enum {string} */
                japanese_reference_materials?: "use_double_corner_brackets";
                /** @enum {string} */
                parentheses_for_supplementary_information?: "use_parentheses_without_space_on_either_side";
                /** @enum {string} */
                passage_of_time_and_movement_between_locations?: "use_double_em_dash";
                /** @enum {string} */
                periods_and_commas?: "use_full_width_japanese_periods_and_full_width_japanese_commas" | "use_full_width_japanese_periods_and_full_width_non_japanese_commas" | "use_full_width_non_japanese_periods_and_full_width_japanese_commas" | "use_full_width_non_japanese_periods_and_full_width_non_japanese_commas";
                /** @enum {string} */
                periods_in_academic_degrees?: "do_not_use" | "use";
                /** @enum {string} */
                periods_in_direct_quotes?: "do_not_use" | "use";
                /** @enum {string} */
                periods_in_uppercase_initialisms_and_acronyms?: "do_not_use";
                /** @enum {string} */
                plus_sign_usage?: "do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun";
                /** @enum {string} */
                possessives_of_proper_names_ending_in_s_style?: "add_apostrophe_only" | "add_apostrophe_s";
                /** @enum {string} */
                quotation_mark?: "use_curly_quotation_marks" | "use_double_curly_quotation_marks" | "use_double_straight_quotation_marks" | "use_guillemets" | "use_straight_quotation_marks";
                /** @enum {string} */
                quotation_mark_and_apostrophe?: "use_curly_quotation_marks_and_apostrophes" | "use_double_and_single_curly_quotation_marks_and_curly_apostrophes" | "use_double_and_single_straight_quotation_marks_and_straight_apostrophes" | "use_guillemets_and_curly_apostrophes" | "use_guillemets_and_straight_apostrophes" | "use_straight_quotation_marks_and_apostrophes";
                /** @enum {string} */
                quotation_style?: "use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations" | "use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations" | "use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations" | "use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations" | "use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations" | "use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations" | "use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations" | "use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations" | "use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations" | "use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations" | "use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations" | "use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations" | "use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations";
                /** @enum {string} */
                range_indicator?: "use_en_dash_with_spaces" | "use_en_dash_without_space_on_either_side" | "use_en_dash_without_spaces" | "use_english_word_to" | "use_full_width_dash" | "use_full_width_wave_dash" | "use_german_word_bis" | "use_half_width_dash" | "use_hyphen" | "use_hyphen_with_space_on_either_side" | "use_hyphen_with_spaces" | "use_hyphen_without_space_on_either_side" | "use_hyphen_without_spaces" | "use_italian_words_da_a" | "use_japanese_word_から" | "use_korean_words_부터_까지" | "use_spanish_words_de_a" | "use_tilde";
                /** @enum {string} */
                related_phrases_indicator?: "use_comma" | "use_hyphen" | "use_middle_dot";
                /** @enum {string} */
                round_brackets?: "use_full_width_round_brackets" | "use_half_width_round_brackets";
                /** @enum {string} */
                salutation?: "do_not_use_comma_after_salutation_capitalize_following_word" | "use_colon_after_salutation" | "use_comma_after_salutation" | "use_exclamation_mark_after_salutation";
                /** @enum {string} */
                sentence_break_indicator?: "use_em_dash_with_space_on_either_side" | "use_em_dash_without_space_on_either_side" | "use_en_dash_with_space_on_either_side";
                /** @enum {string} */
                serial_comma?: "do_not_use" | "do_not_use_serial_comma_when_using_chinese_comma" | "use" | "use_serial_comma_when_using_comma";
                /** @enum {string} */
                setting_off_non_quoted_phrases?: "use_full_width_quotation_marks" | "use_half_width_quotation_marks";
                /** @enum {string} */
                slash?: "do_not_use_spaces_before_and_after_slashes" | "use_spaces_before_and_after_slashes" | "use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash" | "use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash";
                /** @enum {string} */
                slash_usage?: "do_not_use_slash_to_symbolize_english_word_or";
                /** @enum {string} */
                spacing_and_punctuation?: "do_not_use_space" | "use_regular_space";
                /** @enum {string} */
                text_in_round_brackets_referring_to_previous_sentence?: "add_period_after_closing_round_bracket" | "add_period_before_closing_round_bracket";
                /** @enum {string} */
                text_in_round_brackets_supplementing_preceding_text?: "add_period_after_closing_round_bracket";
                /** @enum {string} */
                titles_of_books_and_newspapers?: "use_double_angle_brackets" | "use_double_corner_brackets" | "use_double_straight_quotation_marks";
                /** @enum {string} */
                titles_of_creative_works_trade_names_laws_and_regulations?: "use_single_angle_brackets" | "use_single_corner_brackets" | "use_single_straight_quotation_marks";
                /** @enum {string} */
                uppercase_acronyms?: "do_not_use_spaces" | "use_spaces";
            };
            spelling_and_grammar?: {
                /** @enum {string} */
                abbreviating_french_word_numero?: "abbreviate_as_n_then_degree_symbol" | "abbreviate_as_n_then_o_in_superscript" | "abbreviate_as_no";
                /** @enum {string} */
                abbreviation_usage?: "do_not_use_abbreviations" | "do_not_use_abbreviations_unless_necessary" | "use_abbreviations" | "use_abbreviations_as_needed";
                /** @enum {string} */
                accents_and_cedillas?: "do_not_use_on_capital_letters" | "never_use" | "use_even_on_capital_letters";
                /** @enum {string} */
                "accents_in_verbs_conjugated_like_french_word_c\u00E9der"?: "use_acute_accent" | "use_grave_accent";
                /** @enum {string} */
                accents_with_subject_verb_inversion?: "use_acute_accent" | "use_grave_accent";
                /** @enum {string} */
                active_passive_voice?: "use_active_voice_if_subject_is_prominent_and_agent_is_clear" | "use_active_voice_to_describe_operations_with_user_as_subject" | "use_active_voice_unless_agent_is_unknown_or_irrelevant" | "use_passive_voice_as_needed" | "use_passive_voice_for_automatic_operations_from_user_perspective" | "use_passive_voice_if_agent_is_unknown_or_irrelevant";
                /** @enum {string} */
                all_caps?: "do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns" | "do_not_use_all_caps_except_for_acronyms_or_brand_names";
                /** @enum {string} */
                complete_sentences?: "always_write_complete_sentences";
                /** @enum {string} */
                compound_nouns?: "write_as_one_word" | "write_with_hyphen";
                /** @enum {string} */
                conjunctions?: "never_start_sentence_with_coordinating_conjunction";
                /** @enum {string} */
                contractions?: "do_not_use_contractions" | "use_contractions" | "use_contractions_but_avoid_negative_contractions";
                /** @enum {string} */
                established_loanwords?: "use_as_is" | "use_native_or_sino_korean_equivalents";
                /** @enum {string} */
                eszett?: "replace_eszett_with_ss";
                /** @enum {string} */
                foreign_word_translation?: "use_equivalent_expressions_in_chinese" | "use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names" | "use_literal_translation" | "use_localized_names_for_brands_with_official_chinese_translations" | "use_mixture_of_transliteration_and_translation" | "use_transliteration";
                /** @enum {string} */
                french_verbs_ending_in_eler_and_eter?: "transcribe_open_e_sound_by_doubling_next_consonant" | "transcribe_open_e_sound_with_grave_accent";
                /** @enum {string} */
                i_and_u_with_circumflex_accents?: "do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones" | "use_circumflex_accents";
                /** @enum {string} */
                informal_address_pronouns?: "capitalize_informal_address_pronouns" | "do_not_capitalize_informal_address_pronouns";
                /** @enum {string} */
                latin_abbreviations?: "do_not_use_latin_abbreviations";
                /** @enum {string} */
                passive_voice?: "avoid_passive_voice_when_agent_is_known";
                /** @enum {string} */
                past_participle_of_french_word_laisser_followed_by_infinitive?: "make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb" | "use_invariable_form_french_word_laissé";
                /** @enum {string} */
                personal_titles?: "abbreviate" | "do_not_abbreviate";
                /** @enum {string} */
                pluralizing_foreign_words?: "use_french_spelling_rules" | "use_original_language_spelling";
                /** @enum {string} */
                quotation_modification?: "do_not_modify_text_in_quotation_marks" | "modify_text_in_quotation_marks_according_to_custom_rules";
                /** @enum {string} */
                spanish_word_solo?: "never_use_acute_accent" | "use_acute_accent_when_used_as_adverb";
                /** @enum {string} */
                special_characters?: "never_use_symbols";
                /** @enum {string} */
                spelled_out_numbers?: "use_hyphens" | "use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et";
                /** @enum {string} */
                umlauts?: "replace_umlauts_with_ae_oe_ue";
                /** @enum {string} */
                unestablished_loanwords?: "paraphrase_in_korean" | "use_as_is" | "use_as_is_with_explanation_in_parentheses";
            };
            style_and_tone?: {
                /** @enum {string} */
                abbreviations?: "avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily" | "use_abbreviations_and_symbols";
                /** @enum {string} */
                addressing_non_binary_people?: "use_spanish_word_elle" | "use_spanish_word_ellx";
                /** @enum {string} */
                addressing_the_reader?: "use_formal_french_word_vous" | "use_formal_italian_word_lei" | "use_informal_french_word_tu" | "use_informal_italian_word_tu";
                /** @enum {string} */
                anglicisms?: "avoid_anglicisms_when_there_is_a_french_equivalent";
                /** @enum {string} */
                binary_representation_of_gender?: "avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used" | "replace_binary_representations_of_gender_with_gender_neutral_language" | "use_neutral_pronouns";
                /** @enum {string} */
                complex_sentences?: "avoid_unnecessarily_complex_sentences";
                /** @enum {string} */
                country_names?: "use_long_form" | "use_short_form";
                /** @enum {string} */
                declarative_endings?: "mix_hapsho_and_haeyo_styles" | "use_hae_style" | "use_haeyo_style" | "use_hapsho_style" | "use_hara_style";
                /** @enum {string} */
                default_first_person_pronoun?: "do_not_use_first_person_pronouns" | "omit_first_person_subject_when_clear_from_context" | "use_first_person_pronouns";
                /** @enum {string} */
                default_second_person_pronoun?: "do_not_use_second_person_pronouns" | "use_second_person_pronouns";
                /** @enum {string} */
                directional_language?: "do_not_use_directional_language";
                /** @enum {string} */
                double_negatives?: "do_not_use_double_negatives" | "use_double_negatives";
                /** @enum {string} */
                formality?: "use_casual_tone" | "use_formal_tone";
                /** @enum {string} */
                gender_neutral_language_readability?: "use_generic_masculine_for_common_compound_nouns_if_it_increases_readability";
                /** @enum {string} */
                gender_unspecified?: "use_both_masculine_and_feminine_forms" | "use_gender_neutral_terms" | "use_masculine_form_only" | "use_middle_dots" | "use_parentheses" | "use_periods";
                /** @enum {string} */
                gender_unspecified_or_mixed?: "use_both_feminine_and_masculine_forms" | "use_feminine_form_only" | "use_inclusive_nouns_and_adjectives" | "use_masculine_form_only" | "use_neutral_nouns_and_adjectives";
                /** @enum {string} */
                idioms_colloquialisms_and_culture_specific_references?: "do_not_use";
                /** @enum {string} */
                inflected_words_masculine_noun_agreement?: "place_masculine_nouns_closest_to_inflected_words";
                /** @enum {string} */
                instructions_style?: "use_imperative" | "use_indicative" | "use_infinitive" | "use_modal_verbs" | "use_passive_voice";
                /** @enum {string} */
                mixing_styles?: "do_not_mix_desu_masu_style_and_dearu_style";
                /** @enum {string} */
                modal_verbs?: "avoid_modal_verbs";
                /** @enum {string} */
                personal_vs_impersonal_style?: "use_impersonal_style" | "use_personal_style";
                /** @enum {string} */
                positive_vs_negative_language?: "use_positive_language";
                /** @enum {string} */
                proximity_agreement?: "use";
                /** @enum {string} */
                reader_action_required?: "use_you_must_when_action_is_required_from_reader";
                /** @enum {string} */
                redundant_introductory_phrases?: "avoid_redundant_introductory_phrases" | "do_not_use_redundant_phrases_that_refer_to_current_text";
                /** @enum {string} */
                redundant_phrases?: "avoid_relativizing_and_redundant_phrases" | "do_not_use_redundant_phrases";
                /** @enum {string} */
                referring_to_non_binary_people?: "use_the_singular_and_plural_schwa";
                /** @enum {string} */
                short_vs_long_words?: "use_short_words";
                /** @enum {string} */
                simple_words_and_sentences?: "use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech";
                /** @enum {string} */
                text_position_references?: "avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead";
                /** @enum {string} */
                tone?: "use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability" | "use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression";
                /** @enum {string} */
                verbal_vs_nominal_style?: "use_nominal_style" | "use_verbal_style";
            };
            vocabulary?: {
                /** @enum {string} */
                abbreviations?: "write_original_term_then_abbreviation_and_explanation";
                /** @enum {string} */
                loanwords?: "add_explanation_to_loanword_if_difficult_to_rephrase" | "rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible" | "rephrase_loanword_with_another_expression_if_not_established" | "use_loanword_as_is_if_well_established";
            };
        };
    };
    responses: {
        Error: {
            headers: {
                "X-Trace-ID": components["headers"]["X-Trace-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        "X-Trace-ID": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    translateText: {
        parameters: {
            query?: never;
            header?: {
                "X-Service-Reporting-Tag"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string[];
                    source_lang?: string;
                    target_lang: string;
                    context?: string;
                    /** @enum {string} */
                    model_type?: "latency_optimized" | "quality_optimized" | "prefer_quality_optimized";
                    engine?: string;
                    /** @enum {string} */
                    split_sentences?: "0" | "1" | "nonewlines";
                    /** @default false */
                    preserve_formatting?: boolean;
                    /** @enum {string} */
                    formality?: "default" | "more" | "less" | "prefer_more" | "prefer_less";
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    keep_code?: "auto" | "off";
                    /** @default true */
                    interface_phrases?: boolean;
                    glossary_id?: string;
                    glossary_ids?: string[];
                    style_id?: string;
                    translation_memory_id?: string;
                    /** @default 75 */
                    translation_memory_threshold?: number;
                    custom_instructions?: string[];
                    /** @default false */
                    show_billed_characters?: boolean;
                    /** @default false */
                    enable_beta_languages?: boolean;
                    /** @enum {string} */
                    tag_handling?: "html" | "xml";
                    /** @enum {string} */
                    tag_handling_version?: "v1" | "v2";
                    /** @default true */
                    outline_detection?: boolean;
                    splitting_tags?: string[];
                    non_splitting_tags?: string[];
                    ignore_tags?: string[];
                };
                "application/x-www-form-urlencoded": {
                    text: string[];
                    source_lang?: string;
                    target_lang: string;
                    context?: string;
                    /** @enum {string} */
                    model_type?: "latency_optimized" | "quality_optimized" | "prefer_quality_optimized";
                    engine?: string;
                    /** @enum {string} */
                    split_sentences?: "0" | "1" | "nonewlines";
                    /** @default false */
                    preserve_formatting?: boolean;
                    /** @enum {string} */
                    formality?: "default" | "more" | "less" | "prefer_more" | "prefer_less";
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    keep_code?: "auto" | "off";
                    /** @default true */
                    interface_phrases?: boolean;
                    glossary_id?: string;
                    glossary_ids?: string[];
                    style_id?: string;
                    translation_memory_id?: string;
                    /** @default 75 */
                    translation_memory_threshold?: number;
                    custom_instructions?: string[];
                    /** @default false */
                    show_billed_characters?: boolean;
                    /** @default false */
                    enable_beta_languages?: boolean;
                    /** @enum {string} */
                    tag_handling?: "html" | "xml";
                    /** @enum {string} */
                    tag_handling_version?: "v1" | "v2";
                    /** @default true */
                    outline_detection?: boolean;
                    splitting_tags?: string[];
                    non_splitting_tags?: string[];
                    ignore_tags?: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Service-Engine"?: string;
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        translations: {
                            detected_source_language: string;
                            text: string;
                            billed_characters?: number;
                            /** @enum {string} */
                            model_type_used?: "latency_optimized" | "quality_optimized";
                            /** @enum {string} */
                            tag_handling_version?: "v1" | "v2";
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    detectLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string[];
                };
                "application/x-www-form-urlencoded": {
                    text: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            detected_language: string | null;
                            /** @enum {string} */
                            detection_status: "success" | "insufficient_confidence" | "unsupported_language" | "no_language_detected";
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listLanguagesV2: {
        parameters: {
            query?: {
                type?: "source" | "target";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        language: string;
                        name: string;
                        supports_formality?: boolean;
                    }[];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listLanguages: {
        parameters: {
            query: {
                resource: "translate_text" | "translate_document" | "glossary" | "voice" | "write" | "style_rules" | "translation_memory";
                include?: ("beta" | "external")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lang: string;
                        name: string;
                        usable_as_source: boolean;
                        usable_as_target: boolean;
                        status: string;
                        external?: boolean;
                        features: {
                            [key: string]: {
                                status: string;
                            };
                        };
                    }[];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listLanguageResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        features: {
                            name: string;
                            needs_source_support?: boolean;
                            needs_target_support?: boolean;
                        }[];
                    }[];
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listLanguagePairs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        languages: {
                            lang: string;
                            has_formality: boolean;
                        }[];
                        sources: {
                            lang: string;
                            targets: string[];
                        }[];
                        has_other_engines: boolean;
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listGlossaries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        glossaries: {
                            glossary_id: string;
                            name: string;
                            dictionaries: {
                                source_lang: string;
                                target_lang: string;
                                entry_count: number;
                            }[];
                            creation_time: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    dictionaries?: {
                        source_lang: string;
                        target_lang: string;
                        entries: string;
                        /**
                         * @default tsv
                         * @enum {string}
                         */
                        entries_format?: "tsv" | "csv";
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    dictionaries?: {
                        source_lang: string;
                        target_lang: string;
                        entries: string;
                        /**
                         * @default tsv
                         * @enum {string}
                         */
                        entries_format?: "tsv" | "csv";
                    }[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        glossary_id: string;
                        name: string;
                        dictionaries: {
                            source_lang: string;
                            target_lang: string;
                            entry_count: number;
                        }[];
                        creation_time: string;
                        ready: boolean;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        glossary_id: string;
                        name: string;
                        dictionaries: {
                            source_lang: string;
                            target_lang: string;
                            entry_count: number;
                        }[];
                        creation_time: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    updateGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    dictionaries?: {
                        source_lang: string;
                        target_lang: string;
                        entries: string;
                        /**
                         * @default tsv
                         * @enum {string}
                         */
                        entries_format?: "tsv" | "csv";
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    name?: string;
                    dictionaries?: {
                        source_lang: string;
                        target_lang: string;
                        entries: string;
                        /**
                         * @default tsv
                         * @enum {string}
                         */
                        entries_format?: "tsv" | "csv";
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        glossary_id: string;
                        name: string;
                        dictionaries: {
                            source_lang: string;
                            target_lang: string;
                            entry_count: number;
                        }[];
                        creation_time: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getGlossaryEntries: {
        parameters: {
            query: {
                source_lang: string;
                target_lang: string;
            };
            header?: never;
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dictionaries: {
                            source_lang: string;
                            target_lang: string;
                            entries: string;
                            /** @enum {string} */
                            entries_format: "tsv";
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    exportGlossary: {
        parameters: {
            query: {
                format: "xlsx" | "tbx";
            };
            header?: never;
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/x-tbx+xml": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    putGlossaryDictionary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_lang: string;
                    target_lang: string;
                    entries: string;
                    /**
                     * @default tsv
                     * @enum {string}
                     */
                    entries_format?: "tsv" | "csv";
                };
                "application/x-www-form-urlencoded": {
                    source_lang: string;
                    target_lang: string;
                    entries: string;
                    /**
                     * @default tsv
                     * @enum {string}
                     */
                    entries_format?: "tsv" | "csv";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        source_lang: string;
                        target_lang: string;
                        entry_count: number;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteGlossaryDictionary: {
        parameters: {
            query: {
                source_lang: string;
                target_lang: string;
            };
            header?: never;
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listGlossariesV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        glossaries: {
                            glossary_id: string;
                            ready: boolean;
                            name: string;
                            source_lang: string;
                            target_lang: string;
                            creation_time: string;
                            entry_count: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createGlossaryV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    source_lang: string;
                    target_lang: string;
                    entries: string;
                    /**
                     * @default tsv
                     * @enum {string}
                     */
                    entries_format?: "tsv" | "csv";
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    source_lang: string;
                    target_lang: string;
                    entries: string;
                    /**
                     * @default tsv
                     * @enum {string}
                     */
                    entries_format?: "tsv" | "csv";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        glossary_id: string;
                        ready: boolean;
                        name: string;
                        source_lang: string;
                        target_lang: string;
                        creation_time: string;
                        entry_count: number;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getGlossaryV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        glossary_id: string;
                        ready: boolean;
                        name: string;
                        source_lang: string;
                        target_lang: string;
                        creation_time: string;
                        entry_count: number;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteGlossaryV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getGlossaryEntriesV2: {
        parameters: {
            query?: never;
            header?: {
                Accept?: string;
            };
            path: {
                glossary_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "text/tab-separated-values": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listGlossaryLanguagePairs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        supported_languages: {
                            source_lang: string;
                            target_lang: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listStyleRules: {
        parameters: {
            query?: {
                detailed?: boolean;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        style_rules: {
                            style_id: string;
                            name: string;
                            language: string;
                            version: number;
                            creation_time: string;
                            updated_time: string;
                            configured_rules?: components["schemas"]["ConfiguredRules"];
                            custom_instructions?: {
                                id: string;
                                label: string;
                                prompt: string;
                                source_language?: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createStyleRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    language: string;
                    configured_rules?: components["schemas"]["ConfiguredRules"];
                    custom_instructions?: {
                        label: string;
                        prompt: string;
                        source_language?: string;
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    language: string;
                    configured_rules?: components["schemas"]["ConfiguredRules"];
                    custom_instructions?: {
                        label: string;
                        prompt: string;
                        source_language?: string;
                    }[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        style_id: string;
                        name: string;
                        language: string;
                        version: number;
                        creation_time: string;
                        updated_time: string;
                        configured_rules: components["schemas"]["ConfiguredRules"];
                        custom_instructions: {
                            id: string;
                            label: string;
                            prompt: string;
                            source_language?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getStyleRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                style_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        style_id: string;
                        name: string;
                        language: string;
                        version: number;
                        creation_time: string;
                        updated_time: string;
                        configured_rules: components["schemas"]["ConfiguredRules"];
                        custom_instructions: {
                            id: string;
                            label: string;
                            prompt: string;
                            source_language?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteStyleRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                style_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    renameStyleRules: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                style_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        style_id: string;
                        name: string;
                        language: string;
                        version: number;
                        creation_time: string;
                        updated_time: string;
                        configured_rules: components["schemas"]["ConfiguredRules"];
                        custom_instructions: {
                            id: string;
                            label: string;
                            prompt: string;
                            source_language?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    putConfiguredRules: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                style_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfiguredRules"];
                "application/x-www-form-urlencoded": components["schemas"]["ConfiguredRules"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        style_id: string;
                        name: string;
                        language: string;
                        version: number;
                        creation_time: string;
                        updated_time: string;
                        configured_rules: components["schemas"]["ConfiguredRules"];
                        custom_instructions: {
                            id: string;
                            label: string;
                            prompt: string;
                            source_language?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createCustomInstruction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                style_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: string;
                    prompt: string;
                    source_language?: string;
                };
                "application/x-www-form-urlencoded": {
                    label: string;
                    prompt: string;
                    source_language?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        style_id: string;
                        name: string;
                        language: string;
                        version: number;
                        creation_time: string;
                        updated_time: string;
                        configured_rules: components["schemas"]["ConfiguredRules"];
                        custom_instructions: {
                            id: string;
                            label: string;
                            prompt: string;
                            source_language?: string;
                        }[];
                        id: string;
                        label: string;
                        prompt: string;
                        source_language?: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getCustomInstruction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                style_id: string;
                instruction_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        label: string;
                        prompt: string;
                        source_language?: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    putCustomInstruction: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                style_id: string;
                instruction_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: string;
                    prompt: string;
                    source_language?: string;
                };
                "application/x-www-form-urlencoded": {
                    label: string;
                    prompt: string;
                    source_language?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        label: string;
                        prompt: string;
                        source_language?: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteCustomInstruction: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                style_id: string;
                instruction_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listSpokenTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        spoken_terms: {
                            spoken_terms_id: string;
                            name: string;
                            term_lists: {
                                lang: string;
                                entry_count: number;
                            }[];
                            creation_time: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createSpokenTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    term_lists?: {
                        lang: string;
                        entries: string;
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    term_lists?: {
                        lang: string;
                        entries: string;
                    }[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        spoken_terms_id: string;
                        name: string;
                        term_lists: {
                            lang: string;
                            entry_count: number;
                        }[];
                        creation_time: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getSpokenTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                spoken_terms_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        spoken_terms_id: string;
                        name: string;
                        term_lists: {
                            lang: string;
                            entry_count: number;
                        }[];
                        creation_time: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteSpokenTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                spoken_terms_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    updateSpokenTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                spoken_terms_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    term_lists?: {
                        lang: string;
                        entries: string;
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    name?: string;
                    term_lists?: {
                        lang: string;
                        entries: string;
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        spoken_terms_id: string;
                        name: string;
                        term_lists: {
                            lang: string;
                            entry_count: number;
                        }[];
                        creation_time: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getSpokenTermsEntries: {
        parameters: {
            query: {
                lang: string;
            };
            header?: never;
            path: {
                spoken_terms_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lang: string;
                        entries: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    putSpokenTermsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                spoken_terms_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lang: string;
                    entries: string;
                };
                "application/x-www-form-urlencoded": {
                    lang: string;
                    entries: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lang: string;
                        entry_count: number;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteSpokenTermsList: {
        parameters: {
            query: {
                lang: string;
            };
            header?: never;
            path: {
                spoken_terms_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getDocumentStatusByQuery: {
        parameters: {
            query?: {
                document_key?: string;
            };
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_id: string;
                        /** @enum {string} */
                        status: "queued" | "translating" | "done" | "error";
                        seconds_remaining?: number;
                        progress?: {
                            /** @enum {string} */
                            stage: "reading" | "translating" | "writing";
                            /** @enum {string} */
                            unit: "pages" | "pictures";
                            done: number;
                            total: number;
                        };
                        billed_characters?: number;
                        message?: string;
                        error_message?: string;
                        warnings?: {
                            code: string;
                            message: string;
                            location?: {
                                part?: string;
                                page?: number;
                                line?: number;
                            };
                        }[];
                        quality_evaluation_job_id?: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getDocumentStatus: {
        parameters: {
            query?: {
                document_key?: string;
            };
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    document_key?: string;
                };
                "application/x-www-form-urlencoded": {
                    document_key?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_id: string;
                        /** @enum {string} */
                        status: "queued" | "translating" | "done" | "error";
                        seconds_remaining?: number;
                        progress?: {
                            /** @enum {string} */
                            stage: "reading" | "translating" | "writing";
                            /** @enum {string} */
                            unit: "pages" | "pictures";
                            done: number;
                            total: number;
                        };
                        billed_characters?: number;
                        message?: string;
                        error_message?: string;
                        warnings?: {
                            code: string;
                            message: string;
                            location?: {
                                part?: string;
                                page?: number;
                                line?: number;
                            };
                        }[];
                        quality_evaluation_job_id?: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: {
                document_key?: string;
            };
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    document_key?: string;
                };
                "application/x-www-form-urlencoded": {
                    document_key?: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    downloadDocumentByQuery: {
        parameters: {
            query?: {
                document_key?: string;
            };
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: {
                document_key?: string;
            };
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    document_key?: string;
                };
                "application/x-www-form-urlencoded": {
                    document_key?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listDocumentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_types: {
                            extension: string;
                            maximum_bytes: number;
                            least_billed_characters: number;
                            outputs: string[];
                            can_be_evaluated: boolean;
                            missing?: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createQualityEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_lang?: string;
                    target_lang: string;
                    segments: {
                        source: string;
                        target: string;
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    source_lang?: string;
                    target_lang: string;
                    segments: {
                        source: string;
                        target: string;
                    }[];
                };
            };
        };
        responses: {
            202: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getQualityEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Retry-After"?: string;
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        /** @enum {string} */
                        status: "done" | "error";
                        segments?: {
                            segment_index: number;
                            source: string;
                            target: string;
                            glossary_terms?: {
                                source: string;
                                target: string;
                            }[];
                            score: number;
                            errors: {
                                type: string;
                                sub_type: string;
                                /** @enum {string} */
                                severity: "Critical" | "Major" | "Minor";
                                explanation: string;
                                source_spans: {
                                    start: number;
                                    end: number;
                                }[];
                                target_spans: {
                                    start: number;
                                    end: number;
                                }[];
                            }[];
                        }[];
                        summary?: {
                            overall_score: number;
                            granular_counts: {
                                [key: string]: {
                                    [key: string]: {
                                        [key: string]: number;
                                    };
                                };
                            };
                        };
                        error?: {
                            /** @enum {string} */
                            code: "evaluation_failed";
                            message: string;
                        };
                    };
                };
            };
            202: {
                headers: {
                    "Retry-After"?: string;
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        /** @enum {string} */
                        status: "processing";
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getQualityEvaluationByAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Retry-After"?: string;
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        /** @enum {string} */
                        status: "done" | "error";
                        segments?: {
                            segment_index: number;
                            source: string;
                            target: string;
                            glossary_terms?: {
                                source: string;
                                target: string;
                            }[];
                            score: number;
                            errors: {
                                type: string;
                                sub_type: string;
                                /** @enum {string} */
                                severity: "Critical" | "Major" | "Minor";
                                explanation: string;
                                source_spans: {
                                    start: number;
                                    end: number;
                                }[];
                                target_spans: {
                                    start: number;
                                    end: number;
                                }[];
                            }[];
                        }[];
                        summary?: {
                            overall_score: number;
                            granular_counts: {
                                [key: string]: {
                                    [key: string]: {
                                        [key: string]: number;
                                    };
                                };
                            };
                        };
                        error?: {
                            /** @enum {string} */
                            code: "evaluation_failed";
                            message: string;
                        };
                    };
                };
            };
            202: {
                headers: {
                    "Retry-After"?: string;
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        /** @enum {string} */
                        status: "processing";
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    rephraseText: {
        parameters: {
            query?: never;
            header?: {
                "X-Service-Reporting-Tag"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string[];
                    target_lang?: string;
                    /** @default false */
                    show_changes?: boolean;
                    /** @enum {string} */
                    writing_style?: "simple" | "business" | "academic" | "casual" | "default" | "prefer_simple" | "prefer_business" | "prefer_academic" | "prefer_casual";
                    /** @enum {string} */
                    tone?: "enthusiastic" | "friendly" | "confident" | "diplomatic" | "default" | "prefer_enthusiastic" | "prefer_friendly" | "prefer_confident" | "prefer_diplomatic";
                };
                "application/x-www-form-urlencoded": {
                    text: string[];
                    target_lang?: string;
                    /** @default false */
                    show_changes?: boolean;
                    /** @enum {string} */
                    writing_style?: "simple" | "business" | "academic" | "casual" | "default" | "prefer_simple" | "prefer_business" | "prefer_academic" | "prefer_casual";
                    /** @enum {string} */
                    tone?: "enthusiastic" | "friendly" | "confident" | "diplomatic" | "default" | "prefer_enthusiastic" | "prefer_friendly" | "prefer_confident" | "prefer_diplomatic";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Service-Engine"?: string;
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        improvements: {
                            text: string;
                            target_language: string;
                            detected_source_language: string;
                            changes?: {
                                start: number;
                                end: number;
                                before: string;
                                replacements: string[];
                                rule: string;
                                reason: string;
                                confidence: number;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    correctText: {
        parameters: {
            query?: never;
            header?: {
                "X-Service-Reporting-Tag"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string[];
                    target_lang?: string;
                    /** @default false */
                    show_changes?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    text: string[];
                    target_lang?: string;
                    /** @default false */
                    show_changes?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Service-Engine"?: string;
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        improvements: {
                            text: string;
                            target_language: string;
                            detected_source_language: string;
                            changes?: {
                                start: number;
                                end: number;
                                before: string;
                                replacements: string[];
                                rule: string;
                                reason: string;
                                confidence: number;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createVoiceJob: {
        parameters: {
            query?: {
                include?: string | string[];
            };
            header?: {
                "X-Service-Reporting-Tag"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_file: {
                        name: string;
                        content_type: string;
                        content_length: number;
                    };
                    parameters?: {
                        source_language?: string | null;
                        formality?: string;
                        glossary_id?: string;
                        spoken_terms_id?: string;
                    };
                    targets: {
                        language: string;
                        type: string;
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    source_file: {
                        name: string;
                        content_type: string;
                        content_length: number;
                    };
                    parameters?: {
                        source_language?: string | null;
                        formality?: string;
                        glossary_id?: string;
                        spoken_terms_id?: string;
                    };
                    targets: {
                        language: string;
                        type: string;
                    }[];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        upload_url: string;
                        signature: string;
                        signed_upload_url?: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getVoiceJob: {
        parameters: {
            query?: {
                include?: string | string[];
            };
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        /** @enum {string} */
                        product: "voice";
                        /** @enum {string} */
                        operation: "translate";
                        /** @enum {string} */
                        status: "pending" | "uploaded" | "processing" | "complete" | "downloaded" | "failed";
                        progress: number;
                        created_at: string;
                        updated_at: string;
                        usage: {
                            storage_used: number;
                        };
                        source_file: {
                            name: string;
                            content_type: string;
                            content_length: number;
                        };
                        parameters: {
                            source_language: string | null;
                        };
                        targets: {
                            language: string;
                            type: string;
                        }[];
                        results: {
                            /** @enum {string} */
                            status: "processing" | "complete" | "downloaded" | "failed";
                            download_url?: string;
                            signature?: string;
                            signed_download_url?: string;
                            error?: {
                                message: string;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteVoiceJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    downloadVoiceResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
                position: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    renewVoiceSession: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        streaming_url: string;
                        token: string;
                        session_id: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createVoiceSession: {
        parameters: {
            query?: never;
            header?: {
                "X-Service-Reporting-Tag"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_media_content_type: string;
                    /** @enum {string} */
                    message_format?: "json" | "msgpack";
                    source_language?: string | null;
                    /** @enum {string} */
                    source_language_mode?: "auto" | "fixed";
                    target_languages?: string[];
                    target_media_languages?: string[];
                    target_media_content_type?: string;
                    /** @enum {string} */
                    target_media_voice?: "male" | "female" | "match";
                    spoken_terms_id?: string;
                    glossary_id?: string;
                    formality?: string;
                };
                "application/x-www-form-urlencoded": {
                    source_media_content_type: string;
                    /** @enum {string} */
                    message_format?: "json" | "msgpack";
                    source_language?: string | null;
                    /** @enum {string} */
                    source_language_mode?: "auto" | "fixed";
                    target_languages?: string[];
                    target_media_languages?: string[];
                    target_media_content_type?: string;
                    /** @enum {string} */
                    target_media_voice?: "male" | "female" | "match";
                    spoken_terms_id?: string;
                    glossary_id?: string;
                    formality?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        streaming_url: string;
                        token: string;
                        session_id: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    renewVoiceSessionV1: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        streaming_url: string;
                        token: string;
                        session_id: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createVoiceSessionV1: {
        parameters: {
            query?: never;
            header?: {
                "X-Service-Reporting-Tag"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_media_content_type: string;
                    /** @enum {string} */
                    message_format?: "json" | "msgpack";
                    source_language?: string | null;
                    /** @enum {string} */
                    source_language_mode?: "auto" | "fixed";
                    target_languages?: string[];
                    target_media_languages?: string[];
                    target_media_content_type?: string;
                    /** @enum {string} */
                    target_media_voice?: "male" | "female" | "match";
                    spoken_terms_id?: string;
                    glossary_id?: string;
                    formality?: string;
                };
                "application/x-www-form-urlencoded": {
                    source_media_content_type: string;
                    /** @enum {string} */
                    message_format?: "json" | "msgpack";
                    source_language?: string | null;
                    /** @enum {string} */
                    source_language_mode?: "auto" | "fixed";
                    target_languages?: string[];
                    target_media_languages?: string[];
                    target_media_content_type?: string;
                    /** @enum {string} */
                    target_media_voice?: "male" | "female" | "match";
                    spoken_terms_id?: string;
                    glossary_id?: string;
                    formality?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Service-Warnings"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        streaming_url: string;
                        token: string;
                        session_id: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    speakText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    language: string;
                    /** @enum {string} */
                    voice?: "male" | "female";
                    content_type?: string;
                };
                "application/x-www-form-urlencoded": {
                    text: string;
                    language: string;
                    /** @enum {string} */
                    voice?: "male" | "female";
                    content_type?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listSpokenLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        languages: {
                            lang: string;
                            name: string;
                            voices: ("male" | "female")[];
                            external: boolean;
                        }[];
                        content_types: string[];
                        most_characters: number;
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listWorkflows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workflows: {
                            workflow_id: string;
                            name: string;
                            title: string;
                            description: string;
                            version?: number;
                            input_schema: unknown;
                            available: boolean;
                            reason?: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workflow_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workflow_id: string;
                        name: string;
                        title: string;
                        description: string;
                        version?: number;
                        input_schema: unknown;
                        available: boolean;
                        reason?: string;
                        /** Format: date-time */
                        creation_date: string;
                        /** Format: date-time */
                        last_modified_date: string;
                        source: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    putWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workflow_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source: string;
                };
                "application/x-www-form-urlencoded": {
                    source: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workflow_id: string;
                        name: string;
                        title: string;
                        description: string;
                        version?: number;
                        input_schema: unknown;
                        available: boolean;
                        reason?: string;
                        /** Format: date-time */
                        creation_date: string;
                        /** Format: date-time */
                        last_modified_date: string;
                        source: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workflow_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listAgentTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tasks: {
                            task_id: string;
                            workflow_id: string;
                            workflow_name: string;
                            status: string;
                            /** Format: date-time */
                            creation_date: string;
                            /** Format: date-time */
                            last_modified_date: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getAgentTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Retry-After"?: string;
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        task_id: string;
                        ui_url: string;
                        polling_url: string;
                        /** Format: date-time */
                        last_modified_date: string;
                        status: "InProgress" | "Completed" | "Error" | "Canceled" | "FeedbackNeeded" | "Archived";
                        workflow_id: string;
                        workflow_name: string;
                        workflow_version?: number;
                        error?: string;
                        feedback?: {
                            question_id: string;
                            question: string;
                            answer_schema: unknown;
                            /** Format: date-time */
                            creation_date: string;
                        };
                        result: {
                            response?: string;
                            screenshot?: string | null;
                        };
                        result_data: {
                            artifactId: string;
                            contentUrl: string;
                            name: string;
                            description: string;
                            schema: null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteAgentTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    followAgentTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    readAgentJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        steps: {
                            step: string;
                            service: string;
                            /** Format: date-time */
                            start_date: string;
                            /** Format: date-time */
                            end_date: string;
                            billed_characters: number;
                            billed_milliseconds?: number;
                            tokens?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    readAgentContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        content_type: string;
                        language: string;
                        data: unknown;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    readAgentArtifact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: string;
                artifact_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    showAgentTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    giveAgentFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question_id: string;
                    answer: unknown;
                };
                "application/x-www-form-urlencoded": {
                    question_id: string;
                    answer: unknown;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        task_id: string;
                        ui_url: string;
                        polling_url: string;
                        /** Format: date-time */
                        last_modified_date: string;
                        status: "InProgress" | "Completed" | "Error" | "Canceled" | "FeedbackNeeded" | "Archived";
                        workflow_id: string;
                        workflow_name: string;
                        workflow_version?: number;
                        error?: string;
                        feedback?: {
                            question_id: string;
                            question: string;
                            answer_schema: unknown;
                            /** Format: date-time */
                            creation_date: string;
                        };
                        result: {
                            response?: string;
                            screenshot?: string | null;
                        };
                        result_data: {
                            artifactId: string;
                            contentUrl: string;
                            name: string;
                            description: string;
                            schema: null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    cancelAgentTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        task_id: string;
                        ui_url: string;
                        polling_url: string;
                        /** Format: date-time */
                        last_modified_date: string;
                        status: "InProgress" | "Completed" | "Error" | "Canceled" | "FeedbackNeeded" | "Archived";
                        workflow_id: string;
                        workflow_name: string;
                        workflow_version?: number;
                        error?: string;
                        feedback?: {
                            question_id: string;
                            question: string;
                            answer_schema: unknown;
                            /** Format: date-time */
                            creation_date: string;
                        };
                        result: {
                            response?: string;
                            screenshot?: string | null;
                        };
                        result_data: {
                            artifactId: string;
                            contentUrl: string;
                            name: string;
                            description: string;
                            schema: null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listTranslationMemories: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        translation_memories: {
                            translation_memory_id: string;
                            name: string;
                            source_language: string;
                            target_languages: string[];
                            segment_count: number;
                            creation_time: string;
                        }[];
                        total_count: number;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createTranslationMemory: {
        parameters: {
            query?: {
                name?: string;
                source_language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    source_language: string;
                    segments: {
                        source: string;
                        target: string;
                        target_language: string;
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    source_language: string;
                    segments: {
                        source: string;
                        target: string;
                        target_language: string;
                    }[];
                };
                "application/x-tmx+xml": string;
                "application/xml": string;
                "text/xml": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        translation_memory_id: string;
                        name: string;
                        source_language: string;
                        target_languages: string[];
                        segment_count: number;
                        creation_time: string;
                        targets: {
                            target_language: string;
                            segment_count: number;
                        }[];
                        skipped_segment_count: number;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            408: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getTranslationMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                translation_memory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        translation_memory_id: string;
                        name: string;
                        source_language: string;
                        target_languages: string[];
                        segment_count: number;
                        creation_time: string;
                        targets: {
                            target_language: string;
                            segment_count: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deleteTranslationMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                translation_memory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listTranslationMemorySegments: {
        parameters: {
            query?: {
                page_size?: number;
                page_cursor?: string;
                position?: number;
                filter_text?: string;
                filter_case_sensitive?: boolean;
            };
            header?: never;
            path: {
                translation_memory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        segments: {
                            source_segment_id: string;
                            segment_version: string;
                            source_text: string;
                            targets: {
                                target_segment_id: string;
                                target_language: string;
                                target_text: string;
                            }[];
                        }[];
                        segment_count: number;
                        version: number;
                        next_page_cursor?: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    changeTranslationMemorySegments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                translation_memory_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    segments: {
                        source_segment_id?: string;
                        segment_version?: string;
                        source_text?: string;
                        targets?: {
                            target_language: string;
                            target_text: string;
                        }[];
                        /** @default false */
                        is_deleted?: boolean;
                    }[];
                };
                "application/x-www-form-urlencoded": {
                    segments: {
                        source_segment_id?: string;
                        segment_version?: string;
                        source_text?: string;
                        targets?: {
                            target_language: string;
                            target_text: string;
                        }[];
                        /** @default false */
                        is_deleted?: boolean;
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        translation_memory_id: string;
                        version: number;
                        segment_count: number;
                        segments: {
                            source_segment_id: string;
                            segment_version: string;
                            source_text: string;
                            targets: {
                                target_segment_id: string;
                                target_language: string;
                                target_text: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    exportTranslationMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                translation_memory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-tmx+xml": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createTranslationMemoryExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                translation_memory_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        parameters: {
                            translation_memory_id: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createTranslationMemoryImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_file: {
                        file_name: string;
                        content_length: number;
                        /**
                         * @default application/xml
                         * @enum {string}
                         */
                        content_type?: "application/x-tmx+xml" | "application/xml" | "text/xml" | "application/octet-stream";
                    };
                    parameters?: {
                        display_name?: string;
                    };
                };
                "application/x-www-form-urlencoded": {
                    source_file: {
                        file_name: string;
                        content_length: number;
                        /**
                         * @default application/xml
                         * @enum {string}
                         */
                        content_type?: "application/x-tmx+xml" | "application/xml" | "text/xml" | "application/octet-stream";
                    };
                    parameters?: {
                        display_name?: string;
                    };
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        upload_url: string;
                        expires_at: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getTranslationMemoryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        product: string;
                        operation: string;
                        creation_time: string;
                        updated_time: string;
                        source_file?: {
                            content_type: string;
                            content_length: number;
                        };
                        parameters: {
                            translation_memory_id?: string;
                            display_name?: string;
                        };
                        results: {
                            status: string;
                            status_metadata?: {
                                required_action: string;
                            };
                            segment_count?: number;
                            download_url?: string;
                            expires_at?: string;
                            error?: {
                                message: string;
                            };
                            translation_memory_id?: string;
                            skipped_segment_count?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    downloadTranslationMemoryFile: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-tmx+xml": string;
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    uploadTranslationMemoryFile: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-tmx+xml": string;
                "application/xml": string;
                "text/xml": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
            408: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    listDeveloperKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        usage_limits: {
                            characters: number | null;
                            speech_to_text_milliseconds: number | null;
                        };
                        masked_key: string;
                        scopes: string[] | null;
                        requests_per_minute: number | null;
                        expiration_time: string | null;
                    }[];
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createDeveloperKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    label?: string;
                    scopes?: ("translate:text" | "translate:document" | "write:improve" | "glossaries:read" | "glossaries:write" | "style_rules:read" | "style_rules:write" | "translation_memories:read" | "translation_memories:write" | "spoken_terms:read" | "spoken_terms:write" | "languages:read" | "usage:read" | "quality:evaluate" | "agent:run" | "write:rephrase")[];
                    usage_limits?: {
                        characters?: number | null;
                        speech_to_text_milliseconds?: number | null;
                    };
                    characters?: number | null;
                    speech_to_text_milliseconds?: number | null;
                    requests_per_minute?: number | null;
                    expiration_time?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    label?: string;
                    scopes?: ("translate:text" | "translate:document" | "write:improve" | "glossaries:read" | "glossaries:write" | "style_rules:read" | "style_rules:write" | "translation_memories:read" | "translation_memories:write" | "spoken_terms:read" | "spoken_terms:write" | "languages:read" | "usage:read" | "quality:evaluate" | "agent:run" | "write:rephrase")[];
                    usage_limits?: {
                        characters?: number | null;
                        speech_to_text_milliseconds?: number | null;
                    };
                    characters?: number | null;
                    speech_to_text_milliseconds?: number | null;
                    requests_per_minute?: number | null;
                    expiration_time?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_key: string;
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        usage_limits: {
                            characters: number | null;
                            speech_to_text_milliseconds: number | null;
                        };
                        masked_key: string;
                        scopes: string[] | null;
                        requests_per_minute: number | null;
                        expiration_time: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deactivateDeveloperKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key_id: string;
                };
                "application/x-www-form-urlencoded": {
                    key_id: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        usage_limits: {
                            characters: number | null;
                            speech_to_text_milliseconds: number | null;
                        };
                        masked_key: string;
                        scopes: string[] | null;
                        requests_per_minute: number | null;
                        expiration_time: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    renameDeveloperKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key_id: string;
                    label: string;
                };
                "application/x-www-form-urlencoded": {
                    key_id: string;
                    label: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        usage_limits: {
                            characters: number | null;
                            speech_to_text_milliseconds: number | null;
                        };
                        masked_key: string;
                        scopes: string[] | null;
                        requests_per_minute: number | null;
                        expiration_time: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    setDeveloperKeyLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key_id: string;
                    characters?: number | null;
                    speech_to_text_milliseconds?: number | null;
                    requests_per_minute?: number | null;
                };
                "application/x-www-form-urlencoded": {
                    key_id: string;
                    characters?: number | null;
                    speech_to_text_milliseconds?: number | null;
                    requests_per_minute?: number | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        usage_limits: {
                            characters: number | null;
                            speech_to_text_milliseconds: number | null;
                        };
                        masked_key: string;
                        scopes: string[] | null;
                        requests_per_minute: number | null;
                        expiration_time: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    setDeveloperKeyExpiration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key_id: string;
                    expiration_time: string | null;
                };
                "application/x-www-form-urlencoded": {
                    key_id: string;
                    expiration_time: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        usage_limits: {
                            characters: number | null;
                            speech_to_text_milliseconds: number | null;
                        };
                        masked_key: string;
                        scopes: string[] | null;
                        requests_per_minute: number | null;
                        expiration_time: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    rotateDeveloperKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key_id: string;
                    /** @default 0 */
                    overlap_seconds?: number;
                };
                "application/x-www-form-urlencoded": {
                    key_id: string;
                    /** @default 0 */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_key: string;
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        usage_limits: {
                            characters: number | null;
                            speech_to_text_milliseconds: number | null;
                        };
                        masked_key: string;
                        scopes: string[] | null;
                        requests_per_minute: number | null;
                        expiration_time: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listAdminKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        masked_key: string;
                        expiration_time: string | null;
                    }[];
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    createAdminKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    label?: string;
                    expiration_time?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    label?: string;
                    expiration_time?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_key: string;
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        masked_key: string;
                        expiration_time: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deactivateAdminKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key_id: string;
                };
                "application/x-www-form-urlencoded": {
                    key_id: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key_id: string;
                        label: string;
                        creation_time: string;
                        deactivated_time: string | null;
                        is_deactivated: boolean;
                        masked_key: string;
                        expiration_time: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getUsageAnalytics: {
        parameters: {
            query: {
                start_date: string;
                end_date: string;
                group_by?: "key" | "key_and_day" | "person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        usage_report: {
                            total_usage: {
                                total_characters: number;
                                text_translation_characters: number;
                                document_translation_characters: number;
                                text_improvement_characters: number;
                                speech_to_text_minutes: number;
                                speech_to_text_milliseconds: number;
                                speech_to_speech_minutes: number;
                            };
                            start_date: string;
                            end_date: string;
                            /** @enum {string} */
                            group_by?: "key" | "key_and_day" | "person";
                            key_usages?: {
                                api_key: string;
                                api_key_label: string;
                                key_id: string;
                                usage: {
                                    total_characters: number;
                                    text_translation_characters: number;
                                    document_translation_characters: number;
                                    text_improvement_characters: number;
                                    speech_to_text_minutes: number;
                                    speech_to_text_milliseconds: number;
                                    speech_to_speech_minutes: number;
                                };
                            }[];
                            key_and_day_usages?: {
                                api_key: string;
                                api_key_label: string;
                                key_id: string;
                                usage_date: string;
                                usage: {
                                    total_characters: number;
                                    text_translation_characters: number;
                                    document_translation_characters: number;
                                    text_improvement_characters: number;
                                    speech_to_text_minutes: number;
                                    speech_to_text_milliseconds: number;
                                    speech_to_speech_minutes: number;
                                };
                            }[];
                            person_usages?: {
                                person_id: string;
                                name: string | null;
                                email: string | null;
                                usage: {
                                    total_characters: number;
                                    text_translation_characters: number;
                                    document_translation_characters: number;
                                    text_improvement_characters: number;
                                    speech_to_text_minutes: number;
                                    speech_to_text_milliseconds: number;
                                    speech_to_speech_minutes: number;
                                };
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getCustomTagAnalytics: {
        parameters: {
            query: {
                start_date: string;
                end_date: string;
                aggregate_by?: "period" | "day";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        custom_tag_usage_report: {
                            /** @enum {string} */
                            aggregate_by: "period" | "day";
                            start_date: string;
                            end_date: string;
                            next_page: number | null;
                            usage: {
                                custom_tag: string;
                                usage_date?: string;
                                breakdown: {
                                    total_characters: number;
                                    text_translation_characters: number;
                                    document_translation_characters: number;
                                    text_improvement_characters: number;
                                    speech_to_text_minutes: number;
                                    speech_to_text_milliseconds: number;
                                    speech_to_speech_minutes: number;
                                };
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getAuditLog: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        audit_log: {
                            time: string;
                            actor: string;
                            origin: string | null;
                            trace_id: string | null;
                            /** @enum {string} */
                            action: "account.created" | "account.changed" | "key.created" | "key.changed" | "key.deactivated" | "key.rotated" | "session.started" | "session.ended" | "session.refused" | "person.invited" | "person.joined" | "person.changed" | "person.deleted" | "person.exported" | "server.tried" | "model.requested" | "model.cancelled" | "packages.requested" | "packages.cancelled" | "translation_memory.changed";
                            subject: string;
                            details: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        character_count: number;
                        character_limit: number;
                        products?: {
                            product_type: string;
                            billing_unit: string;
                            api_key_unit_count: number;
                            account_unit_count: number;
                            api_key_character_count: number;
                            character_count: number;
                        }[];
                        api_key_character_count?: number;
                        api_key_character_limit?: number;
                        speech_to_text_minutes_count?: number;
                        speech_to_text_minutes_limit?: number;
                        /** @deprecated */
                        speech_to_text_milliseconds_count?: number;
                        /** @deprecated */
                        speech_to_text_milliseconds_limit?: number;
                        start_time?: string;
                        end_time?: string;
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_signed_in: boolean;
                        is_anyone: boolean;
                        sign_in_methods: ("key" | "password" | "oidc" | "proxy")[];
                        sign_in_provider: string | null;
                        role: ("user" | "editor" | "administrator") | null;
                        account: {
                            account_id: string;
                            name: string;
                            /** @enum {unknown} */
                            plan: "pro" | "pro_classic" | "free";
                        } | null;
                        person: {
                            person_id: string;
                            name: string;
                            email: string | null;
                        } | null;
                        developer_key: {
                            key_id: string;
                            label: string;
                            masked_key: string;
                            scopes: string[] | null;
                            characters: number | null;
                            requests_per_minute: number | null;
                            expiration_time: string | null;
                        } | null;
                        admin_key: {
                            key_id: string;
                            label: string;
                            masked_key: string;
                            scopes: string[] | null;
                            characters: number | null;
                            requests_per_minute: number | null;
                            expiration_time: string | null;
                        } | null;
                        scopes: string[] | null;
                        session: {
                            session_id: string;
                            /** @enum {unknown} */
                            method: "key" | "password" | "oidc" | "proxy";
                            is_current: boolean;
                            creation_time: string;
                            last_used_time: string;
                            idle_expiration_time: string;
                            expiration_time: string;
                            address: string;
                            user_agent: string | null;
                        } | null;
                        sign_out_url: string | null;
                        server_version: string;
                    };
                };
            };
            500: components["responses"]["Error"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                "x-dragoman-console"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                };
                "application/x-www-form-urlencoded": {
                    key: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_signed_in: boolean;
                        is_anyone: boolean;
                        sign_in_methods: ("key" | "password" | "oidc" | "proxy")[];
                        sign_in_provider: string | null;
                        role: ("user" | "editor" | "administrator") | null;
                        account: {
                            account_id: string;
                            name: string;
                            /** @enum {unknown} */
                            plan: "pro" | "pro_classic" | "free";
                        } | null;
                        person: {
                            person_id: string;
                            name: string;
                            email: string | null;
                        } | null;
                        developer_key: {
                            key_id: string;
                            label: string;
                            masked_key: string;
                            scopes: string[] | null;
                            characters: number | null;
                            requests_per_minute: number | null;
                            expiration_time: string | null;
                        } | null;
                        admin_key: {
                            key_id: string;
                            label: string;
                            masked_key: string;
                            scopes: string[] | null;
                            characters: number | null;
                            requests_per_minute: number | null;
                            expiration_time: string | null;
                        } | null;
                        scopes: string[] | null;
                        session: {
                            session_id: string;
                            /** @enum {unknown} */
                            method: "key" | "password" | "oidc" | "proxy";
                            is_current: boolean;
                            creation_time: string;
                            last_used_time: string;
                            idle_expiration_time: string;
                            expiration_time: string;
                            address: string;
                            user_agent: string | null;
                        } | null;
                        sign_out_url: string | null;
                        server_version: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    signInWithPassword: {
        parameters: {
            query?: never;
            header?: {
                "x-dragoman-console"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_signed_in: boolean;
                        is_anyone: boolean;
                        sign_in_methods: ("key" | "password" | "oidc" | "proxy")[];
                        sign_in_provider: string | null;
                        role: ("user" | "editor" | "administrator") | null;
                        account: {
                            account_id: string;
                            name: string;
                            /** @enum {unknown} */
                            plan: "pro" | "pro_classic" | "free";
                        } | null;
                        person: {
                            person_id: string;
                            name: string;
                            email: string | null;
                        } | null;
                        developer_key: {
                            key_id: string;
                            label: string;
                            masked_key: string;
                            scopes: string[] | null;
                            characters: number | null;
                            requests_per_minute: number | null;
                            expiration_time: string | null;
                        } | null;
                        admin_key: {
                            key_id: string;
                            label: string;
                            masked_key: string;
                            scopes: string[] | null;
                            characters: number | null;
                            requests_per_minute: number | null;
                            expiration_time: string | null;
                        } | null;
                        scopes: string[] | null;
                        session: {
                            session_id: string;
                            /** @enum {unknown} */
                            method: "key" | "password" | "oidc" | "proxy";
                            is_current: boolean;
                            creation_time: string;
                            last_used_time: string;
                            idle_expiration_time: string;
                            expiration_time: string;
                            address: string;
                            user_agent: string | null;
                        } | null;
                        sign_out_url: string | null;
                        server_version: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: {
                "x-dragoman-console"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
                "application/x-www-form-urlencoded": {
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        is_joined: boolean;
                    };
                };
            };
            400: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                "x-dragoman-console"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                    name?: string;
                };
                "application/x-www-form-urlencoded": {
                    token: string;
                    password: string;
                    name?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_signed_in: boolean;
                        is_anyone: boolean;
                        sign_in_methods: ("key" | "password" | "oidc" | "proxy")[];
                        sign_in_provider: string | null;
                        role: ("user" | "editor" | "administrator") | null;
                        account: {
                            account_id: string;
                            name: string;
                            /** @enum {unknown} */
                            plan: "pro" | "pro_classic" | "free";
                        } | null;
                        person: {
                            person_id: string;
                            name: string;
                            email: string | null;
                        } | null;
                        developer_key: {
                            key_id: string;
                            label: string;
                            masked_key: string;
                            scopes: string[] | null;
                            characters: number | null;
                            requests_per_minute: number | null;
                            expiration_time: string | null;
                        } | null;
                        admin_key: {
                            key_id: string;
                            label: string;
                            masked_key: string;
                            scopes: string[] | null;
                            characters: number | null;
                            requests_per_minute: number | null;
                            expiration_time: string | null;
                        } | null;
                        scopes: string[] | null;
                        session: {
                            session_id: string;
                            /** @enum {unknown} */
                            method: "key" | "password" | "oidc" | "proxy";
                            is_current: boolean;
                            creation_time: string;
                            last_used_time: string;
                            idle_expiration_time: string;
                            expiration_time: string;
                            address: string;
                            user_agent: string | null;
                        } | null;
                        sign_out_url: string | null;
                        server_version: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: {
                            session_id: string;
                            /** @enum {unknown} */
                            method: "key" | "password" | "oidc" | "proxy";
                            is_current: boolean;
                            creation_time: string;
                            last_used_time: string;
                            idle_expiration_time: string;
                            expiration_time: string;
                            address: string;
                            user_agent: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: {
                of?: "own" | "account";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: {
                            person_id: string;
                            /** @enum {string} */
                            kind: "person" | "anyone";
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "user" | "editor" | "administrator";
                            /** @enum {string} */
                            state: "invited" | "active" | "deactivated";
                            creation_time: string;
                            joined_time: string | null;
                            last_sign_in_time: string | null;
                            invitation_expiration_time: string | null;
                            characters: number | null;
                            key_id: string;
                            used_characters: number;
                        }[];
                        total_count: number;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    /** @enum {string} */
                    role?: "user" | "editor" | "administrator";
                    characters?: number | null;
                    send_mail?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    email: string;
                    /** @enum {string} */
                    role?: "user" | "editor" | "administrator";
                    characters?: number | null;
                    send_mail?: boolean;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person_id: string;
                        /** @enum {string} */
                        kind: "person" | "anyone";
                        name: string;
                        email: string;
                        /** @enum {string} */
                        role: "user" | "editor" | "administrator";
                        /** @enum {string} */
                        state: "invited" | "active" | "deactivated";
                        creation_time: string;
                        joined_time: string | null;
                        last_sign_in_time: string | null;
                        invitation_expiration_time: string | null;
                        characters: number | null;
                        key_id: string;
                        is_mailed: boolean;
                        invitation_url: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    deletePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    changePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    role?: "user" | "editor" | "administrator";
                    characters?: number | null;
                    is_deactivated?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    name?: string;
                    /** @enum {string} */
                    role?: "user" | "editor" | "administrator";
                    characters?: number | null;
                    is_deactivated?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person_id: string;
                        /** @enum {string} */
                        kind: "person" | "anyone";
                        name: string;
                        email: string;
                        /** @enum {string} */
                        role: "user" | "editor" | "administrator";
                        /** @enum {string} */
                        state: "invited" | "active" | "deactivated";
                        creation_time: string;
                        joined_time: string | null;
                        last_sign_in_time: string | null;
                        invitation_expiration_time: string | null;
                        characters: number | null;
                        key_id: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    invitePersonAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    send_mail?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    send_mail?: boolean;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person_id: string;
                        /** @enum {string} */
                        kind: "person" | "anyone";
                        name: string;
                        email: string;
                        /** @enum {string} */
                        role: "user" | "editor" | "administrator";
                        /** @enum {string} */
                        state: "invited" | "active" | "deactivated";
                        creation_time: string;
                        joined_time: string | null;
                        last_sign_in_time: string | null;
                        invitation_expiration_time: string | null;
                        characters: number | null;
                        key_id: string;
                        is_mailed: boolean;
                        invitation_url: string | null;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    exportPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person: {
                            person_id: string;
                            /** @enum {string} */
                            kind: "person" | "anyone";
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "user" | "editor" | "administrator";
                            /** @enum {string} */
                            state: "invited" | "active" | "deactivated";
                            creation_time: string;
                            joined_time: string | null;
                            last_sign_in_time: string | null;
                            invitation_expiration_time: string | null;
                            characters: number | null;
                            key_id: string;
                        };
                        identities: {
                            issuer: string;
                            subject: string;
                            linked_time: string;
                        }[];
                        sessions: {
                            session_id: string;
                            /** @enum {unknown} */
                            method: "key" | "password" | "oidc" | "proxy";
                            is_current: boolean;
                            creation_time: string;
                            last_used_time: string;
                            idle_expiration_time: string;
                            expiration_time: string;
                            address: string;
                            user_agent: string | null;
                        }[];
                        audit_log: {
                            time: string;
                            actor: string;
                            origin: string | null;
                            action: string;
                            subject: string;
                            details: {
                                [key: string]: unknown;
                            };
                        }[];
                        usage: {
                            usage_date: string;
                            usage: {
                                total_characters: number;
                                text_translation_characters: number;
                                document_translation_characters: number;
                                text_improvement_characters: number;
                                speech_to_text_minutes: number;
                                speech_to_text_milliseconds: number;
                                speech_to_speech_minutes: number;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    signOutPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getServerOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        engines: {
                            engine: string;
                            /** @enum {unknown} */
                            service: "translation" | "writing" | "evaluation" | "recognition" | "synthesis";
                            is_ready: boolean;
                            reason?: string;
                            tier?: string;
                            pairs?: string[];
                            languages?: string[];
                        }[];
                        parts: {
                            name: string;
                            is_ready: boolean;
                            reason?: string;
                        }[];
                        model_pulls: {
                            direction: string;
                            bytes: number | null;
                            total_bytes: number | null;
                            failure: string | null;
                        }[];
                        has_model_pulls: boolean;
                        packages: {
                            groups: {
                                group: string;
                                missing: string[];
                                command: string | null;
                            }[];
                            hindrance: ("needs_root" | "switched_off" | "no_apt" | "no_setup" | "not_allowed") | null;
                            run: {
                                groups: string[];
                                /** @enum {unknown} */
                                state: "running" | "cancelling" | "installed" | "incomplete" | "cancelled" | "failed";
                                /** @enum {unknown} */
                                step: "waiting" | "lists" | "downloading" | "installing" | "preparing";
                                group: string | null;
                                percent: number | null;
                                left: string[];
                                unavailable: string[];
                                words: string | null;
                            } | null;
                        };
                        has_server_trials: boolean;
                        queue: {
                            kind: string;
                            waiting: number;
                            running: number;
                            oldest_waiting_time: string | null;
                        }[];
                        refusals: {
                            time: string;
                            operation: string;
                            status: number;
                            code: string;
                            key_id: string | null;
                            trace_id: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getPairRemedy: {
        parameters: {
            query: {
                source_lang: string;
                target_lang: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        engines: string[];
                        alternatives: string[];
                        command: string | null;
                        models: string[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    pullModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    models: string[];
                };
                "application/x-www-form-urlencoded": {
                    models: string[];
                };
            };
        };
        responses: {
            202: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    cancelModelPull: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                direction: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    installPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    groups: string[];
                };
                "application/x-www-form-urlencoded": {
                    groups: string[];
                };
            };
        };
        responses: {
            202: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    cancelPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    tryServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    kind: "llm" | "transcription" | "synthesis" | "languagetool";
                    base_url: string;
                    model?: string;
                    voice?: string;
                    api_key?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {unknown} */
                    kind: "llm" | "transcription" | "synthesis" | "languagetool";
                    base_url: string;
                    model?: string;
                    voice?: string;
                    api_key?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        outcome: "works" | "unreachable" | "no_access" | "not_found" | "timed_out" | "failed";
                        detail: string;
                        sample: string | null;
                        milliseconds: number;
                        settings: {
                            name: string;
                            value: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getServerMetrics: {
        parameters: {
            query?: {
                range?: "hour" | "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        start_time: string;
                        end_time: string;
                        interval_seconds: number;
                        intervals: {
                            start_time: string;
                            requests: number;
                            refused: number;
                            failed: number;
                            median_milliseconds: number | null;
                            p95_milliseconds: number | null;
                            characters: number;
                            jobs_waiting: number;
                            jobs_running: number;
                        }[];
                        errors: {
                            code: string;
                            count: number;
                            last_time: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            414: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                        version: string;
                    };
                };
            };
            500: components["responses"]["Error"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ready" | "not_ready";
                        checks: {
                            name: string;
                            ready: boolean;
                            reason?: string;
                        }[];
                    };
                };
            };
            500: components["responses"]["Error"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            500: components["responses"]["Error"];
        };
    };
    readGlossaryFile: {
        parameters: {
            query: {
                source_lang: string;
                target_lang: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "application/x-tbx+xml": string;
                "application/xml": string;
                "text/xml": string;
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        source_lang: string;
                        target_lang: string;
                        entries: string;
                        /** @enum {string} */
                        entries_format: "tsv";
                        entry_count: number;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            408: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                "X-Service-Reporting-Tag"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    target_lang: string;
                    source_lang?: string;
                    filename?: string;
                    output_format?: string;
                    input_conversion_options?: string;
                    /** @enum {string} */
                    formality?: "default" | "more" | "less" | "prefer_more" | "prefer_less";
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    keep_code?: "auto" | "off";
                    /** @default true */
                    interface_phrases?: boolean;
                    glossary_id?: string;
                    glossary_ids?: string[];
                    style_id?: string;
                    translation_memory_id?: string;
                    /** @default 75 */
                    translation_memory_threshold?: number;
                    /** @default false */
                    enable_beta_languages?: boolean;
                    pages?: string;
                    /** @enum {string} */
                    bilingual?: "off" | "side_by_side";
                    /** @default false */
                    enable_watermark?: boolean;
                    /** @enum {string} */
                    enable_quality_evaluation?: "true" | "false";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_id: string;
                        document_key: string;
                        quality_evaluation_job_id?: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            408: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            504: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    uploadVoiceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
                "audio/mpeg": string;
                "audio/wav": string;
                "audio/ogg": string;
                "audio/flac": string;
                "audio/mp4": string;
                "audio/webm": string;
            };
        };
        responses: {
            204: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            408: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            456: components["responses"]["Error"];
            500: components["responses"]["Error"];
        };
    };
    triggerWorkflow: {
        parameters: {
            query?: never;
            header?: {
                "X-Service-Reporting-Tag"?: string;
            };
            path: {
                workflow_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    workflow_request: string;
                };
                "application/x-www-form-urlencoded": {
                    workflow_request: string;
                };
                "multipart/form-data": {
                    workflow_request: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        task_id: string;
                        ui_url: string;
                        polling_url: string;
                        /** Format: date-time */
                        last_modified_date: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            408: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
    estimateWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workflow_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    workflow_request: string;
                };
                "application/x-www-form-urlencoded": {
                    workflow_request: string;
                };
                "multipart/form-data": {
                    workflow_request: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["X-Trace-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        billed_characters: number;
                        billed_milliseconds: number;
                        complete: boolean;
                        reason?: string;
                        steps: {
                            step: string;
                            service: string;
                            billed_characters: number;
                            billed_milliseconds: number;
                            certainty: "exact" | "about" | "unknown";
                            reason?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            408: components["responses"]["Error"];
            413: components["responses"]["Error"];
            414: components["responses"]["Error"];
            415: components["responses"]["Error"];
            429: components["responses"]["Error"];
            500: components["responses"]["Error"];
            503: components["responses"]["Error"];
            529: components["responses"]["Error"];
        };
    };
}
