import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { lockAlgorithm } from '../algorithm/algorithm-repository.ts';
import { findVersion, lockVersion } from './version-repository.ts';

/**
 * Locks the algorithm until the end of the transaction, so that its versions and aliases are changed by one request at
 * a time.
 *
 * @throws BusinessError `notFound`.
 */
export async function lockExistingAlgorithm(database: Database, id: string) {
  const algorithm = await lockAlgorithm(database, id);
  if (!algorithm) throw new BusinessError(ERROR_CODES.notFound);
  return algorithm;
}

/** Locks the version and its algorithm until the end of the transaction. */
export async function lockExistingVersion(database: Database, id: string) {
  // Reads the version to find its algorithm, and again below, because it may change before both are locked.
  const found = await findVersion(database, id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  const algorithm = await lockExistingAlgorithm(database, found.algorithmId);
  const version = await lockVersion(database, id);
  if (!version) throw new BusinessError(ERROR_CODES.notFound);
  return { algorithm, version };
}
