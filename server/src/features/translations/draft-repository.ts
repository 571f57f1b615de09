import type { LocaleId } from '@atrium/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { translationDrafts } from '../../database/schema/translation-drafts.ts';
import { users } from '../../database/schema/users.ts';

/** A proposed text of a message. Users do not see it. */
export interface StoredDraft {
  /** The id of the message. */
  readonly id: string;
  /** The proposed text. */
  readonly message: string;
  /** The English text that the draft translates. */
  readonly source: string;
  /** The name of the chat model that wrote the draft. Null if the draft is from a file. */
  readonly model: string | null;
  readonly revision: number;
  readonly createdAt: Date;
  /** The account of the user who requested the draft. */
  readonly createdBy: string | null;
}

interface DraftRecord extends Pick<StoredDraft, 'id' | 'message' | 'source' | 'model'> {
  readonly locale: LocaleId;
}

/** Returns the drafts of a locale by message id. */
export async function readDrafts(
  database: Database,
  locale: LocaleId,
): Promise<ReadonlyMap<string, StoredDraft>> {
  const rows = await selectDrafts(database).where(eq(translationDrafts.locale, locale));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the locale, the message id and the English text of every draft. */
export async function readDraftSources(
  database: Database,
): Promise<readonly { readonly locale: string; readonly id: string; readonly source: string }[]> {
  const { locale, id, source } = translationDrafts;
  return database.select({ locale, id, source }).from(translationDrafts);
}

export async function findDraft(
  database: Database,
  locale: LocaleId,
  id: string,
): Promise<StoredDraft | undefined> {
  const [found] = await selectDrafts(database).where(isOneOfMessages(locale, [id]));
  return found;
}

/** Stores drafts, and replaces earlier drafts of the same messages. */
export async function storeDrafts(
  database: Database,
  records: readonly DraftRecord[],
  change: { readonly at: Date; readonly userId: string },
): Promise<void> {
  if (records.length === 0) return;
  await database
    .insert(translationDrafts)
    .values(records.map((record) => ({ ...record, createdAt: change.at, createdBy: change.userId })))
    .onConflictDoUpdate({
      target: [translationDrafts.locale, translationDrafts.id],
      set: {
        message: sql`excluded.message`,
        source: sql`excluded.source`,
        model: sql`excluded.model`,
        createdAt: sql`excluded.created_at`,
        createdBy: sql`excluded.created_by`,
        revision: sql`nextval('translation_drafts_revision_seq')`,
      },
    });
}

export async function deleteDrafts(
  database: Database,
  locale: LocaleId,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await database.delete(translationDrafts).where(isOneOfMessages(locale, ids));
}

/**
 * Locks the requested drafts, and returns those that still have the revision that the user has
 * read.
 */
export async function lockDrafts(
  database: Database,
  locale: LocaleId,
  requested: readonly { readonly id: string; readonly revision: number }[],
): Promise<readonly Pick<StoredDraft, 'id' | 'message' | 'source'>[]> {
  const { id, message, source, revision } = translationDrafts;
  const rows = await database
    .select({ id, message, source, revision })
    .from(translationDrafts)
    .where(
      isOneOfMessages(
        locale,
        requested.map((draft) => draft.id),
      ),
    )
    .orderBy(id)
    .for('update');
  const revisions = new Map(requested.map((draft) => [draft.id, draft.revision]));
  return rows.filter((row) => revisions.get(row.id) === row.revision);
}

function selectDrafts(database: Database) {
  const { id, message, source, model, revision, createdAt } = translationDrafts;
  return database
    .select({ id, message, source, model, revision, createdAt, createdBy: users.account })
    .from(translationDrafts)
    .leftJoin(users, eq(users.id, translationDrafts.createdBy));
}

const isOneOfMessages = (locale: LocaleId, ids: readonly string[]) =>
  and(eq(translationDrafts.locale, locale), inArray(translationDrafts.id, [...ids]));
