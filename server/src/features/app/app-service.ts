import {
  type App,
  type AppKind,
  type AppRow,
  type appCalls,
  type assetsListCall,
  type BodyOf,
  ERROR_CODES,
  LIMITS,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import { type Actor, isAdmin } from '../../domain/request-context.ts';
import { localizeSeed, undoSeedLocalization } from '../../seed/localize-seed.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { withNameTakenError } from '../publication/with-taken-error.ts';
import { checkBinding } from '../target/check-binding.ts';
import {
  findApp,
  findAppNames,
  findAppPage,
  insertApp,
  OWNERSHIPS,
  type Ownership,
  type StoredApp,
  updateAppAtRevision,
} from './app-repository.ts';
import { assertLevel } from './assert-level.ts';
import { findFreeName, shortenName } from './find-free-name.ts';
import { presentApp, presentApps } from './present-apps.ts';
import { recordAppEvent } from './record-app-event.ts';

/** The dependencies of operations on apps of one kind. */
export interface AppKindDependencies extends AppDependencies {
  readonly kind: AppKind;
}

export async function listApps(
  { database, engines }: AppDependencies,
  body: BodyOf<typeof assetsListCall>,
  actor: Actor,
): Promise<{ list: AppRow[]; total: number }> {
  const { ownership = [], ...filters } = body.filters ?? {};
  if (!ownership.every(isOwnership)) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['filters.ownership']);
  }
  const { list, total } = await findAppPage(database, { ...body, filters }, ownership, actor);
  return { list: await presentApps(list, { database, engines, locale: actor.locale }), total };
}

function isOwnership(value: string): value is Ownership {
  return OWNERSHIPS.some((ownership) => ownership === value);
}

export async function readApp(
  deps: AppKindDependencies,
  { id }: { readonly id: string },
  actor: Actor,
): Promise<App> {
  const { database, engines } = deps;
  return presentApp(await findExisting(deps, id, actor), { database, engines, locale: actor.locale });
}

export async function createApp(
  deps: AppKindDependencies,
  body: BodyOf<typeof appCalls.nlp.create>,
  actor: Actor,
): Promise<App> {
  const { database, engines, kind } = deps;
  const id = createId();
  const { binding = 'alias:production', overrides = {}, targetId } = body;
  await database.transaction(async (transaction) => {
    await checkBinding(transaction, engines, { kind, targetId, binding, overrides });
    const app = {
      ...toNewRow(actor, { id, kind, name: body.name, targetId }),
      description: body.description ?? '',
      icon: body.icon ?? '',
      binding,
      overrides,
      logPolicy: body.logPolicy ?? ('metadata' as const),
      retentionDays: body.retentionDays ?? LIMITS.defaultRetentionDays,
      perMinute: body.perMinute ?? null,
      perDay: body.perDay ?? null,
      atOnce: body.atOnce ?? null,
      status: 'active' as const,
    };
    await withNameTakenError(insertApp(transaction, app));
    const { name, logPolicy, retentionDays } = app;
    const after = { name, targetId, binding, logPolicy, retentionDays };
    await recordAppEvent(transaction, actor, 'created', { id, kind, after });
  });
  return readApp(deps, { id }, actor);
}

/**
 * Changes the given settings of an app.
 *
 * @throws BusinessError `notFound`, `notAllowed`, `revisionStale` with the stored app, `nameTaken`, and those of
 * {@link checkBinding}.
 */
export async function updateApp(
  deps: AppKindDependencies,
  { id, revision, ...settings }: BodyOf<typeof appCalls.nlp.update>,
  actor: Actor,
): Promise<App> {
  const { database, engines, kind } = deps;
  const { row, level } = await findExisting(deps, id, actor);
  assertLevel(level, 'edit');
  const change = undoSeedLocalization('app', row.seedKey, row, omitUndefined(settings));
  const next = { ...row, ...change };
  const changed = listDifferences(row, change);
  const isStored = await database.transaction(async (transaction) => {
    if (changed.includes('binding') || changed.includes('overrides')) {
      await checkBinding(transaction, engines, next);
    }
    const stamped = { ...change, updatedAt: actor.at, updatedBy: actor.user.id };
    if (!(await withNameTakenError(updateAppAtRevision(transaction, id, revision, stamped)))) return false;
    const [before, after] = [row, next].map((app) => pick(app, changed));
    await recordAppEvent(transaction, actor, 'updated', { id, kind, before, after });
    return true;
  });
  const current = await readApp(deps, { id }, actor);
  if (isStored) return current;
  const differing = listDifferences(current, localizeSeed('app', row.seedKey, change, actor.locale));
  throw new BusinessError(ERROR_CODES.revisionStale, { current, changed: differing });
}

/**
 * Creates a copy that belongs to the caller. Only admins may copy a suspended app, because a copy would otherwise
 * bypass the suspension.
 */
export async function cloneApp(
  deps: AppKindDependencies,
  body: BodyOf<typeof appCalls.nlp.clone>,
  actor: Actor,
): Promise<App> {
  const { database, kind } = deps;
  const { row: found, level } = await findExisting(deps, body.id, actor);
  assertLevel(level, 'edit');
  const row = localizeSeed('app', found.seedKey, found, actor.locale);
  if (row.status === 'suspended' && !isAdmin(actor.user)) {
    throw new BusinessError(ERROR_CODES.appSuspended, { reason: row.suspendedReason });
  }
  const id = createId();
  const name =
    body.name ?? findFreeName(row.name, await findAppNames(database, actor.user.id, shortenName(row.name)));
  const { description, icon, binding, overrides, logPolicy, retentionDays, targetId } = row;
  const { perMinute, perDay, atOnce } = row;
  await database.transaction(async (transaction) => {
    const settings = {
      ...{ description, icon, binding, overrides, logPolicy, retentionDays },
      ...{ perMinute, perDay, atOnce },
    };
    const copy = { ...toNewRow(actor, { id, kind, name, targetId }), ...settings, status: 'draft' as const };
    await withNameTakenError(insertApp(transaction, copy));
    await recordAppEvent(transaction, actor, 'cloned', { id, kind, after: { name, of: row.id } });
  });
  return readApp(deps, { id }, actor);
}

/** Throws the same error for an app that the actor may not see as for a missing app. */
async function findExisting(
  { database, kind }: AppKindDependencies,
  id: string,
  actor: Actor,
): Promise<StoredApp> {
  const found = await findApp(database, kind, id, actor);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

/** Adds the owner and the times of creation to a new row. */
function toNewRow<Row extends object>({ user: { id }, at }: Actor, row: Row) {
  return { ...row, ownerId: id, createdAt: at, createdBy: id, updatedAt: at, updatedBy: id };
}

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Returns a copy of the object without undefined values. */
function omitUndefined<Values extends object>(values: Values): Defined<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Values>;
}

/** Returns the names of the fields that a change modifies. */
function listDifferences(stored: object, change: object): string[] {
  const values = stored as Readonly<Record<string, unknown>>;
  return Object.entries(change)
    .filter(([name, value]) => JSON.stringify(values[name]) !== JSON.stringify(value))
    .map(([name]) => name);
}

function pick(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
