import { startEmbeddedPostgres } from './embedded-postgres.ts';

// A program that starts a database in the folder of its first argument and prints the process id of
// the database server. The test ends this program and expects the database server to end too.

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
console.log(postgres.pid());
