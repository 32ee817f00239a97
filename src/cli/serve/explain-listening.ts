import { StartupError } from '../../errors/startup-error.ts';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Why the server cannot listen, for operators; other errors stay as they are. */
export function explainListening(error: unknown, { host, port }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartupError(`${host}:${port} is in use. Set DRAGOMAN_PORT to another port, or to 0.`, error);
    case 'EACCES':
      return new StartupError(
        `This user may not listen on port ${port}. Set DRAGOMAN_PORT to a port from 1024 on.`,
        error,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`${host} is not an address of this machine. Set DRAGOMAN_HOST to one.`, error);
    default:
      return error;
  }
}
