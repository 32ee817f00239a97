import { accounts } from './0001-accounts.ts';
import { usage } from './0002-usage.ts';
import { glossaries } from './0003-glossaries.ts';
import { spokenTerms } from './0004-spoken-terms.ts';
import { styleRules } from './0005-style-rules.ts';
import { jobs } from './0006-jobs.ts';
import { documents } from './0007-documents.ts';
import { documentWarnings } from './0008-document-warnings.ts';
import { administration } from './0009-administration.ts';
import { nodes } from './0010-nodes.ts';
import { compatibility } from './0011-compatibility.ts';
import { translationMemories } from './0012-translation-memories.ts';
import { usageReservations } from './0013-usage-reservations.ts';
import { sharedLimits } from './0014-shared-limits.ts';
import { moves } from './0015-moves.ts';
import { translationMemoryJobs } from './0016-translation-memory-jobs.ts';
import { qualityEvaluationRight } from './0017-quality-evaluation-right.ts';
import { qualityEvaluations } from './0018-quality-evaluations.ts';
import { speechUsage } from './0019-speech-usage.ts';
import { voiceJobs } from './0020-voice-jobs.ts';
import { voiceSessions } from './0021-voice-sessions.ts';
import { orderOfJobs } from './0022-order-of-jobs.ts';
import { agentTasks } from './0023-agent-tasks.ts';
import { agentWorkflows } from './0024-agent-workflows.ts';
import { leasesOfJobs } from './0025-leases-of-jobs.ts';
import { consoleSessions } from './0026-console-sessions.ts';
import { people } from './0027-people.ts';
import { identities } from './0028-identities.ts';
import { documentProgress } from './0029-document-progress.ts';
import { serverMinutes } from './0030-server-minutes.ts';
import { versionsOfMemories } from './0031-versions-of-memories.ts';
import type { Migration } from './migration.ts';

/** Every step, in order. */
export const migrations: readonly Migration[] = [
  accounts,
  usage,
  glossaries,
  spokenTerms,
  styleRules,
  jobs,
  documents,
  documentWarnings,
  administration,
  nodes,
  compatibility,
  translationMemories,
  usageReservations,
  sharedLimits,
  moves,
  translationMemoryJobs,
  qualityEvaluationRight,
  qualityEvaluations,
  speechUsage,
  voiceJobs,
  voiceSessions,
  orderOfJobs,
  agentTasks,
  agentWorkflows,
  leasesOfJobs,
  consoleSessions,
  people,
  identities,
  documentProgress,
  serverMinutes,
  versionsOfMemories,
];

export const lastKnownMigration = Math.max(...migrations.map(({ number }) => number));
