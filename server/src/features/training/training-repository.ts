import { TRAINING_LIMITS, type Training } from '@atrium/contract';
import { and, desc, eq, getTableColumns, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { modelFiles } from '../../database/schema/model-files.ts';
import { trainings } from '../../database/schema/trainings.ts';
import { users } from '../../database/schema/users.ts';

export type StoredTraining = typeof trainings.$inferSelect;

const { content, note, attempt, locale, address, createdBy, modelFileId, ...SHOWN } =
  getTableColumns(trainings);

const SELECTED = {
  ...SHOWN,
  createdByName: users.name,
  modelFile: { id: modelFiles.id, sha256: modelFiles.sha256, size: modelFiles.size },
};

/** A training without its table. */
export type TrainingRow = Pick<StoredTraining, keyof typeof SHOWN> & {
  readonly createdByName: string | null;
  readonly modelFile: Training['modelFile'];
};

export async function insertTraining(
  database: Database,
  record: typeof trainings.$inferInsert,
): Promise<void> {
  await database.insert(trainings).values(record);
}

/** Returns the newest trainings of an algorithm, newest first. */
export function findTrainings(database: Database, algorithmId: string): Promise<TrainingRow[]> {
  return selectTrainings(database)
    .where(eq(trainings.algorithmId, algorithmId))
    .orderBy(desc(trainings.createdAt), desc(trainings.id))
    .limit(TRAINING_LIMITS.listed);
}

export async function findTraining(database: Database, id: string): Promise<TrainingRow | undefined> {
  const [found] = await selectTrainings(database).where(eq(trainings.id, id));
  return found;
}

function selectTrainings(database: Database) {
  return database
    .select(SELECTED)
    .from(trainings)
    .leftJoin(users, eq(users.id, createdBy))
    .leftJoin(modelFiles, eq(modelFiles.id, modelFileId));
}

/**
 * Marks a training as running in an attempt of its job. Returns undefined if it has ended, or if a later attempt has
 * taken it.
 *
 * @param current The number of this attempt.
 */
export async function claimTraining(
  database: Database,
  id: string,
  current: number,
): Promise<StoredTraining | undefined> {
  const [claimed] = await database
    .update(trainings)
    .set({ status: 'running', attempt: current, done: 0 })
    .where(
      and(
        eq(trainings.id, id),
        inArray(trainings.status, ['queued', 'running']),
        lte(trainings.attempt, current),
      ),
    )
    .returning();
  return claimed;
}

type ClaimedTraining = Pick<StoredTraining, 'id' | 'attempt'>;

/** The condition for a training that still runs in this attempt. */
const isCurrent = (training: ClaimedTraining) =>
  and(
    eq(trainings.id, training.id),
    eq(trainings.status, 'running'),
    eq(trainings.attempt, training.attempt),
  );

/** Returns whether a training still runs in this attempt. A user may have canceled it. */
export async function isRunning(database: Database, training: ClaimedTraining): Promise<boolean> {
  const found = await database.select({ id: trainings.id }).from(trainings).where(isCurrent(training));
  return found.length > 0;
}

/** Stores how many steps are done, unless the training no longer runs in this attempt. */
export async function storeProgress(
  database: Database,
  training: ClaimedTraining,
  done: number,
): Promise<void> {
  await database.update(trainings).set({ done }).where(isCurrent(training));
}

type Outcome = Required<Pick<StoredTraining, 'report' | 'version' | 'modelFileId' | 'done'>>;

/**
 * Stores the results of a running training, and deletes its table. Stores nothing and returns false if the training no
 * longer runs in this attempt.
 */
export async function storeOutcome(
  database: Database,
  training: ClaimedTraining,
  outcome: Outcome,
): Promise<boolean> {
  const stored = await database
    .update(trainings)
    .set({ ...outcome, content: null })
    .where(isCurrent(training))
    .returning({ id: trainings.id });
  return stored.length > 0;
}

type End = Pick<StoredTraining, 'status' | 'finishedAt'> &
  Partial<Pick<StoredTraining, 'errorCode' | 'errorData'>>;

/** Stores the end of a training, and deletes its table, unless the training no longer runs in this attempt. */
export async function endTraining(database: Database, training: ClaimedTraining, end: End): Promise<void> {
  await database
    .update(trainings)
    .set({ ...end, content: null })
    .where(isCurrent(training));
}

/** Cancels a training and deletes its table. Returns false if it had ended. */
export async function cancelStoredTraining(database: Database, id: string, at: Date): Promise<boolean> {
  const canceled = await database
    .update(trainings)
    .set({ status: 'canceled', finishedAt: at, content: null })
    .where(and(eq(trainings.id, id), inArray(trainings.status, ['queued', 'running'])))
    .returning({ id: trainings.id });
  return canceled.length > 0;
}
