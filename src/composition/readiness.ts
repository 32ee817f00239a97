import type { DocumentConverter } from '../contracts/documents/document-converter.ts';
import type { SpeechRecognizer } from '../contracts/engines/speech-recognizer.ts';
import type { SpeechSynthesizer } from '../contracts/engines/speech-synthesizer.ts';
import type { ObjectStoreCondition } from '../contracts/stores/object-store-state.ts';
import type { StoreCondition } from '../contracts/stores/store-state.ts';
import type { PageRenderer } from '../contracts/web/web-access.ts';
import type { Membership } from '../features/nodes/membership.ts';
import { TesseractRecognizer } from '../formats/shared/recognition/tesseract-recognizer.ts';
import type { ReadinessReport } from '../http/routes/operations/probes.ts';

interface ReadyParts {
  readonly storage: StoreCondition;
  readonly objects: ObjectStoreCondition | undefined;
  readonly speech: readonly Speaking[];
  readonly converter: Pick<DocumentConverter, 'id' | 'health'>;
  readonly renderer: Pick<PageRenderer, 'unavailable'>;
}

/** What engines of texts report, with everything else that a server has. */
export function withParts(
  report: ReadinessReport,
  { storage, objects, speech, converter, renderer }: ReadyParts,
): ReadinessReport {
  const stored = withObjects(withStorage(report, storage), objects);
  return withBrowser(withTextRecognition(withConverter(withSpeech(stored, speech), converter)), renderer);
}

/** A server that cannot count what it does cannot serve; one whose disk is nearly full still can. */
export function withStorage({ ready, checks }: ReadinessReport, { state, reason }: StoreCondition): ReadinessReport {
  const [server, ...others] = checks;
  const isOk = state === 'ok';
  const storage = isOk ? { name: 'storage', ready: true } : { name: 'storage', ready: false, reason };
  return {
    ready: ready && (isOk || state === 'low'),
    checks: [...(server === undefined ? [] : [server]), storage, ...others],
  };
}

/**
 * The store as a node may use it. Where others may count this node as dead, it refuses what counts against limits that all nodes keep
 * together, until it has shown that it lives: a moment longer than the database is away.
 */
export function asNode(
  condition: StoreCondition,
  { mayCountAsDead }: Pick<Membership, 'mayCountAsDead'>,
): StoreCondition {
  const isUsable = condition.state === 'ok' || condition.state === 'low';
  return isUsable && mayCountAsDead ? { state: 'unreachable', reason: 'the database does not answer.' } : condition;
}

type Speaking = Pick<SpeechRecognizer | SpeechSynthesizer, 'id' | 'health' | 'languages'>;

/** Texts need no speech: its engines are shown, and make no server unready. */
function withSpeech(report: ReadinessReport, engines: readonly Speaking[]): ReadinessReport {
  const checks = engines.map((engine) => {
    const health = engine.health();
    if (health.state !== 'ready') return { name: engine.id, ready: false, reason: health.reason };
    return engine.languages().length > 0
      ? { name: engine.id, ready: true }
      : { name: engine.id, ready: false, reason: 'no language is installed' };
  });
  return { ...report, checks: [...report.checks, ...checks] };
}

/** Few documents are converted: a missing program is shown, and makes no server unready. */
function withConverter(report: ReadinessReport, converter: Pick<DocumentConverter, 'id' | 'health'>): ReadinessReport {
  const { id: name } = converter;
  const condition = converter.health();
  const check = condition.state === 'ready' ? { name, ready: true } : { name, ready: false, reason: condition.reason };
  return { ...report, checks: [...report.checks, check] };
}

/** One kind of task needs it: a missing browser is shown, and makes no server unready. */
function withBrowser(report: ReadinessReport, renderer: Pick<PageRenderer, 'unavailable'>): ReadinessReport {
  const reason = renderer.unavailable();
  const check = { name: 'chromium', ready: reason === undefined, ...(reason !== undefined && { reason }) };
  return { ...report, checks: [...report.checks, check] };
}

/** Pictures are one kind of document: their recognizer is shown, and makes no server unready. */
function withTextRecognition(report: ReadinessReport): ReadinessReport {
  const { id, missing } = new TesseractRecognizer();
  const check = missing === undefined ? { name: id, ready: true } : { name: id, ready: false, reason: missing };
  return { ...report, checks: [...report.checks, check] };
}

/** A failing object store fails for all servers at once, and texts do not need it: it is shown, and makes no server unready. */
function withObjects(report: ReadinessReport, condition: ObjectStoreCondition | undefined): ReadinessReport {
  if (condition === undefined) return report;
  const { state, reason } = condition;
  const name = 'object_store';
  const check = state === 'ok' ? { name, ready: true } : { name, ready: false, reason };
  return { ...report, checks: [...report.checks, check] };
}
