import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** Starts a database in the given folder and prints the process id of the database server. */
const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
console.log(postgres.pid());
