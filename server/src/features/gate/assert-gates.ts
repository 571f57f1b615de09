import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { findGatedDataSets, findScore } from './gate-repository.ts';

interface GatedVersion {
  readonly targetId: string;
  /** The number of a version of an algorithm, or of a revision of an item. */
  readonly version: number;
  /** The production version, or null if there is none. */
  readonly production: number | null;
}

/**
 * Checks that a version passes the gates of its target.
 *
 * @throws BusinessError with the data set and the scores: `gateUnevaluated` if the version has no score on the current
 * revision of the data set; `gateFailed` if the score is below the minimum; `gateWorse` if the score is lower than that
 * of the production version, and the gate forbids this.
 */
export async function assertGates(
  database: Database,
  { targetId, version, production }: GatedVersion,
): Promise<void> {
  for (const dataSet of await findGatedDataSets(database, targetId)) {
    const { name, gate } = dataSet;
    const score = await findScore(database, dataSet, targetId, version);
    if (score === undefined) throw new BusinessError(ERROR_CODES.gateUnevaluated, { dataSet: name });
    if (score < gate.minimum) {
      const data = { dataSet: name, score: formatScore(score), minimum: formatScore(gate.minimum) };
      throw new BusinessError(ERROR_CODES.gateFailed, data);
    }
    if (!gate.isNotWorse || production === null || production === version) continue;
    const productionScore = await findScore(database, dataSet, targetId, production);
    if (productionScore !== undefined && score < productionScore) {
      const data = { dataSet: name, score: formatScore(score), current: formatScore(productionScore) };
      throw new BusinessError(ERROR_CODES.gateWorse, data);
    }
  }
}

function formatScore(score: number): string {
  return score.toFixed(3);
}
