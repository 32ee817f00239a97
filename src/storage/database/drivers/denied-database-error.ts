/** The user of the server may not do with the database what the server does. */
export class DeniedDatabaseError extends Error {
  constructor(tables: readonly string[]) {
    super(`The user may not read and write ${tables.join(', ')}.`);
    this.name = 'DeniedDatabaseError';
  }
}
