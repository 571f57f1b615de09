import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { createAlgorithmRepository } from '../algorithm/algorithm-repository.ts';
import { createVersionRepository } from './version-repository.ts';

/**
 * The algorithm, held until the transaction ends: whatever changes its versions and aliases does so one after another.
 *
 * @throws BusinessError `notFound`.
 */
export async function holdAlgorithm(database: Database, id: string) {
  const held = await createAlgorithmRepository(database).holdOne(id);
  if (!held) throw new BusinessError(ERROR_CODES.notFound);
  return held;
}

/** The version and its algorithm, held alike. */
export async function holdVersion(database: Database, id: string) {
  const repository = createVersionRepository(database);
  const found = await repository.find(id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  const algorithm = await holdAlgorithm(database, found.algorithmId);
  const version = await repository.hold(id);
  if (!version) throw new BusinessError(ERROR_CODES.notFound);
  return { repository, algorithm, version };
}
