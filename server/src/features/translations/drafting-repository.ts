import type { Drafting, LocaleId, RejectedTranslation } from '@atrium/contract';
import { and, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { translationDraftings } from '../../database/schema/translation-drafts.ts';
import { users } from '../../database/schema/users.ts';

export type StoredDrafting = typeof translationDraftings.$inferSelect;

const { messageIds, attempt, createdBy, ...SUMMARY_COLUMNS } = getTableColumns(translationDraftings);

/** A drafting without the ids of its messages. */
export type DraftingSummary = Pick<StoredDrafting, keyof typeof SUMMARY_COLUMNS> & {
  readonly total: number;
  readonly createdBy: string | null;
};

const isUnfinished = inArray(translationDraftings.status, ['queued', 'running']);

/** Stores a drafting. Stores nothing and returns false if the locale has a drafting that has not ended. */
export async function insertDrafting(
  database: Database,
  record: typeof translationDraftings.$inferInsert,
): Promise<boolean> {
  const inserted = await database
    .insert(translationDraftings)
    .values(record)
    .onConflictDoNothing()
    .returning({ id: translationDraftings.id });
  return inserted.length > 0;
}

export async function findNewestDrafting(
  database: Database,
  locale: LocaleId,
): Promise<DraftingSummary | undefined> {
  const [found] = await database
    .select({
      ...SUMMARY_COLUMNS,
      total: sql<number>`jsonb_array_length(${messageIds})`,
      createdBy: users.account,
    })
    .from(translationDraftings)
    .leftJoin(users, eq(users.id, createdBy))
    .where(eq(translationDraftings.locale, locale))
    .orderBy(desc(translationDraftings.createdAt), desc(translationDraftings.id))
    .limit(1);
  return found;
}

/**
 * Marks a drafting as running in an attempt of its job. Returns undefined if it has ended, or if a later attempt has
 * claimed it.
 *
 * @param current The number of this attempt.
 */
export async function claimDrafting(
  database: Database,
  id: string,
  current: number,
): Promise<StoredDrafting | undefined> {
  const [claimed] = await database
    .update(translationDraftings)
    .set({ status: 'running', attempt: current })
    .where(and(eq(translationDraftings.id, id), isUnfinished, lte(translationDraftings.attempt, current)))
    .returning();
  return claimed;
}

type ClaimedDrafting = Pick<StoredDrafting, 'id' | 'attempt'>;

/** The condition for a drafting that still runs in this attempt. */
const isCurrent = (claimed: ClaimedDrafting) =>
  and(
    eq(translationDraftings.id, claimed.id),
    eq(translationDraftings.status, 'running'),
    eq(translationDraftings.attempt, claimed.attempt),
  );

/** Returns whether a drafting still runs in this attempt. A user may have canceled it. */
export async function isRunning(database: Database, claimed: ClaimedDrafting): Promise<boolean> {
  const { id } = translationDraftings;
  return (await database.select({ id }).from(translationDraftings).where(isCurrent(claimed))).length > 0;
}

/**
 * Stores the progress of a drafting, and adds the failures to those of earlier batches. If the drafting no longer runs
 * in this attempt, stores nothing and returns false.
 */
export async function storeProgress(
  database: Database,
  claimed: ClaimedDrafting,
  { done, failures }: { readonly done: number; readonly failures: readonly RejectedTranslation[] },
): Promise<boolean> {
  const stored = await database
    .update(translationDraftings)
    .set({ done, failures: sql`${translationDraftings.failures} || ${JSON.stringify(failures)}::jsonb` })
    .where(isCurrent(claimed))
    .returning({ id: translationDraftings.id });
  return stored.length > 0;
}

type End = Pick<StoredDrafting, 'status' | 'finishedAt'> & Partial<Pick<StoredDrafting, 'errorCode'>>;

/** Stores the end of a drafting, unless it no longer runs in this attempt. */
export async function endDrafting(database: Database, claimed: ClaimedDrafting, end: End): Promise<void> {
  await database.update(translationDraftings).set(end).where(isCurrent(claimed));
}

/** Cancels a drafting. Returns false if it has already ended. */
export async function endAsCanceled(database: Database, id: string, at: Date): Promise<boolean> {
  const status: Drafting['status'] = 'canceled';
  const canceled = await database
    .update(translationDraftings)
    .set({ status, finishedAt: at })
    .where(and(eq(translationDraftings.id, id), isUnfinished))
    .returning({ id: translationDraftings.id });
  return canceled.length > 0;
}
