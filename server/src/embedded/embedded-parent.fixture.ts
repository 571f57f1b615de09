import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** Starts a database in the folder that it is given, and names the process of the database. */
const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
console.log(postgres.pid());
