import {
  ERROR_CODES,
  hasRequiredAccess,
  type ListBody,
  PORTABLE_KINDS,
  type PortableKind,
  portableCalls,
} from '@atrium/contract';
import { type output as Output, uuid } from 'zod/mini';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { PublicContext } from '../../http/public/declare-public-route.ts';
import { listAlgorithms } from '../algorithm/algorithm-service.ts';
import { listApps } from '../app/app-service.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { listDataSets } from '../evaluation/data-set-service.ts';
import { resolveAccess } from '../identity/resolve-access.ts';
import { findUserById } from '../identity/user-repository.ts';
import { listItems } from '../item/item-service.ts';
import { toActor } from '../public-api/public-api-service.ts';
import { assertStorage } from '../storage/storage-quota.ts';
import { exportRecord } from './export-record.ts';
import type { ImportContext } from './import-context.ts';
import { importBundle, previewBundle, readImport } from './import-record.ts';
import type {
  importFormSchema,
  publicImportSchema,
  publicPreviewSchema,
  publicRecordsSchema,
  recordsQuerySchema,
} from './public-definition-schemas.ts';

const PAGE_SIZE = 50;

type Lister = (
  deps: AppDependencies,
  body: ListBody,
  actor: Actor,
) => Promise<{
  readonly list: readonly { readonly id: string; readonly name: string; readonly slug?: string }[];
  readonly total: number;
}>;

const LISTERS: Readonly<Record<PortableKind, Lister>> = {
  app: listApps,
  algorithm: listAlgorithms,
  recognition: (deps, body, actor) => listItems({ ...deps, kind: 'recognition' }, body, actor),
  nlp: (deps, body, actor) => listItems({ ...deps, kind: 'nlp' }, body, actor),
  'data-set': (deps, body) => listDataSets(deps, body),
};

/** Creates the operations on definitions for the owner of an account key. */
export function createPublicDefinitionService(deps: AppDependencies) {
  const { database, clock } = deps;

  /**
   * Returns the owner of the key as the actor. For an app, the key acts without the rights of an admin, as in a run.
   * For the other kinds, the owner must be an admin or have a permission to manage them.
   *
   * @throws BusinessError `notAllowed` if the owner is no admin and has no such permission.
   */
  async function requireActor(kind: PortableKind, context: PublicContext): Promise<Actor> {
    const actor = toActor(context, clock());
    if (kind === 'app') return actor;
    const owner = await findUserById(database, actor.user.id);
    const access = await resolveAccess(database, owner?.access ?? []);
    const sufficientAccess = ['admin', ...(portableCalls[kind].exportFile.permissions ?? [])];
    if (!hasRequiredAccess(sufficientAccess, access)) throw new BusinessError(ERROR_CODES.notAllowed);
    return { ...actor, user: { ...actor.user, access } };
  }

  async function prepareImport(context: PublicContext) {
    const bundle = await readImport(context);
    const actor = await requireActor(bundle.definition.kind, context);
    const { arrivedAt, signal, memory } = context;
    const importContext: ImportContext = { ...actor, file: context.file, arrivedAt, signal, memory };
    return { bundle, importContext };
  }

  return {
    async list(
      { page = 1, page_size: pageSize = PAGE_SIZE, keyword = '' }: Output<typeof recordsQuerySchema>,
      context: PublicContext,
    ): Promise<Output<typeof publicRecordsSchema>> {
      const kind = parseKind(context);
      const actor = await requireActor(kind, context);
      const { list, total } = await LISTERS[kind](deps, { page, pageSize, keyword }, actor);
      return { total, records: list.map(({ id, name, slug }) => ({ id, name: slug ?? name, title: name })) };
    },

    async exportFile(context: PublicContext): Promise<Blob> {
      const kind = parseKind(context);
      const actor = await requireActor(kind, context);
      if (!uuid().safeParse(context.recordId).success) throw new BusinessError(ERROR_CODES.notFound);
      return exportRecord(kind)(deps, { id: context.recordId }, actor);
    },

    async preview(
      { options = {} }: Output<typeof importFormSchema>,
      context: PublicContext,
    ): Promise<Output<typeof publicPreviewSchema>> {
      const { bundle, importContext } = await prepareImport(context);
      const { kind, name, newName, creates, missing } = await previewBundle(
        deps,
        bundle,
        options,
        importContext,
      );
      return {
        ...{ kind, name, new_name: newName, creates },
        missing: missing.map(({ isRequired, part, name: partName, affects }) => ({
          ...{ part, name: partName, affects },
          is_required: isRequired,
        })),
      };
    },

    async importFile(
      { options = {} }: Output<typeof importFormSchema>,
      context: PublicContext,
    ): Promise<Output<typeof publicImportSchema>> {
      const { bundle, importContext } = await prepareImport(context);
      await assertStorage(deps, importContext.user.id);
      const { kind, id, name, unvalidated } = await importBundle(deps, bundle, options, importContext);
      return { kind, id, name, unvalidated_versions: unvalidated };
    },
  };
}

function parseKind(context: PublicContext): PortableKind {
  const kind = PORTABLE_KINDS.find((portable) => portable === context.kind);
  if (!kind) throw new BusinessError(ERROR_CODES.notFound);
  return kind;
}
