import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { addExamples } from '../openapi/add-examples.ts';
import { addStyleRules } from '../openapi/add-style-rules.ts';
import { type DescribedDocument, operationsOf } from '../openapi/described-document.ts';
import { OpenApiDocument } from '../openapi/open-api-document.ts';
import { shareAnswers } from '../openapi/share-answers.ts';
import type { Operation } from '../operation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    openApi: OpenApiDocument;
  }
}

const description = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Dragoman',
      version: '0.1.0',
      description:
        'Language services on your own machines. Software written for the public DeepL API works unchanged: set its base address to this server.',
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
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`Service-Signature <signature>`: the signature that came with the address',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'dragoman-session',
          description: 'Of the web console, for its own pages only',
        },
        signedAddress: { type: 'apiKey', in: 'query', name: 'signature', description: 'In a signed address' },
      },
    },
    tags: [
      { name: 'Translation' },
      { name: 'Documents' },
      { name: 'Writing' },
      { name: 'Glossaries' },
      { name: 'Style rules' },
      { name: 'Spoken terms' },
      { name: 'Voice' },
      { name: 'Agent workflows' },
      { name: 'Languages' },
      { name: 'Translation memories' },
      { name: 'Usage' },
      { name: 'Administration', description: 'Requires an admin key, on the Pro base address.' },
      { name: 'Console', description: 'Sessions of the web console, for its own pages.' },
      { name: 'Operation', description: 'For operators. No key is required.' },
    ],
  },
  refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`) },
} satisfies FastifyDynamicSwaggerOptions;

type DescribePart = () => DescribedDocument;

interface DescribedRoute {
  readonly operationId?: string;
  readonly response?: Readonly<Record<string, unknown>>;
}

/**
 * The plugin describes all operations in one piece, which would hold the event loop: each of these describes a part of
 * them. The first describes the schemas alone, which are the most work.
 */
const partNames = Array.from({ length: 7 }, (_, part) => `describePart${part}`);
const partsWithOperations = partNames.length - 1;

/** OpenAPI 3.1, made from the operations. Its version is that of the interface, not of the package. */
export async function registerOpenApi(app: FastifyInstance, operations: readonly Operation[]): Promise<void> {
  const withoutBody = new Set(operations.filter(({ bodyMayBeAbsent }) => bodyMayBeAbsent).map(({ id }) => id));
  const refusals = new Map<string, readonly string[]>();
  /** In the order of routes, which is that of the document. */
  const ordinals = new Map<string, number>();
  const partOf = (operationId: string): number => {
    const ordinal = ordinals.get(operationId) ?? ordinals.size;
    ordinals.set(operationId, ordinal);
    return 1 + Math.min(Math.floor((ordinal * partsWithOperations) / operations.length), partsWithOperations - 1);
  };
  for (const [part, decorator] of partNames.entries())
    await app.register(swagger, {
      ...description,
      decorator: decorator as never,
      // Refusals look alike everywhere and are added at the end: the plugin would resolve each of them, for half of its time.
      transform({ schema, url }) {
        const { operationId = '', response = {} } = (schema ?? {}) as DescribedRoute;
        if (partOf(operationId) !== part) return { schema: { hide: true }, url };
        const isRefusal = (status: string): boolean => /^[45]/.test(status);
        refusals.set(operationId, Object.keys(response).filter(isRefusal));
        const answers = Object.entries(response).filter(([status]) => !isRefusal(status));
        return { schema: { ...schema, response: Object.fromEntries(answers) }, url };
      },
    });
  app.decorate(
    'openApi',
    new OpenApiDocument(
      partNames.map((name) => () => (Reflect.get(app, name) as DescribePart)()),
      [
        (document) => {
          // The plugin says of every body that it is required.
          for (const operation of operationsOf(document))
            if (operation.requestBody !== undefined && withoutBody.has(operation.operationId))
              operation.requestBody.required = false;
          addStyleRules(document);
        },
        addExamples,
        (document) => shareAnswers(document, refusals),
      ],
    ),
  );
}
