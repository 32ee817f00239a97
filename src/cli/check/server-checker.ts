import { CommandFailure } from '../command-line/command-errors.ts';
import type { CommandServer } from '../command-line/configured-server.ts';
import { field, objects, ServerClient } from '../command-line/server-client.ts';
import type { CheckedSegment } from './check-report.ts';
import type { Checker } from './checker.ts';

const path = '/v1/quality-evaluation';
const firstPause = 250;
const longestPause = 5_000;

/** Checks with the quality evaluations of a server. */
export function createServerChecker(server: CommandServer): Checker {
  return {
    async check({ source, target }, segments, signal) {
      const client = new ServerClient(server, signal);
      const texts = segments.map((segment) => ({ source: segment.source, target: segment.target }));
      const body = { source_lang: source, target_lang: target, segments: texts };
      const jobId = field(await client.ask({ method: 'POST', path, body }), 'job_id');
      if (typeof jobId !== 'string') throw client.unexpected(path);
      for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
        const answer = await client.ask({ path: `${path}/${jobId}` });
        const status = field(answer, 'status');
        if (status === 'done') return readSegments(answer, segments.length) ?? unexpected(client);
        if (status === 'error') throw failed(answer);
        if (status !== 'processing') throw client.unexpected(path);
        await server.wait(pause, signal);
      }
    },
    async [Symbol.asyncDispose]() {},
  };
}

function unexpected(client: ServerClient): never {
  throw client.unexpected(path);
}

function failed(answer: unknown): CommandFailure {
  return new CommandFailure(`The server could not check the translation: ${field(field(answer, 'error'), 'message')}`);
}

function readSegments(answer: unknown, count: number): readonly CheckedSegment[] | undefined {
  const segments = objects(field(answer, 'segments'));
  const isWhole = segments?.length === count && segments.every(({ errors }) => objects(errors) !== undefined);
  return isWhole ? (segments as unknown as readonly CheckedSegment[]) : undefined;
}
