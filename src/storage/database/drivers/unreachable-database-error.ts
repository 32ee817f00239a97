/** No answer came from the database server: it is stopped, it ended the connection, or the network is gone. */
export class UnreachableDatabaseError extends Error {
  constructor(cause: Error) {
    super(`The database cannot be reached: ${cause.message}`, { cause });
    this.name = 'UnreachableDatabaseError';
  }
}
