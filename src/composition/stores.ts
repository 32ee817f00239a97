import type { JobQueue } from '../contracts/jobs/job-queue.ts';
import type { AccountStore } from '../contracts/stores/accounts.ts';
import type { AuditStore } from '../contracts/stores/audit.ts';
import type { DocumentStore } from '../contracts/stores/documents.ts';
import type { GlossaryStore } from '../contracts/stores/glossaries.ts';
import type { LimitNoticeStore } from '../contracts/stores/limit-notices.ts';
import type { SpokenTermsStore } from '../contracts/stores/spoken-terms.ts';
import type { StyleRuleStore } from '../contracts/stores/style-rules.ts';
import type { UsageStore } from '../contracts/stores/usage.ts';
import { CommitThread } from '../storage/database/commits/commit-thread.ts';
import { openSqliteDatabase, sqlitePath } from '../storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../storage/database/repositories/database-account-store.ts';
import { DatabaseAuditStore } from '../storage/database/repositories/database-audit-store.ts';
import { DatabaseDocumentStore } from '../storage/database/repositories/database-document-store.ts';
import { DatabaseGlossaryStore } from '../storage/database/repositories/database-glossary-store.ts';
import { DatabaseJobQueue } from '../storage/database/repositories/database-job-queue.ts';
import { DatabaseLimitNoticeStore } from '../storage/database/repositories/database-limit-notice-store.ts';
import { DatabaseSpokenTermsStore } from '../storage/database/repositories/database-spoken-terms-store.ts';
import { DatabaseStyleRuleStore } from '../storage/database/repositories/database-style-rule-store.ts';
import { DatabaseUsageStore } from '../storage/database/repositories/database-usage-store.ts';
import type { Foundation } from './foundation.ts';

/** Everything that the database keeps, as ports. */
export interface Stores {
  readonly accounts: AccountStore;
  readonly audit: AuditStore;
  readonly documents: DocumentStore;
  readonly glossaries: GlossaryStore;
  readonly jobs: JobQueue;
  readonly limitNotices: LimitNoticeStore;
  readonly spokenTerms: SpokenTermsStore;
  readonly styleRules: StyleRuleStore;
  readonly usage: UsageStore;
}

type StoreParts = Pick<Foundation, 'config' | 'clock' | 'ids' | 'opened'>;

export async function openStores({ config, clock, ids, opened }: StoreParts): Promise<Stores> {
  const database = opened.adopt(await openSqliteDatabase(config.dataDir, clock), (open) => open.destroy());
  const commits = opened.use(new CommitThread(sqlitePath(config.dataDir)));
  return {
    accounts: new DatabaseAccountStore(database),
    audit: new DatabaseAuditStore(database),
    documents: new DatabaseDocumentStore(database, commits),
    glossaries: new DatabaseGlossaryStore(database, commits),
    jobs: new DatabaseJobQueue(database, ids),
    limitNotices: new DatabaseLimitNoticeStore(database),
    spokenTerms: new DatabaseSpokenTermsStore(database),
    styleRules: new DatabaseStyleRuleStore(database),
    usage: new DatabaseUsageStore(database, commits),
  };
}
