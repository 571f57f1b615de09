import { LIMITS, type Run, type TaskInput } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { RunContext } from '../../domain/request-context.ts';
import type { TokenUsage } from '../../domain/token-usage.ts';
import type { AppRow } from '../app/app-repository.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Runnable } from '../publication/runnable.ts';
import { isStorageFull } from '../storage/storage-quota.ts';
import { endRun, insertRunWithinLimits, type NewRun } from './run-repository.ts';

type Dependencies = Pick<AppDependencies, 'database' | 'storedBytes' | 'serverId'>;

export interface StartedRun {
  readonly id: string;
  readonly app: AppRow;
  readonly runnable: Runnable;
  readonly input: TaskInput;
  readonly context: Pick<RunContext, 'user' | 'file' | 'at' | 'key' | 'channel'>;
}

export interface EndedRun extends StartedRun {
  readonly status: Run['status'];
  readonly errorCode?: number | undefined;
  readonly output?: Readonly<Record<string, unknown>>;
  readonly queueMs: number;
  readonly runMs: number;
  readonly tokens: TokenUsage;
}

/**
 * Stores a run that begins, according to its app's log policy.
 *
 * @returns False if its app or its key already has as many runs in progress as it may have.
 */
export async function recordStart(
  { database, serverId }: Pick<Dependencies, 'database' | 'serverId'>,
  run: StartedRun,
): Promise<boolean> {
  const { app, runnable, input } = run;
  const { user, file, at, key, channel } = run.context;
  const { logPolicy } = app;
  const isInHistory = logPolicy !== 'none';
  const limits = { app: app.atOnce, key: key?.atOnce ?? null };
  const row: NewRun = {
    id: run.id,
    appId: app.id,
    // A run with the key of an app has no caller. With an account key, the owner of the key is the caller.
    userId: isInHistory && (!key || key.isAccountKey) ? user.id : null,
    keyId: key?.id ?? null,
    channel: channel ?? (key ? 'api' : 'console'),
    targetId: runnable.targetId,
    targetVersion: runnable.version,
    status: 'running',
    bytesIn: isInHistory ? (file?.bytes.length ?? countBytes(input)) : 0,
    bytesOut: 0,
    logPolicy,
    createdAt: at,
    serverId,
  };
  return insertRunWithinLimits(database, row, limits);
}

/**
 * Stores the outputs of a successful run for its caller. Returns false if another run has taken over the work. See
 * `storeResult` of {@link endRun}.
 */
export type StoreOutputs = (
  transaction: Database,
  outputs: Readonly<Record<string, unknown>>,
) => Promise<boolean>;

/**
 * Stores how a run ended and, by log policy, its payload.
 *
 * @returns True if the payload was not stored because the owner's storage is full.
 */
export async function recordEnd(
  deps: Dependencies,
  run: EndedRun,
  storeOutputs?: StoreOutputs,
): Promise<boolean> {
  const { app, input, output, status, queueMs, runMs } = run;
  const { file } = run.context;
  const storedFile = file && file.bytes.length <= LIMITS.storedFileBytes ? file : undefined;
  const payload = {
    input,
    snippet: toSnippet(input),
    outputs: output ? { ...output } : null,
    file: storedFile?.bytes ?? null,
    fileType: storedFile?.mediaType ?? null,
  };
  const isFull = app.logPolicy === 'full' && (await isStorageFull(deps, app.ownerId));
  const stored = app.logPolicy === 'full' && !isFull ? payload : undefined;
  const bytesOut = output ? countBytes(output) : 0;
  const outcome = { status, errorCode: run.errorCode ?? null, queueMs, runMs, bytesOut, ...run.tokens };
  const storeResult =
    output && storeOutputs && ((transaction: Database) => storeOutputs(transaction, output));
  await endRun(deps.database, run.id, outcome, stored, storeResult);
  return isFull;
}

/**
 * Returns the size of a value in bytes. For an input of the kind `text`, this is the size of its text; for any other
 * value, the size of its JSON. An output can have a field `text` too, but it has no `kind`.
 */
function countBytes(value: TaskInput | object): number {
  return Buffer.byteLength('text' in value && 'kind' in value ? String(value.text) : JSON.stringify(value));
}

/** The length of a snippet in characters, a little more than a list shows. */
const SNIPPET_LENGTH = 120;

/**
 * Returns the beginning of an input in one line: of a text, of the names of columns, or of a series. Null for an image.
 * Characters that PostgreSQL cannot store are replaced or removed.
 */
export function toSnippet(input: TaskInput): string | null {
  if (input.kind === 'image') return null;
  // A longer part than the snippet, because several spaces become one.
  const text =
    input.kind === 'text'
      ? input.text.slice(0, 4 * SNIPPET_LENGTH)
      : (input.kind === 'table' ? input.columns : input.values.slice(0, SNIPPET_LENGTH)).join(', ');
  return [...text.replaceAll(/\s+/g, ' ').trim()]
    .slice(0, SNIPPET_LENGTH)
    .join('')
    .toWellFormed()
    .replaceAll('\0', '');
}
