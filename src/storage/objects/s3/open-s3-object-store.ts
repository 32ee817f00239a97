import { StartupError } from '../../../errors/startup-error.ts';
import { classifyS3Error, startMeanings } from './classify-s3-error.ts';
import { describeLocation } from './describe-location.ts';
import { S3ObjectStore, type S3ObjectStoreOptions } from './s3-object-store.ts';

export { defaultS3Patience } from './create-s3-clients.ts';

/** Opens the store and tries it once. Throws a `StartupError`, which names no secret, when the server or the settings are wrong. */
export async function openS3ObjectStore(options: S3ObjectStoreOptions): Promise<S3ObjectStore> {
  const store = new S3ObjectStore(options);
  try {
    await store.probe();
    return store;
  } catch (error) {
    store[Symbol.dispose]();
    const failure = classifyS3Error(error);
    if (failure === undefined) throw error;
    throw new StartupError(`${describeLocation(options.location)}: ${startMeanings[failure]}`, error);
  }
}
