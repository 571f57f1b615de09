import { ERROR_CODES, VERSION_MOVES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { EngineFailure, isOverload } from '../../engines/core/engine-failure.ts';
import { callerFailure } from '../../engines/run/caller-failure.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import type { EngineCaller } from '../../engines/run/run-limit.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import { assertMove } from '../publication/assert-move.ts';
import type { Author } from '../publication/author.ts';
import { holdVersion } from './hold-version.ts';
import { runMeasured } from './run-sample.ts';
import { tellFailure } from './tell-failure.ts';
import { createVersionRepository, type VersionRow } from './version-repository.ts';

/** Milliseconds without a sign of life after which a validation counts as abandoned because its server died. */
const ABANDONED_AFTER = 2 * 60_000;

interface Parts {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly clock: () => Date;
}

interface Request {
  readonly author: Author;
  readonly caller: EngineCaller;
  readonly locale: MessageLocale;
}

type Outcome = Partial<Pick<VersionRow, 'status' | 'statusMessage' | 'metrics' | 'output'>>;

/**
 * Runs a version on its sample. The version becomes ready when the output meets the task's contract. Otherwise it
 * becomes failed, with the reason in the caller's language. Continues when the caller disconnects.
 *
 * @throws BusinessError `moveRefused` in another state, `invalid` without a sample.
 * @throws OverloadError when the engine accepts no more jobs; the version then stays in its state.
 */
export async function validateVersion(
  parts: Parts,
  id: string,
  { author, caller, locale }: Request,
): Promise<void> {
  const { task, version } = await claim(parts, id, author);
  const { outcome, refused } = await findOutcome(parts, task, version, { caller, locale });
  await parts.database.transaction(async (transaction) => {
    const repository = createVersionRepository(transaction);
    const held = await repository.hold(id);
    // Another request considered the validation abandoned and took over.
    if (held?.revision !== version.revision + 1) return;
    await repository.change(id, outcome, { at: parts.clock(), by: author.user.id });
    await recordEvents(transaction, author, 'algorithm-version.validated', [id], {
      after: { status: outcome.status },
    });
  });
  if (refused) throw callerFailure(refused);
}

/** Marks the version as validating, so that no other request changes or validates it. */
function claim({ database }: Parts, id: string, author: Author) {
  return database.transaction(async (transaction) => {
    const { repository, algorithm, version } = await holdVersion(transaction, id);
    const isAbandoned =
      version.status === 'validating' && author.at.getTime() - version.updatedAt.getTime() > ABANDONED_AFTER;
    const known = isAbandoned ? { ...version, status: 'failed' as const } : version;
    const status = assertMove(VERSION_MOVES, 'validate', known.status);
    if (!version.sample) throw new BusinessError(ERROR_CODES.invalid, undefined, ['sample']);
    await repository.change(id, { status }, { at: author.at, by: author.user.id });
    return { task: algorithm.task, version: known };
  });
}

async function findOutcome(
  { engines, clock }: Parts,
  task: string,
  version: VersionRow,
  { caller, locale }: Pick<Request, 'caller' | 'locale'>,
): Promise<{ readonly outcome: Outcome; readonly refused?: EngineFailure }> {
  try {
    const { output, queueMs, runMs } = await runMeasured(engines, task, version, version.sample, caller);
    const metrics = { queueMs, runMs, validatedAt: clock().toISOString() };
    return { outcome: { status: VERSION_MOVES.pass.to, statusMessage: null, metrics, output } };
  } catch (failure) {
    if (failure instanceof EngineFailure && (isOverload(failure) || failure.reason === 'canceled')) {
      return { outcome: { status: version.status }, refused: failure };
    }
    const statusMessage = tellFailure(failure, locale);
    return { outcome: { status: VERSION_MOVES.fail.to, statusMessage, metrics: null, output: null } };
  }
}
