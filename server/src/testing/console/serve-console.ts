import { startTestPostgres } from '../start-test-postgres.ts';
import { startTestServer } from '../start-test-server.ts';

// This program runs the real server in its own process until the parent process disconnects.

const postgres = await startTestPostgres();
const server = await startTestServer({ postgresUrl: postgres.url });
const { wireKey, adminPassword } = server;
process.once('disconnect', async () => {
  await server.close();
  await postgres.stop();
});
process.send?.({ apiBase: await server.listen(), wireKey, adminPassword });
