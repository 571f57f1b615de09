import {
  type App,
  type AppKind,
  type appCalls,
  type assetsListCall,
  type BodyOf,
  cutText,
  ERROR_CODES,
  LIMITS,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import { keepSeedTexts, localizeSeed } from '../../seed/localize-seed.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { refuseTakenName } from '../publication/refuse-taken.ts';
import { checkBinding } from '../target/check-binding.ts';
import { createAppRepository, type StoredApp } from './app-repository.ts';
import { auditApp } from './audit-app.ts';
import { presentApp, presentApps } from './present-apps.ts';
import type { Viewer } from './viewer.ts';

export type AppService = ReturnType<typeof createAppService>;

export function createAppService({ database, engines }: AppDependencies) {
  const apps = createAppRepository(database);

  /** Another user's app gives the same error as a missing one. */
  async function find(kind: AppKind, id: string, viewer: Viewer): Promise<StoredApp> {
    const found = await apps.find(kind, id, viewer);
    if (!found) throw new BusinessError(ERROR_CODES.notFound);
    return found;
  }

  async function detail(kind: AppKind, id: string, viewer: Viewer): Promise<App> {
    return presentApp(await find(kind, id, viewer), { database, engines, locale: viewer.locale });
  }

  return {
    find,
    detail,

    async list(body: BodyOf<typeof assetsListCall>, viewer: Viewer) {
      const { list, total } = await apps.list(body, viewer);
      return { list: await presentApps(list, { database, engines, locale: viewer.locale }), total };
    },

    async create(kind: AppKind, body: BodyOf<typeof appCalls.nlp.create>, viewer: Viewer): Promise<App> {
      const id = createId();
      const { binding = 'alias:production', overrides = {}, targetId } = body;
      await database.transaction(async (transaction) => {
        await checkBinding(transaction, engines, { kind, targetId, binding, overrides });
        const app = {
          ...madeBy(viewer, { id, kind, name: body.name, targetId }),
          description: body.description ?? '',
          icon: body.icon ?? '',
          binding,
          overrides,
          logPolicy: body.logPolicy ?? ('metadata' as const),
          retentionDays: body.retentionDays ?? LIMITS.defaultRetentionDays,
          status: 'active' as const,
        };
        await refuseTakenName(createAppRepository(transaction).insert(app));
        const { name, logPolicy, retentionDays } = app;
        const after = { name, targetId, binding, logPolicy, retentionDays };
        await auditApp(transaction, viewer, 'created', { id, kind, after });
      });
      return detail(kind, id, viewer);
    },

    async update(kind: AppKind, body: BodyOf<typeof appCalls.nlp.update>, viewer: Viewer): Promise<App> {
      const { id, revision, ...settings } = body;
      const { row } = await find(kind, id, viewer);
      const change = keepSeedTexts('app', row.seedKey, row, stated(settings));
      const next = { ...row, ...change };
      const changed = differing(row, change);
      const isChanged = await database.transaction(async (transaction) => {
        if (changed.includes('binding') || changed.includes('overrides')) {
          await checkBinding(transaction, engines, next);
        }
        const stamped = { ...change, updatedAt: viewer.now, updatedBy: viewer.id };
        const repository = createAppRepository(transaction);
        if (!(await refuseTakenName(repository.update(id, revision, stamped)))) return false;
        const [before, after] = [row, next].map((app) => pick(app, changed));
        await auditApp(transaction, viewer, 'updated', { id, kind, before, after });
        return true;
      });
      if (isChanged) return detail(kind, id, viewer);
      const current = await detail(kind, id, viewer);
      const stale = differing(current, localizeSeed('app', row.seedKey, change, viewer.locale));
      throw new BusinessError(ERROR_CODES.revisionStale, { current, changed: stale });
    },

    /**
     * Creates a copy that belongs to the caller. Only admins may copy a suspended app; otherwise a copy would bypass
     * the suspension.
     */
    async clone(kind: AppKind, body: BodyOf<typeof appCalls.nlp.clone>, viewer: Viewer): Promise<App> {
      const found = (await find(kind, body.id, viewer)).row;
      const row = localizeSeed('app', found.seedKey, found, viewer.locale);
      if (row.status === 'suspended' && !viewer.isAdmin) {
        throw new BusinessError(ERROR_CODES.appSuspended, { reason: row.suspendedReason });
      }
      const id = createId();
      const name = body.name ?? freeName(row.name, await apps.namesLike(viewer.id, stemOf(row.name)));
      const { description, icon, binding, overrides, logPolicy, retentionDays, targetId } = row;
      await database.transaction(async (transaction) => {
        const settings = { description, icon, binding, overrides, logPolicy, retentionDays };
        const copy = {
          ...madeBy(viewer, { id, kind, name, targetId }),
          ...settings,
          status: 'draft' as const,
        };
        await refuseTakenName(createAppRepository(transaction).insert(copy));
        await auditApp(transaction, viewer, 'cloned', { id, kind, after: { name, of: row.id } });
      });
      return detail(kind, id, viewer);
    },
  };
}

function madeBy<Facts extends object>({ id, now }: Viewer, facts: Facts) {
  return { ...facts, ownerId: id, createdAt: now, createdBy: id, updatedAt: now, updatedBy: id };
}

type Stated<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Returns the object without its undefined values. */
function stated<Values extends object>(values: Values): Stated<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Stated<Values>;
}

/** Returns the names of the fields whose values a change alters. */
function differing(stored: object, change: object): string[] {
  const values = stored as Readonly<Record<string, unknown>>;
  return Object.entries(change)
    .filter(([name, value]) => JSON.stringify(values[name]) !== JSON.stringify(value))
    .map(([name]) => name);
}

function pick(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

/** Shortens the name to leave space for the number of the copy. */
function stemOf(name: string): string {
  return cutText(name, LIMITS.nameLength - 6);
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const wanted = `${stemOf(name)} (${number})`;
    if (!taken.has(wanted)) return wanted;
  }
}
