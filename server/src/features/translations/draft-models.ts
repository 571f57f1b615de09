import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { ServerAccess } from '../../protocols/server-access.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { getEngineId, openAccess } from '../connection/connection-engines.ts';
import { type ConnectionRow, findStoredConnections } from '../connection/connection-repository.ts';

export type DraftModelDependencies = Pick<AppDependencies, 'database' | 'connections'>;

/** A chat model that can write drafts. */
interface DraftModel {
  /** The id of the engine of the model. */
  readonly id: string;
  readonly name: string;
  /** The name of the model on the model server. */
  readonly model: string;
  readonly connection: ConnectionRow;
}

/** A model with its open connection. */
export interface ConnectedModel {
  readonly name: string;
  readonly model: string;
  readonly access: ServerAccess;
}

/** Lists the chat models of the enabled connections. A model that performs several tasks is listed once. */
export async function listDraftModels({
  database,
}: DraftModelDependencies): Promise<{ list: { id: string; name: string }[] }> {
  const models = await findModels(database);
  const names = new Map<string, { id: string; name: string }>();
  for (const { id, name, model, connection } of models) {
    const key = `${connection.id} ${model}`;
    if (!names.has(key)) names.set(key, { id, name });
  }
  return { list: [...names.values()] };
}

/** @throws BusinessError `engineUnavailable` if no enabled connection has this model. */
export async function findDraftModel({ database }: DraftModelDependencies, id: string): Promise<DraftModel> {
  const found = (await findModels(database)).find((model) => model.id === id);
  if (!found) throw new BusinessError(ERROR_CODES.engineUnavailable, undefined, ['model']);
  return found;
}

/** Opens the connection of a model, runs `use` with it, and closes the connection. */
export async function withModel<Result>(
  deps: DraftModelDependencies,
  id: string,
  use: (model: ConnectedModel) => Promise<Result>,
): Promise<Result> {
  const { name, model, connection } = await findDraftModel(deps, id);
  const access = openAccess(connection, deps.connections);
  try {
    return await use({ name, model, access });
  } finally {
    await access.client.close();
  }
}

async function findModels(database: DraftModelDependencies['database']): Promise<readonly DraftModel[]> {
  const rows = await findStoredConnections(database);
  return rows
    .filter(({ isEnabled, protocol }) => isEnabled && protocol === 'openai')
    .flatMap((connection) =>
      connection.models.map((model) => ({
        id: getEngineId(connection, model),
        name: `${connection.name}: ${model.model}`,
        model: model.model,
        connection,
      })),
    );
}
