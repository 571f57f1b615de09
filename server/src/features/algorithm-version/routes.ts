import {
  type AlgorithmVersionDetail,
  type AliasMove,
  aliasHistoryCall,
  aliasRemoveCall,
  aliasRollBackCall,
  aliasSetCall,
  ERROR_CODES,
  versionArchiveCall,
  versionCompareCall,
  versionCreateCall,
  versionDetailCall,
  versionListCall,
  versionRestoreCall,
  versionUpdateCall,
  versionValidateCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { toEngineCaller } from '../../engines/run/to-engine-caller.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { localizeSeedVersionText } from '../../seed/seed-version-texts.ts';
import { createAlgorithmRepository } from '../algorithm/algorithm-repository.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { toAuthor } from '../publication/author.ts';
import { createAliasRepository } from './alias-repository.ts';
import { archiveVersion, restoreVersion } from './archive-version.ts';
import { compareVersions } from './compare-versions.ts';
import { removeAlias, rollBackAlias, setAlias } from './move-alias.ts';
import { createVersion, updateVersion } from './store-version.ts';
import { validateVersion } from './validate-version.ts';
import { createVersionRepository } from './version-repository.ts';

const ADMIN = ['admin'] as const;

const DONE = { done: true };

type Context = RequestContext<SignedInUser>;

export function algorithmVersionRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const { database, engines, clock } = deps;
  const repository = createVersionRepository(database);
  const algorithms = createAlgorithmRepository(database);
  const authorOf = (context: Context) => toAuthor(context, clock());
  const find = async (id: string, locale: MessageLocale): Promise<AlgorithmVersionDetail> => {
    const found = await repository.find(id);
    if (!found || !(await algorithms.findTask(found.algorithmId))) {
      throw new BusinessError(ERROR_CODES.notFound);
    }
    const slug = await algorithms.findSlug(found.algorithmId);
    return localizeNote(slug, found, locale);
  };
  return [
    declareRoute(versionListCall, ADMIN, async ({ algorithmId, ...body }, { locale }) => {
      const { list, total } = await repository.list(algorithmId, body);
      const slug = await algorithms.findSlug(algorithmId);
      return { list: list.map((version) => localizeNote(slug, version, locale)), total };
    }),
    declareRoute(versionDetailCall, ADMIN, ({ id }, { locale }) => find(id, locale)),
    declareRoute(versionCreateCall, ADMIN, async (body, context) =>
      find(await createVersion(deps, body, authorOf(context)), context.locale),
    ),
    declareRoute(versionUpdateCall, ADMIN, async (body, context) => {
      await updateVersion(deps, body, authorOf(context));
      return find(body.id, context.locale);
    }),
    declareRoute(versionValidateCall, ADMIN, async ({ id }, context) => {
      // The run continues when the caller disconnects.
      const caller = { user: context.user.id, arrivedAt: context.arrivedAt };
      await validateVersion(deps, id, { author: authorOf(context), caller, locale: context.locale });
      return find(id, context.locale);
    }),
    declareRoute(versionArchiveCall, ADMIN, async ({ id }, context) => {
      await archiveVersion(database, id, authorOf(context));
      return find(id, context.locale);
    }),
    declareRoute(versionRestoreCall, ADMIN, async ({ id }, context) => {
      await restoreVersion(database, id, authorOf(context));
      return find(id, context.locale);
    }),
    declareRoute(versionCompareCall, ADMIN, (body, context) =>
      compareVersions({ algorithms, repository, engines }, body, toEngineCaller(context)),
    ),
    declareRoute(aliasSetCall, ADMIN, async (body, context) => {
      await setAlias(database, body, authorOf(context));
      return DONE;
    }),
    declareRoute(aliasRemoveCall, ADMIN, async (body, context) => {
      await removeAlias(database, body, authorOf(context));
      return DONE;
    }),
    declareRoute(aliasRollBackCall, ADMIN, async ({ id }, context) => {
      await rollBackAlias(database, id, authorOf(context));
      return DONE;
    }),
    declareRoute(aliasHistoryCall, ADMIN, async ({ algorithmId, ...body }, { locale }) => {
      const { list, total } = await createAliasRepository(database).history(algorithmId, body);
      const slug = await algorithms.findSlug(algorithmId);
      const reasonOf = ({ fromVersion, toVersion: version, reason }: AliasMove) =>
        fromVersion === null ? localizeSeedVersionText('reason', { slug, version }, reason, locale) : reason;
      return { list: list.map((move) => ({ ...move, reason: reasonOf(move) })), total };
    }),
  ];
}

function localizeNote<Version extends { readonly number: number; readonly note: string }>(
  slug: string | undefined,
  version: Version,
  locale: MessageLocale,
): Version {
  const seed = { slug, version: version.number };
  return { ...version, note: localizeSeedVersionText('note', seed, version.note, locale) };
}
