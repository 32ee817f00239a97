import { type Logger as PinoLogger, pino } from 'pino';

export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on standard output. Request texts and keys are never given to it. */
export function createLogger(level: string): PinoLogger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
