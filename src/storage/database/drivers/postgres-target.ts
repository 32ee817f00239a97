import pg from 'pg';

/** What messages may say of an address: everything but the password. */
export function postgresTarget(url: string): {
  readonly server: string;
  readonly database: string;
  readonly user: string;
} {
  const { host, port, database = '', user = '' } = new pg.Client({ connectionString: url });
  return { server: `${host}:${port}`, database, user };
}
