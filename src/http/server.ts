import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { TSchema } from 'typebox';
import type { Clock } from '../contracts/clock.ts';
import type { TextWork } from '../contracts/text-work.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { Authenticator, Identity } from '../features/accounts/authenticate.ts';
import type { Events } from '../observability/events.ts';
import { BodyStream, registerBodyStreams } from './body/body-stream.ts';
import { CheckedFields } from './body/parse-large-body.ts';
import { registerBodyParsers } from './body/read-body.ts';
import { readQuery } from './body/read-query.ts';
import type { Operation } from './operation.ts';
import { Admission, type AdmissionLimits, type SharedKeyLimits } from './plugins/admission.ts';
import { Admittance } from './plugins/admittance.ts';
import { Arrival } from './plugins/arrival.ts';
import { type AuthenticationSettings, identify, type KeyAccess } from './plugins/authentication.ts';
import { ClientErrors } from './plugins/client-errors.ts';
import type { ConsoleCookies } from './plugins/console-cookies.ts';
import { registerCrossOrigin } from './plugins/cross-origin.ts';
import { requestLine, sendError, toServiceError } from './plugins/errors.ts';
import { answerHalfClosedClients } from './plugins/half-closed-clients.ts';
import { awaitsKeyInForm } from './plugins/legacy-key.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { type RequestRecord, unservedPath, userAgentOf } from './plugins/request-record.ts';
import { ClientGone, requestSignal } from './plugins/request-signal.ts';
import { chooseIds, newTraceId } from './plugins/trace-ids.ts';
import { fieldReader, SchemaValidation } from './plugins/validation.ts';
import type { Caller } from './proxies/caller.ts';
import { Callers } from './proxies/callers.ts';
import { PublicAddress } from './proxies/public-address.ts';
import { TrustedProxies } from './proxies/trusted-proxies.ts';
import { describeOperation } from './schemas/describe-operation.ts';
import { ErrorBody } from './schemas/error.ts';

export interface HttpServerOptions {
  readonly operations: readonly Operation[];
  readonly authenticator: Authenticator;
  readonly authentication: AuthenticationSettings;
  /** Where the console is served. */
  readonly cookies?: ConsoleCookies | undefined;
  readonly limits: AdmissionLimits & { readonly requestTimeoutMilliseconds: number };
  /** Whether clients should go elsewhere with their next request; default never. */
  readonly isLeaving?: () => boolean;
  /** Where several nodes keep the limits of keys together. */
  readonly sharedLimits?: SharedKeyLimits | undefined;
  /** Default none. */
  readonly proxies?: TrustedProxies;
  /** Default as each request came. */
  readonly publicAddress?: PublicAddress;
  readonly clock: Clock;
  readonly events: Events;
  /** Where large bodies are parsed. */
  readonly textWork: TextWork;
  readonly validateResponses: boolean;
  /** Whether the API page, which has no origin, may call. Default not. */
  readonly apiPage?: boolean;
  /**
   * Which requests for another protocol are left to a listener of `upgrade`. All others are answered as if they had not asked for
   * one, as Java's client does with HTTP/2. Default none.
   */
  readonly upgrades?: (request: IncomingMessage) => boolean;
  /** Within which a request has to arrive whole, unless its body is streamed. Default two minutes. */
  readonly arrivalMilliseconds?: number;
  /** In which nothing of a body need arrive. Default 20 seconds. */
  readonly graceMilliseconds?: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string;
    streamedTypes?: readonly string[];
    bodySchema?: TSchema;
  }
  interface FastifyRequest {
    identity: Identity | null;
    admittance: Admittance | null;
    startedAt: number;
    arrival: Arrival;
    caller: Caller;
    record: RequestRecord;
  }
}

const maximumUrlLength = 8 * 1024;
const defaultBodyLimit = 128 * 1024;

/** Of a body, on average; the slowest links of today are a hundred times as fast. */
const slowestBytesPerSecond = 500;
const defaultGraceMilliseconds = 20_000;

