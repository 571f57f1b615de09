import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { createAlgorithmRepository } from '../algorithm/algorithm-repository.ts';
import { createVersionRepository } from './version-repository.ts';

/**
 * Locks the algorithm until the transaction ends, so that changes to its versions and aliases run one after another.
 *
 * @throws BusinessError `notFound`.
 */
export async function holdAlgorithm(database: Database, id: string) {
  const held = await createAlgorithmRepository(database).holdOne(id);
  if (!held) throw new BusinessError(ERROR_CODES.notFound);
  return held;
}

/** Locks the version and its algorithm in the same way. */
export async function holdVersion(database: Database, id: string) {
  const repository = createVersionRepository(database);
  const found = await repository.find(id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  const algorithm = await holdAlgorithm(database, found.algorithmId);
  const version = await repository.hold(id);
  if (!version) throw new BusinessError(ERROR_CODES.notFound);
  return { repository, algorithm, version };
}
