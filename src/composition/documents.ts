import { checkDocumentTypes } from '../config/check-document-types.ts';
import type { DocumentConverter } from '../contracts/documents/document-converter.ts';
import type { DocumentTools } from '../contracts/documents/document-tools.ts';
import type { ObjectStore } from '../contracts/stores/objects.ts';
import { UploadLimits } from '../features/documents/document-limits.ts';
import { DocumentUploads, documentJobKind } from '../features/documents/document-uploads.ts';
import { Documents } from '../features/documents/documents.ts';
import { DocumentsUnderWork } from '../features/documents/documents-under-work.ts';
import { DocumentWork } from '../features/documents/work-on-document.ts';
import type { DocumentEvaluations } from '../features/quality/document-evaluations.ts';
import type { StoredResources } from '../features/translation/resources/resolve-resources.ts';
import type { UsageMeter } from '../features/usage/usage-meter.ts';
import { ConvertingDocumentTools } from '../formats/process/converting-document-tools.ts';
import { ProcessDocumentTools } from '../formats/process/process-document-tools.ts';
import { documentFormats } from '../formats/registry.ts';
import type { Operation } from '../http/operation.ts';
import { regionByHost } from '../http/plugins/regions.ts';
import { listDocumentTypesOperation } from '../http/routes/console/list-document-types.ts';
import { documentOperations } from '../http/routes/documents/document-operations.ts';
import { defaultRetryPolicy } from '../jobs/retry-policy.ts';
import { PeriodicTask } from '../scheduling/periodic-task.ts';
import { dataFolderLayout } from '../storage/data-folder/data-folder-layout.ts';
import type { Foundation } from './foundation.ts';
import { startWorker } from './job-workers.ts';
import type { Node } from './nodes.ts';
import type { Stores } from './stores.ts';

/** Processes that run filters; each is busy for a moment only, at the start and at the end of a document. */
const documentProcesses = 2;
/** How long the documents of a process that was killed wait. */
const documentLeaseMilliseconds = 10_000;
/** Crashes count, and a document is rarely to blame for them. */
const documentAttempts = 20;
const cleaningMilliseconds = 60_000;
/** From the upload on; well under the 5 s that official clients give an answer. */
const statusPatienceMilliseconds = 1_000;

/** What others use of documents. */
export interface DocumentParts {
  readonly documentTools: DocumentTools;
  readonly uploadLimits: UploadLimits;
}

interface DocumentNeeds {
  readonly evaluations: DocumentEvaluations;
  readonly node: Node;
  readonly meter: UsageMeter;
  readonly stored: StoredResources;
  readonly objects: ObjectStore;
  readonly converter: DocumentConverter;
}

/** Translation of documents: uploads, the worker that translates them, and the cleaning of what expired. */
export function composeDocuments(
  foundation: Foundation,
  {
    accounts,
    areShared,
    documents: store,
    jobs: queue,
    signals,
  }: Pick<Stores, 'accounts' | 'areShared' | 'documents' | 'jobs' | 'signals'>,
  { converter, evaluations, meter, stored, objects, node: { membership, secrets, onSecrets } }: DocumentNeeds,
): DocumentParts & { readonly operations: readonly Operation[] } {
  const { config, clock, ids, events, textWork, detector, opened } = foundation;
  checkDocumentTypes(config.documents, [
    ...documentFormats.flatMap(({ extensions }) => extensions),
    ...Object.keys(converter.possible),
  ]);
  const folder = dataFolderLayout(config.dataDir).documentWork;
  const { fontsDir } = config.documents;
  const fonts = fontsDir === undefined ? {} : { fontsDir };
  const filters = opened.use(new ProcessDocumentTools({ folder, processes: documentProcesses, ...fonts }));
  const wake = (): void => worker.wake();
  const shared = {
    accounts,
    nodes: membership,
    secrets,
    evaluations,
    meter,
    stored,
    detector,
    unservedSource: config.unservedSource,
    textWork,
    clock,
    ids,
    events,
    store,
    objects,
    tools: new ConvertingDocumentTools({ tools: filters, converter, folder }),
    underWork: new DocumentsUnderWork(),
    limits: new UploadLimits(config.documents),
  };
  const worker = startWorker(foundation, {
    queue,
    kind: documentJobKind,
    handler: new DocumentWork(shared),
    concurrency: config.documents.workers,
    keepsSlotForShort: true,
    leaseMilliseconds: documentLeaseMilliseconds,
    retry: { ...defaultRetryPolicy, attempts: documentAttempts },
    secretsOf: membership.id,
    signals,
  });
  onSecrets.add(wake);
  // Other nodes may have accepted documents for this one already.
  if (areShared) wake();
  const { retentionMilliseconds } = config.documents;
  const { ends } = shared.underWork;
  if (signals !== undefined)
    opened.use(signals.onDocumentEnds((id) => (id === undefined ? ends.endAll() : ends.end(id))));
  const kept = { ...shared, queue, retentionMilliseconds };
  const uploads = new DocumentUploads({ ...kept, offer: () => worker.offer() });
  const documents = new Documents({ ...kept, signals, patienceMilliseconds: statusPatienceMilliseconds, wake });
  opened.use(
    new PeriodicTask({
      run: () => documents.clean(),
      everyMilliseconds: cleaningMilliseconds,
      clock,
      onFailure: (error) => events.taskFailed({ task: 'clean-documents', error }),
    }),
  );
  return {
    documentTools: shared.tools,
    uploadLimits: shared.limits,
    operations: [
      ...documentOperations({ documents, uploads, regionOf: regionByHost(config.usHosts) }),
      ...(config.console ? [listDocumentTypesOperation(uploads, evaluations)] : []),
    ],
  };
}
