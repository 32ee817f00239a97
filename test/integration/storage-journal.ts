import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const headerBytes = 32;
const frameHeaderBytes = 24;

/** How many commits the write-ahead log of a data folder holds (SQLite's file format: a commit ends in a marked frame). */
export function commitsInJournal(folder: string): number {
  const log = readFileSync(join(folder, 'dragoman.sqlite-wal'));
  if (log.length < headerBytes) return 0;
  const frameBytes = frameHeaderBytes + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let frame = headerBytes; frame + frameBytes <= log.length; frame += frameBytes) {
    const isCurrent = log.subarray(frame + 8, frame + 16).equals(salt);
    if (isCurrent && log.readUInt32BE(frame + 4) > 0) commits++;
  }
  return commits;
}
