import { ERROR_CODES } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { trainedModelDescriptor } from '../../engines/table-model/trained-model-descriptor.ts';
import { lockExistingAlgorithm } from '../algorithm-version/lock-version.ts';
import { validateVersion } from '../algorithm-version/validate-version.ts';
import { insertVersion } from '../algorithm-version/version-repository.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { findUserById } from '../identity/user-repository.ts';
import { storeModelFile } from '../model-file/store-model-file.ts';
import type { TrainedVersion } from './perform-training.ts';
import type { TrainingJobDependencies } from './training-job-dependencies.ts';
import { type StoredTraining, storeOutcome } from './training-repository.ts';

/** Thrown to end an attempt whose training a user has canceled, or a later attempt has taken over. */
export class SupersededError extends Error {}

/**
 * Stores the model and a version with it in one transaction. Then the version runs its sample, so that it is ready. If
 * the sample cannot run, for example because the engine is busy, the version stays a draft, which a user can validate.
 *
 * @throws BusinessError `transitionNotAllowed` when the algorithm has been archived.
 * @throws SupersededError when the training has been canceled, or a later attempt has taken it over.
 */
export async function storeTrainedVersion(
  deps: TrainingJobDependencies,
  training: StoredTraining,
  { task, model, report, sample }: TrainedVersion,
): Promise<void> {
  const { database, clock } = deps;
  const { algorithmId, createdBy, settings, fingerprint, note, locale, address } = training;
  const at = clock();
  const versionId = createId();
  const user = await findUserById(database, createdBy);
  if (!user) throw new BusinessError(ERROR_CODES.notFound);
  const actor: Actor = { at, locale, address, user };
  await database.transaction(async (transaction) => {
    const { status, name } = await lockExistingAlgorithm(transaction, algorithmId);
    if (status === 'archived') throw new BusinessError(ERROR_CODES.transitionNotAllowed, { state: status });
    const metadata = { task, fingerprint, settings, libraries: report.libraries, metrics: report.metrics };
    const file = await storeModelFile(
      transaction,
      { kind: 'trained', name, metadata, createdAt: at, createdBy },
      model,
    );
    const content = { engineId: trainedModelDescriptor.id, parameters: { model: file.id }, sample, note };
    const version = await insertVersion(transaction, versionId, algorithmId, content, { at, by: createdBy });
    const outcome = { report, version, modelFileId: file.id, done: training.total };
    if (!(await storeOutcome(transaction, training, outcome))) throw new SupersededError();
    await recordEvents(transaction, actor, 'algorithm-version.created', [versionId], {
      after: { algorithmId, number: version },
    });
  });
  await validateVersion(deps, { id: versionId }, { ...actor, arrivedAt: performance.now() }).catch(
    () => undefined,
  );
}
