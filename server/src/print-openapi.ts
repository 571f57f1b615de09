import { connectDatabase } from './database/connect-database.ts';
import { createSecretCipher } from './domain/secret-cipher.ts';
import { NO_BUILT_IN_MESSAGES } from './domain/texts/built-in-messages.ts';
import { createEngineRegistry } from './engines/run/engine-registry.ts';
import { createConnectionEngines } from './features/connection/connection-engines.ts';
import { createOnnxEngines } from './features/onnx-model/onnx-engines.ts';
import { NO_JOBS } from './jobs/no-jobs.ts';
import { allRoutes } from './routes/all-routes.ts';
import { createPublicApi } from './routes/create-public-api.ts';
import { describeCalls } from './routes/describe-calls.ts';

/**
 * Prints the OpenAPI document of the console's calls, or with the argument `public` that of the public API. Creating
 * the routes does not connect to the database.
 */
const { database } = connectDatabase('postgres://localhost/unused', () => undefined);
const engines = createEngineRegistry([]);
const clock = () => new Date();
const deps = {
  database,
  engines,
  builtInMessages: NO_BUILT_IN_MESSAGES,
  connections: createConnectionEngines(database, engines),
  onnx: createOnnxEngines(database, engines),
  serverId: '',
  clock,
  jobs: NO_JOBS,
  cipher: createSecretCipher('a key that encrypts nothing'),
};
const isPublic = process.argv.includes('public');
const document = isPublic ? createPublicApi(deps).document : describeCalls(allRoutes(deps));
console.log(JSON.stringify(document, null, 2));