/** In logs and metrics, for requests whose client hung up before the answer; it is never sent. */
const statusOfClientGone = 499;

/**
 * The HTTP side of the application: every operation with its key, limits, validation and errors.
 *
 * ```
 * request → trace id → key (401, 403) → admission of the body (429, 529) → body (408, 413, 415, 400)
 *         → admission of the work (429, 529) → schema (400) → operation → answer, X-Trace-ID
 *            any throw ──────────────────────────────────────→ error of the catalogue
 * ```
 */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { events, proxies = new TrustedProxies([]), publicAddress = new PublicAddress(undefined) } = options;
  const admission = new Admission(options.limits, options.clock, options.sharedLimits);
  const arrivalLimits = {
    graceMilliseconds: options.graceMilliseconds ?? defaultGraceMilliseconds,
    bytesPerSecond: slowestBytesPerSecond,
    wholeMilliseconds: options.arrivalMilliseconds ?? 120_000,
  };
  const callers = new Callers(proxies);
  const clientErrors = new ClientErrors({ newTraceId, onRefused: (report) => events.requestMalformed(report) });
  const app = fastify({
    genReqId: (request) => chooseIds(request.headers, callers.of(request).throughProxy).traceId,
    bodyLimit: defaultBodyLimit,
    keepAliveTimeout: 75_000,
    // See `Arrival`.
    requestTimeout: 0,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    // A missing Host header is refused in the form of every error, see `refuseHosts`.
    http: {
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
      shouldUpgradeCallback: options.upgrades ?? (() => false),
    },
    rewriteUrl: (request) => publicAddress.withoutPrefix(request.url ?? '/', callers.of(request)),
    clientErrorHandler: (error, socket) => clientErrors.answer(error, socket),
    // No hook runs for these.
    frameworkErrors(error, request, reply) {
      begin(request, reply);
      const isTooLong = (request.raw.url ?? '').length > maximumUrlLength;
      return answer(isTooLong ? new ServiceError('uri_too_long', {}) : error, request, reply);
    },
  });
  app.decorateRequest('identity', null);
  app.decorateRequest('admittance', null);
  app.decorateRequest('startedAt', 0);
  app.decorateRequest('arrival');
  app.decorateRequest('caller');
  app.decorateRequest('record');
  clientErrors.watch(app.server);
  answerHalfClosedClients(app.server);
  registerBodyParsers(app, options.textWork);

  let closing = false;
  let inProgress = 0;
  app.addHook('preClose', async () => {
    closing = true;
    dropUnusedConnections();
    // Node no longer watches its time-outs then, so a request that never arrives whole would keep the server up.
    options.clock.after(options.limits.requestTimeoutMilliseconds, () => app.server.closeAllConnections());
  });
  app.server.on('connection', (socket) => {
    if (closing) socket.destroy();
  });
  /** Silent connections count as busy for Node, so they are closed when nothing is in progress. */
  function dropUnusedConnections(): void {
    setImmediate(() => (inProgress === 0 ? app.server.closeAllConnections() : app.server.closeIdleConnections()));
  }
  function begin(request: FastifyRequest, reply: FastifyReply): void {
    request.startedAt = performance.now();
    request.caller = callers.of(request.raw);
    request.record = {};
    request.arrival = new Arrival(request.raw, arrivalLimits, options.clock);
    request.arrival.watch(() => refuseLate(app, request, reply));
    inProgress += 1;
    events.requestStarted({ traceId: request.id, operation: request.routeOptions.config.operation ?? 'none' });
    // Not `onResponse`, which never comes when the client hangs up before the answer.
    reply.raw.once('close', () => finish(request, reply));
    reply.headers({ 'x-trace-id': request.id, 'x-content-type-options': 'nosniff' });
  }
  app.addHook('onRequest', async (request, reply) => {
    begin(request, reply);
    refuseHosts(request.raw);
    if (options.isLeaving?.()) reply.header('connection', 'close');
    if (request.raw.url !== undefined && request.raw.url.length > maximumUrlLength)
      throw new ServiceError('uri_too_long', {});
    if (closing) {
      reply.header('connection', 'close');
      throw new ServiceError('shutting_down', {});
    }
  });
  function finish(request: FastifyRequest, reply: FastifyReply): void {
    inProgress -= 1;
    // A client that was answered early may go on sending what nobody wants, for a while.
    request.arrival.watch(() => request.raw.destroy());
    // Connections that become idle while the server waits for others would keep it up until their time-out.
    if (closing) dropUnusedConnections();
    // Absent where no hook ran.
    request.admittance?.end();
    const { operation } = request.routeOptions.config;
    const { requestId } = chooseIds(request.headers, request.caller.throughProxy);
    const userAgent = userAgentOf(request);
    events.requestFinished({
      traceId: request.id,
      operation: operation ?? 'none',
      method: request.method,
      ...(operation === undefined && { path: unservedPath(request.url) }),
      status: reply.raw.writableEnded ? reply.statusCode : statusOfClientGone,
      seconds: (performance.now() - request.startedAt) / 1000,
      address: request.caller.address,
      ...request.record,
      ...(requestId !== undefined && { requestId }),
      ...(userAgent !== undefined && { userAgent }),
    });
  }

  function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refusal = toServiceError(
      error instanceof ClientGone ? new ServiceError('request_timeout', {}) : error,
      request,
    );
    // Absent where the framework refuses before any hook has run.
    if (request.record !== undefined) request.record.code = refusal.code;
    if (refusal.status >= 500) events.requestFailed({ traceId: request.id, code: refusal.code, error: refusal });
    return sendError(refusal, reply);
  }
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*/s, '');
    const allowed = options.operations.filter(({ path: served }) => isPathOf(served, path)).map(({ method }) => method);
    if (allowed.length === 0) return answer(new ServiceError('not_found', requestLine(request)), request, reply);
    reply.header('allow', allowed.join(', '));
    const fields = { ...requestLine(request), allowed: allowed.join(', ') };
    return answer(new ServiceError('method_not_allowed', fields), request, reply);
  });

  await registerOpenApi(app, options.operations);
  app.addSchema(ErrorBody);
  registerCrossOrigin(app, options.operations, options.apiPage);
  const schemas = new SchemaValidation();
  for (const operation of options.operations) {
    const registration = { ...options, admission, schemas };
    if (operation.streamedBody === undefined) registerOperation(app, operation, registration);
    else {
      const { mediaTypes } = operation.streamedBody;
      app.register(async (scope) => {
        registerBodyStreams(scope, mediaTypes);
        registerOperation(scope, operation, registration);
      });
    }
  }
  return app;
}

