import type { paths } from '../../api/interface.generated.d.ts';

type Status = paths['/v2/document/{document_id}']['post']['responses'][200]['content']['application/json'];
export type DocumentWarning = NonNullable<Status['warnings']>[number];

/**
 * `waiting` → `uploading` → `queued` → `translating` → `done` → `saved`. `error`: refused or failed, with the reason.
 * `interrupted`: the page was left before the upload. `gone`: the server has deleted it.
 */
export type Phase =
  | 'waiting'
  | 'uploading'
  | 'queued'
  | 'translating'
  | 'done'
  | 'saved'
  | 'error'
  | 'interrupted'
  | 'gone';

/** One document into one language. What survives a reload; the file itself does not. */
export interface DocumentEntry {
  readonly key: string;
  readonly name: string;
  /** Undefined: detected. */
  readonly source: string | undefined;
  readonly target: string;
  readonly formality: 'default' | 'prefer_more' | 'prefer_less';
  readonly glossaryId: string | undefined;
  /** Of PDF files: those to translate; undefined for all. */
  readonly pages?: string | undefined;
  /** Of PDF files: whether each page is shown beside its translation. */
  readonly isBilingual?: boolean;
  /** Whether the translation is evaluated too. */
  readonly isEvaluated?: boolean;
  readonly phase: Phase;
  /** Anyone who has both can read the document. */
  readonly handle?: { readonly id: string; readonly documentKey: string };
  readonly secondsRemaining?: number | undefined;
  /** In pages or pictures, where the server counts them. */
  readonly counted?: Status['progress'] | undefined;
  /** 0 to 1, as far as it can be estimated. */
  readonly progress?: number;
  readonly startedAt?: number;
  /** Of its quality report, also after the download. */
  readonly evaluationJobId?: string | undefined;
  readonly billedCharacters?: number | undefined;
  readonly warnings?: readonly DocumentWarning[];
  /** Why it failed, as the server says it. */
  readonly reason?: string | undefined;
  readonly traceId?: string | undefined;
}

export function isOnServer({ phase }: DocumentEntry): boolean {
  return phase === 'queued' || phase === 'translating';
}

/** What has to be uploaded still, and is lost when the page is left. */
export function isHeldByPage({ phase }: DocumentEntry): boolean {
  return phase === 'waiting' || phase === 'uploading';
}

/** The entry with what the server says of it. */
export function withStatus(entry: DocumentEntry, status: Status, now: number): DocumentEntry {
  const { status: phase, seconds_remaining: secondsRemaining, progress: counted } = status;
  const startedAt = phase === 'translating' ? (entry.startedAt ?? now) : entry.startedAt;
  return {
    ...entry,
    phase,
    secondsRemaining,
    counted,
    ...(startedAt !== undefined && { startedAt }),
    ...(startedAt !== undefined &&
      secondsRemaining !== undefined && {
        progress: Math.max(entry.progress ?? 0, progressOf(now - startedAt, secondsRemaining)),
      }),
    evaluationJobId: status.quality_evaluation_job_id,
    billedCharacters: status.billed_characters,
    reason: status.message,
    warnings: status.warnings ?? [],
  };
}

function progressOf(elapsedMilliseconds: number, secondsRemaining: number): number {
  const elapsed = elapsedMilliseconds / 1000;
  return elapsed + secondsRemaining === 0 ? 0 : elapsed / (elapsed + secondsRemaining);
}

/** As it is after a reload: what was not uploaded is lost. */
export function afterReload(entry: DocumentEntry): DocumentEntry {
  return isHeldByPage(entry) ? { ...entry, phase: 'interrupted' } : entry;
}

/** `report.docx` in Spanish → `report.es.docx`, so that several languages of one document have names of their own. */
export function resultName(entry: DocumentEntry, served: string | undefined): string {
  const extension = /\.[^.]+$/.exec(served ?? entry.name)?.[0] ?? '';
  const stem = entry.name.replace(/\.[^.]+$/, '');
  return `${stem}.${entry.target.toLowerCase()}${extension}`;
}
