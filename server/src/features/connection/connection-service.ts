import { isDeepStrictEqual } from 'node:util';
import {
  type BodyOf,
  CHAT_TASKS,
  type Connection,
  type connectionCalls,
  ERROR_CODES,
  type ListBody,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { withSlugTakenError } from '../publication/with-taken-error.ts';
import { getEngineId } from './connection-engines.ts';
import {
  type ConnectionRow,
  changeConnection,
  deleteConnections,
  findConnection,
  findConnectionPage,
  findEngineDependents,
  insertConnection,
  lockConnections,
} from './connection-repository.ts';

type Draft = BodyOf<typeof connectionCalls.create>;

const CHAT_TASK_IDS: readonly string[] = CHAT_TASKS;

/** The fields of a connection that are compared when an update states an old revision. */
const FIELDS = [
  'slug',
  'name',
  'protocol',
  'address',
  'auth',
  'certificate',
  'timeout',
  'isEnabled',
  'models',
] as const;

export function listConnections({ database }: AppDependencies, body: ListBody) {
  return findConnectionPage(database, body);
}

export async function readConnection(
  { database }: AppDependencies,
  { id }: { readonly id: string },
): Promise<Connection> {
  const found = await findConnection(database, id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

/**
 * Creates a connection and registers its engines.
 *
 * @throws BusinessError `slugTaken`.
 */
export async function createConnection(
  deps: AppDependencies,
  { secret, ...draft }: Draft,
  actor: Actor,
): Promise<Connection> {
  const id = createId();
  const { at, user } = actor;
  assertTasks(draft);
  const storing = deps.database.transaction(async (transaction) => {
    const sealed = secret ? deps.connections.cipher.seal(secret, id) : null;
    const stamps = { createdAt: at, createdBy: user.id, updatedAt: at, updatedBy: user.id };
    await insertConnection(transaction, { ...draft, id, secret: sealed, ...stamps });
    await recordEvents(transaction, actor, 'connection.created', [id], { after: toSnapshot(draft) });
  });
  await withSlugTakenError(storing);
  await deps.connections.refresh();
  return readConnection(deps, { id });
}

/**
 * Replaces the fields of a connection. The slug never changes, because the ids of the engines contain it.
 *
 * @throws BusinessError `revisionStale` with the stored connection, `slugFixed`, or `connectionInUse` when records use
 * an engine that the update removes or gives another task; `invalid` at the field `secret` if the address or the
 *   authentication changes without the secret.
 */
export async function updateConnection(
  deps: AppDependencies,
  { id, revision, secret, ...draft }: BodyOf<typeof connectionCalls.update>,
  actor: Actor,
): Promise<Connection> {
  assertTasks(draft);
  await deps.database.transaction(async (transaction) => {
    const [stored] = await lockConnections(transaction, [id]);
    if (!stored) throw new BusinessError(ERROR_CODES.notFound);
    if (stored.revision !== revision) {
      throw new BusinessError(ERROR_CODES.revisionStale, {
        current: await findConnection(transaction, id),
        changed: listDifferences(stored, draft),
      });
    }
    if (stored.slug !== draft.slug) throw new BusinessError(ERROR_CODES.slugFixed, undefined, ['slug']);
    const removedModels = stored.models.filter(
      ({ key, task }) => !draft.models.some((model) => model.key === key && model.task === task),
    );
    assertUnused(
      await findEngineDependents(
        transaction,
        removedModels.map((model) => getEngineId(stored, model)),
      ),
      ['models'],
    );
    const fields = { ...draft, secret: sealSecret(deps, stored, { ...draft, secret }) };
    await changeConnection(transaction, id, fields, { at: actor.at, by: actor.user.id });
    await recordEvents(transaction, actor, 'connection.updated', [id], {
      before: toSnapshot(stored),
      after: toSnapshot(draft),
    });
  });
  await deps.connections.refresh();
  return readConnection(deps, { id });
}

/**
 * Removes connections and their engines.
 *
 * @throws BusinessError `connectionInUse` with the names of the records that use one of the engines.
 */
export async function removeConnections(
  deps: AppDependencies,
  { ids }: { readonly ids: readonly string[] },
  actor: Actor,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const stored = await lockConnections(transaction, ids);
    if (stored.length !== new Set(ids).size) throw new BusinessError(ERROR_CODES.notFound);
    const engineIds = stored.flatMap((row) => row.models.map((model) => getEngineId(row, model)));
    assertUnused(await findEngineDependents(transaction, engineIds));
    for (const row of stored) {
      await recordEvents(transaction, actor, 'connection.removed', [row.id], { before: toSnapshot(row) });
    }
    await deleteConnections(transaction, ids);
  });
  await deps.connections.refresh();
}

/**
 * Checks that chat models have only tasks that they can perform.
 *
 * @throws BusinessError `invalid` for the field of the first task that a chat model cannot perform.
 */
export function assertTasks({ protocol, models }: Pick<Draft, 'protocol' | 'models'>): void {
  if (protocol !== 'openai') return;
  const invalidIndex = models.findIndex(({ task }) => !CHAT_TASK_IDS.includes(task));
  if (invalidIndex >= 0)
    throw new BusinessError(ERROR_CODES.invalid, undefined, [`models.${invalidIndex}.task`]);
}

function assertUnused(names: readonly string[], fields?: readonly string[]): void {
  if (names.length > 0)
    throw new BusinessError(ERROR_CODES.connectionInUse, { names: names.join(', ') }, fields);
}

/**
 * Returns the secret to store. An update without a secret leaves the stored one unchanged. An empty secret
 * removes it, and so does a connection without authentication.
 *
 * @throws BusinessError `invalid` at the field `secret` if the stored secret would be sent to another address or in
 *   another way. Otherwise, a user who does not know the secret could have it sent to a server of their own.
 */
function sealSecret(
  { connections }: AppDependencies,
  stored: ConnectionRow,
  { address, auth, secret }: Pick<Draft, 'address' | 'auth' | 'secret'>,
) {
  if (auth === 'none') return null;
  if (secret === undefined) {
    if (stored.secret !== null && (stored.address !== address || stored.auth !== auth))
      throw new BusinessError(ERROR_CODES.invalid, undefined, ['secret']);
    return stored.secret;
  }
  return secret === '' ? null : connections.cipher.seal(secret, stored.id);
}

function listDifferences(stored: ConnectionRow, draft: Omit<Draft, 'secret'>): string[] {
  return FIELDS.filter((name) => !isDeepStrictEqual(stored[name], draft[name]));
}

/** The values that the audit log may contain. */
function toSnapshot({ slug, name, protocol, address, auth, isEnabled }: Omit<Draft, 'secret'>) {
  return { slug, name, protocol, address, auth, isEnabled };
}
