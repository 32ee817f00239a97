import type { ObjectStoreSettings, S3Credentials } from '../../contracts/stores/object-store-settings.ts';
import type { StoreCheck } from '../../contracts/stores/store-check.ts';
import { resultName, sourceName } from '../../features/documents/document-objects.ts';
import { openPostgres } from '../../storage/database/examination/open-postgres.ts';
import { sampleStored } from '../../storage/database/examination/sample-stored.ts';
import type { ObjectStoreExamination } from '../../storage/objects/examination.ts';
import { examineFolder } from '../../storage/objects/examine-folder.ts';
import { systemClock } from '../../time/system-clock.ts';
import type { ObjectStoreReport } from './doctor-report.ts';

/** Whether the configured object store can be used, and has what the database says it has. Leaves nothing behind. */
export async function inspectObjectStore(
  settings: ObjectStoreSettings | undefined,
  credentials: S3Credentials | undefined,
  databaseUrl: string | undefined,
): Promise<ObjectStoreReport | null> {
  if (settings === undefined) return null;
  const { has, ...examination } = await examine(settings, credentials);
  const works = examination.checks.every(({ outcome }) => outcome !== 'failure');
  if (!works || databaseUrl === undefined) return { kind: settings.kind, ...examination };
  const content = await checkContent(databaseUrl, has);
  return { kind: settings.kind, ...examination, checks: [...examination.checks, ...content] };
}

type Examined = ObjectStoreExamination & { has(name: string): Promise<boolean> };

async function examine(settings: ObjectStoreSettings, credentials: S3Credentials | undefined): Promise<Examined> {
  if (settings.kind === 'folder') return examineFolder(settings.folder, systemClock);
  const { examineBucket } = await import('../../storage/objects/s3/examine-bucket.ts');
  return examineBucket({ location: settings, credentials, clock: systemClock });
}

/** A server with another bucket than the others, or with a folder of its own, finds no document of theirs. */
async function checkContent(
  databaseUrl: string,
  has: (name: string) => Promise<boolean>,
): Promise<readonly StoreCheck[]> {
  try {
    await using database = openPostgres(databaseUrl);
    const sample = async (): Promise<readonly string[]> => {
      const { documents, memories } = await sampleStored(database, systemClock.now());
      const nameOf = (document: (typeof documents)[number]): string =>
        document.state === 'done' ? resultName(document) : sourceName(document);
      return [...documents.map(nameOf), ...memories];
    };
    const names = await sample();
    const missing: string[] = [];
    for (const name of names) if (!(await has(name))) missing.push(name);
    // A document may have been fetched or have ended meanwhile.
    const still = missing.length === 0 ? [] : await sample();
    return [judgeContent(names.length, missing.filter((name) => still.includes(name)).length)];
  } catch {
    // The database has checks of its own.
    return [];
  }
}

function judgeContent(looked: number, missing: number): StoreCheck {
  const name = 'content';
  if (missing === 0)
    return { name, outcome: 'ok', found: `${looked} of ${looked} objects that the database names are there` };
  return {
    name,
    outcome: 'failure',
    found: `${missing} of ${looked} objects that the database names are missing`,
    advice:
      'Give all servers the same DRAGOMAN_OBJECT_STORE_URL. If it is the same, restore the store together with the database.',
  };
}
