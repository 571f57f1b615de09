import { sql } from 'drizzle-orm';
import type { AppDependencies } from '../features/app-dependencies.ts';
import { publicBatchRoutes } from '../features/batch/public-batch-routes.ts';
import { inferenceRoutes } from '../features/inference-protocol/inference-routes.ts';
import { openAiRoutes } from '../features/openai/openai-routes.ts';
import { publicDefinitionRoutes } from '../features/portable/public-definition-routes.ts';
import { authenticateKey } from '../features/public-api/authenticate-key.ts';
import { countRequest } from '../features/public-api/count-request.ts';
import { publicKeyRoutes } from '../features/public-api/public-key-routes.ts';
import { publicRoutes } from '../features/public-api/public-routes.ts';
import type { PublicApiOptions } from '../http/public/register-public-api.ts';
import { describePublicApi } from './describe-public-api.ts';

/** Returns the public API of a server: its routes, the check of keys, the limits, and its OpenAPI document. */
export function createPublicApi(deps: AppDependencies): Omit<PublicApiOptions, 'memory'> {
  const { database, clock } = deps;
  const routes = [
    ...publicRoutes(deps),
    ...publicBatchRoutes(deps),
    ...publicKeyRoutes(deps),
    ...publicDefinitionRoutes(deps),
  ];
  const openAi = openAiRoutes(deps);
  const inference = inferenceRoutes(deps);
  return {
    routes: [...routes, ...openAi],
    inference: { routes: inference, pingDatabase: () => database.execute(sql`select 1`) },
    authenticate: (secret) => authenticateKey(database, secret, clock()),
    countRequest: (caller, isRun) => countRequest(database, caller, isRun),
    document: describePublicApi({ routes, openAi, inference }),
  };
}
