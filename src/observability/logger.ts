import { type DestinationStream, type Logger as PinoLogger, pino, stdSerializers } from 'pino';

export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>;

/** Characters of an error's message and of its stack, so that a request cannot fill the disk with its log lines. */
const mostMessage = 500;
const mostStack = 4_000;

/** JSON lines, on standard output unless said otherwise. Request texts and keys are never given to it. */
export function createLogger(level: string, destination?: DestinationStream): PinoLogger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: boundedError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function boundedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message: cut(message, mostMessage), stack: cut(stack, mostStack) };
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
