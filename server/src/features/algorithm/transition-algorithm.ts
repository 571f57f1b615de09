import {
  type Algorithm,
  ERROR_CODES,
  PUBLICATION_TRANSITIONS,
  type PublicationTransition,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assertGates } from '../gate/assert-gates.ts';
import { assertUnused } from '../publication/assert-unused.ts';
import { getNextStatus } from '../publication/get-next-status.ts';
import { findProductionVersion, lockAlgorithm, setAlgorithmStatus } from './algorithm-repository.ts';
import { readAlgorithm } from './algorithm-service.ts';

/**
 * Returns the use case that publishes, disables or archives an algorithm.
 *
 * @throws BusinessError `transitionNotAllowed` when the status does not allow it; `productionMissing` when an algorithm
 * without a production version is published; the errors of {@link assertGates}; `inUse` with the list of active apps on
 * the algorithm when it is archived.
 */
export function transitionAlgorithm(transition: PublicationTransition) {
  return async (deps: AppDependencies, { id }: { readonly id: string }, actor: Actor): Promise<Algorithm> => {
    await deps.database.transaction(async (transaction) => {
      const algorithm = await lockAlgorithm(transaction, id);
      if (!algorithm) throw new BusinessError(ERROR_CODES.notFound);
      const status = getNextStatus(PUBLICATION_TRANSITIONS, transition, algorithm.status);
      if (transition === 'publish') {
        const version = await findProductionVersion(transaction, id);
        if (version === null) throw new BusinessError(ERROR_CODES.productionMissing);
        await assertGates(transaction, { targetId: id, version, production: version });
      }
      if (transition === 'archive')
        await assertUnused(transaction, { kind: 'algorithm', ids: [id] }, actor.locale);
      await setAlgorithmStatus(transaction, id, status, { at: actor.at, by: actor.user.id });
      await recordEvents(transaction, actor, `algorithm.${status}`, [id], {
        before: { status: algorithm.status },
        after: { status },
      });
    });
    return readAlgorithm(deps, { id }, actor);
  };
}
