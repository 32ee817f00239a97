import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { addExamples } from '../openapi/add-examples.ts';
import { addStyleRules } from '../openapi/add-style-rules.ts';
import { type DescribedDocument, operationsOf } from '../openapi/described-document.ts';
import { shareAnswers } from '../openapi/share-answers.ts';
import type { Operation } from '../operation.ts';

/** OpenAPI 3.1, made from the operations. Its version is that of the interface, not of the package. */
export async function registerOpenApi(app: FastifyInstance, operations: readonly Operation[]): Promise<void> {
  const withoutBody = new Set(operations.filter(({ bodyMayBeAbsent }) => bodyMayBeAbsent).map(({ id }) => id));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dragoman',
        version: '0.1.0',
        description:
          'Language services on your own machines. Software written for the public DeepL API works against it unchanged: give it this server as its base address.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: {
        securitySchemes: {
          key: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`DeepL-Auth-Key <key>`, `Service-Auth-Key <key>`, or the key alone',
          },
        },
      },
      tags: [
        { name: 'Translation' },
        { name: 'Documents' },
        { name: 'Writing' },
        { name: 'Glossaries' },
        { name: 'Style rules' },
        { name: 'Spoken terms' },
        { name: 'Languages' },
        { name: 'Translation memories' },
        { name: 'Usage' },
        { name: 'Administration', description: 'For admin keys, on the Pro base address.' },
        { name: 'Operation', description: 'For operators: no key needed.' },
      ],
    },
    // The plugin says of every body that it is required.
    transformObject(document) {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const described = document.openapiObject as DescribedDocument;
      for (const operation of operationsOf(described))
        if (operation.requestBody !== undefined && withoutBody.has(operation.operationId))
          operation.requestBody.required = false;
      addStyleRules(described);
      addExamples(described);
      shareAnswers(described);
      return document.openapiObject;
    },
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`) },
  });
}