/** As Node does with requests that take too long to arrive. */
function refuseLate(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply): void {
  const error = Object.assign(new Error('The request took too long to arrive.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (!reply.raw.headersSent) app.server.emit('clientError', error, raw.socket);
  raw.socket.destroySoon();
}

/** RFC 9112, 3.2: two hosts are refused, since a proxy may have looked at the other one. HTTP/1.0 has none. */
function refuseHosts({ rawHeaders, httpVersion }: IncomingMessage): void {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) throw new ServiceError('invalid_host', {});
}

/** `/v3/glossaries/:glossary_id` is the path of every glossary. */
function isPathOf(served: string, path: string): boolean {
  const parts = served.split('/');
  const given = path.split('/');
  if (parts.length !== given.length) return false;
  return parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]));
}

interface Registration extends HttpServerOptions {
  readonly admission: Admission;
  readonly schemas: SchemaValidation;
}

/** Bodies that bring their key arrive in their own share. */
const keyToCome = { id: '', accountId: '', requestsPerMinute: null };

function registerOperation(app: FastifyInstance, operation: Operation, registration: Registration): void {
  const { admission, authenticator, authentication, schemas } = registration;
  const bodyFault = fieldReader(operation.body, schemas);
  const queryFault = fieldReader(operation.query, schemas);
  const paramsFault = fieldReader(operation.params, schemas);
  const response =
    registration.validateResponses && operation.response !== null && !('mediaTypes' in operation.response)
      ? operation.response
      : undefined;
  const responseCheck = response && schemas.compiled(response);
  const { otherAnswers = {} } = operation;
  let prepared = false;
  const { access, streamedBody } = operation;
  const asked = { authenticator, settings: authentication, cookies: registration.cookies };
  const { clock, graceMilliseconds = defaultGraceMilliseconds } = registration;
  const { requestTimeoutMilliseconds } = registration.limits;

  const checkedBody = (body: unknown): unknown => (body instanceof CheckedFields ? body.fields : bodyFault(body));

  async function admitKey(request: FastifyRequest, reply: FastifyReply, needed: KeyAccess): Promise<void> {
    // What somebody sees who is signed in stays out of the caches of a browser that others use after them.
    if (asked.cookies?.has(request)) reply.header('cache-control', 'no-store');
    const identity = await identify(request, needed, asked);
    // Who hung up meanwhile has left already and would never give the place back.
    if (reply.raw.destroyed) throw new ClientGone();
    request.identity = identity;
    request.admittance?.end();
    request.admittance = new Admittance(admission, identity.key, request);
    await request.admittance.begin();
  }

  app.route({
    method: operation.method,
    url: operation.path,
    schema: describeOperation(operation),
    config: {
      operation: operation.id,
      ...(streamedBody && { streamedTypes: streamedBody.mediaTypes }),
      ...(operation.body && { bodySchema: operation.body }),
    },
    ...(operation.bodyLimit === undefined ? {} : { bodyLimit: operation.bodyLimit }),
    // Validation is ours (see preValidation), since forms must be brought to the types of the schema first.
    validatorCompiler: () => () => true,
    // Serializers compiled for each status of each operation take some 9 MB and a tenth of the time to start.
    serializerCompiler: () => JSON.stringify,
    ...(access.kind === 'public' || access.kind === 'signature'
      ? {}
      : {
          onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
            if (authentication.legacyAuthKey && awaitsKeyInForm(request)) {
              request.admittance = new Admittance(admission, keyToCome, request);
              await request.admittance.begin();
            } else await admitKey(request, reply, access);
          },
          preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
            if (request.identity === null) await admitKey(request, reply, access);
            if (!(request.body instanceof BodyStream)) await request.admittance?.bodyArrived();
          },
        }),
    handler: async (request, reply) => {
      if (!prepared) await schemas.prepare([operation.params, operation.query, operation.body, response]);
      prepared = true;
      const params = paramsFault(request.params);
      const streamed = request.body instanceof BodyStream ? request.body : undefined;
      const body = streamed === undefined ? checkedBody(request.body) : undefined;
      const query = queryFault(operation.query === undefined ? {} : await readQuery(request, operation));
      const time = streamed === undefined ? requestTimeoutMilliseconds : undefined;
      const { signal, release } = requestSignal(reply, time, clock);
      const limit = streamedBody?.limit ?? 0;
      const stream = streamed?.chunks({
        limit,
        silenceMilliseconds: requestTimeoutMilliseconds,
        graceMilliseconds,
        slowestBytesPerSecond,
        clock,
      });
      try {
        const identity = request.identity as Identity;
        if (operation.status !== undefined) reply.code(operation.status);
        const result = await operation.handle({ params, body, stream, query, identity, signal, request, reply });
        const isOther = reply.statusCode in otherAnswers;
        const isWhole = !(result instanceof Readable);
        if (responseCheck !== undefined && !isOther && isWhole) checkResponse(responseCheck(), result, operation.id);
        // A client that stops reading would keep what the stream holds open.
        if (!isWhole) reply.raw.setTimeout(requestTimeoutMilliseconds, () => void reply.raw.socket?.destroy());
        return result;
      } finally {
        release();
      }
    },
  });
}

function checkResponse(validate: ValidateFunction, result: unknown, operation: string): void {
  if (validate(result)) return;
  const [fault] = validate.errors ?? [];
  throw new Error(`The answer of ${operation} does not fit its schema: ${fault?.instancePath} ${fault?.message}`);
}
