import { ERROR_CODES, VERSION_MOVES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { EngineFailure } from '../../engines/engine-failure.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import type { MessageLocale } from '../../http/request-context.ts';
import { assertMove } from '../publication/assert-move.ts';
import type { Author } from '../publication/author.ts';
import { holdVersion } from './hold-version.ts';
import { recordVersion } from './record-version.ts';
import { runMeasured } from './run-sample.ts';
import { tellFailure } from './tell-failure.ts';
import { createVersionRepository, type VersionRow } from './version-repository.ts';

/** Milliseconds after which a validation that tells nothing of itself is taken to have died with its server. */
const ABANDONED_AFTER = 2 * 60_000;

interface Parts {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly clock: () => Date;
}

type Outcome = Partial<Pick<VersionRow, 'status' | 'statusMessage' | 'metrics' | 'output'>>;

/**
 * Runs a version on its sample: it is ready when the answer keeps the task's contract, and failed otherwise, with the
 * reason in the caller's language. Goes on when the caller leaves.
 *
 * @throws BusinessFailure `moveRefused` in another state, `invalid` without a sample, `engineUnavailable` while the
 *   engine takes no more jobs; the version then stays as it was.
 */
export async function validateVersion(
  parts: Parts,
  id: string,
  author: Author,
  locale: MessageLocale,
): Promise<void> {
  const { task, version } = await claim(parts, id, author);
  const outcome = await findOutcome(parts, task, version, locale);
  await parts.database.transaction(async (transaction) => {
    const repository = createVersionRepository(transaction);
    const held = await repository.hold(id);
    // Somebody who took it for abandoned has taken over.
    if (held?.revision !== version.revision + 1) return;
    await repository.change(id, outcome, { at: parts.clock(), by: author.user.id });
    await recordVersion(transaction, 'validated', id, author, { after: { status: outcome.status } });
  });
  if (outcome.status === version.status) throw new BusinessFailure(ERROR_CODES.engineUnavailable);
}

/** Marks it as being validated, so that nobody else changes it or does the same. */
function claim({ database }: Parts, id: string, author: Author) {
  return database.transaction(async (transaction) => {
    const { repository, algorithm, version } = await holdVersion(transaction, id);
    const isAbandoned =
      version.status === 'validating' && author.at.getTime() - version.updatedAt.getTime() > ABANDONED_AFTER;
    const known = isAbandoned ? { ...version, status: 'failed' as const } : version;
    const status = assertMove(VERSION_MOVES, 'validate', known.status);
    if (!version.sample) throw new BusinessFailure(ERROR_CODES.invalid, undefined, ['sample']);
    await repository.change(id, { status }, { at: author.at, by: author.user.id });
    return { task: algorithm.task, version: known };
  });
}

async function findOutcome(
  { engines, clock }: Parts,
  task: string,
  version: VersionRow,
  locale: MessageLocale,
): Promise<Outcome> {
  try {
    const { output, queueMs, runMs } = await runMeasured(engines, task, version, version.sample);
    const metrics = { queueMs, runMs, validatedAt: clock().toISOString() };
    return { status: VERSION_MOVES.pass.to, statusMessage: null, metrics, output };
  } catch (failure) {
    const isBusy = failure instanceof EngineFailure && ['busy', 'canceled'].includes(failure.reason);
    if (isBusy) return { status: version.status };
    const statusMessage = tellFailure(failure, locale);
    return { status: VERSION_MOVES.fail.to, statusMessage, metrics: null, output: null };
  }
}
