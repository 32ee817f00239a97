import { rm } from 'node:fs/promises';

/** A file without a name, known by the open descriptor of a process: anyone who opened it wants nothing in a folder. */
const nameless = /^\/proc\/(?:self|\d+)\/fd\/\d+$/;

/** How a destination is opened: it must be new, or have no name. */
export function destinationFlag(destination: string): 'wx' | 'r+' {
  return nameless.test(destination) ? 'r+' : 'wx';
}

/** What was begun there is to be gone; a file without a name goes with its descriptor. */
export async function removeDestination(destination: string): Promise<void> {
  if (!nameless.test(destination)) await rm(destination, { force: true });
}
