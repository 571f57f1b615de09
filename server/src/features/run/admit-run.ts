import { ERROR_CODES } from '@atrium/contract';
import { LimitError } from '../../domain/limit-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { getRateCounter, type LimitHolder } from '../rate-limit/rate-counter.ts';
import { recordStart, type StartedRun } from './record-run.ts';

/** Seconds after which a caller may try again if too many runs are in progress. */
const RETRY_AFTER = 1;

/**
 * Stores the start of a run, if the limits of its app and its key allow it. The limits of the key per minute and per
 * day are already checked when the request arrives. A rejected run does not count toward the limits per day.
 *
 * @throws LimitError `rateLimited`, `dailyLimit` or `concurrencyLimited`.
 */
export async function admitRun(
  deps: Pick<AppDependencies, 'database' | 'serverId'>,
  run: StartedRun,
): Promise<void> {
  const counter = getRateCounter(deps.database);
  const { id, perMinute, perDay } = run.app;
  const { key } = run.context;
  const app = { kind: 'app', id } as const;
  /** The counts per day that a rejected run gives back. */
  const refundable: { readonly holder: LimitHolder; readonly limit: number }[] = [];
  // The request counted toward the key's limit per day when it arrived.
  if (key?.perDay) refundable.push({ holder: { kind: 'key', id: key.id }, limit: key.perDay });
  try {
    if (perMinute !== null) await counter.consume(app, perMinute, 'minute');
    if (perDay !== null) {
      await counter.consume(app, perDay, 'day');
      refundable.push({ holder: app, limit: perDay });
    }
    if (!(await recordStart(deps, run))) throw new LimitError(ERROR_CODES.concurrencyLimited, RETRY_AFTER);
  } catch (error) {
    if (error instanceof LimitError) {
      for (const { holder, limit } of refundable) await counter.refundDay(holder, limit);
    }
    throw error;
  }
}
