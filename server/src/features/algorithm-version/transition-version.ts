import { type AlgorithmVersionDetail, ERROR_CODES, VERSION_TRANSITIONS } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { findDependents } from '../publication/dependent-repository.ts';
import { getNextStatus } from '../publication/get-next-status.ts';
import { findAliasNames } from './alias-repository.ts';
import { lockExistingVersion } from './lock-version.ts';
import { changeVersion } from './version-repository.ts';
import { readVersion } from './version-service.ts';

/**
 * Returns the use case that archives a ready version, or makes an archived one ready again.
 *
 * @throws BusinessError `transitionNotAllowed` when the status does not allow it; `inUse` with the aliases and apps
 * that still point at the version.
 */
export function transitionVersion(transition: 'archive' | 'restore') {
  return async (
    deps: AppDependencies,
    { id }: { readonly id: string },
    actor: Actor,
  ): Promise<AlgorithmVersionDetail> => {
    await deps.database.transaction(async (transaction) => {
      const { version } = await lockExistingVersion(transaction, id);
      const { algorithmId, number } = version;
      const status = getNextStatus(VERSION_TRANSITIONS, transition, version.status);
      if (transition === 'archive') {
        const targets = { kind: 'algorithm', ids: [algorithmId], binding: `version:${number}` } as const;
        const aliases = await findAliasNames(transaction, algorithmId, number);
        const list = await findDependents(transaction, targets, actor.locale);
        if (aliases.length + list.length > 0) throw new BusinessError(ERROR_CODES.inUse, { aliases, list });
      }
      await changeVersion(transaction, id, { status }, { at: actor.at, by: actor.user.id });
      await recordEvents(transaction, actor, `algorithm-version.${transition}d`, [id], {
        before: { status: version.status },
        after: { status },
      });
    });
    return readVersion(deps, { id }, actor);
  };
}
