import { createHash } from 'node:crypto';
import { ERROR_CODES, IMPORT_ROW_MAX, type ImportResult, type RejectedRow } from '@atrium/contract';
import { between, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { refreshStatistics } from '../../database/refresh-statistics.ts';
import { storeValidRows } from '../../database/store-valid-rows.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/audit-repository.ts';

/** A table that is built with `commonColumns`. */
type ImportedTable = PgTable & {
  readonly id: PgColumn;
  readonly createdAt: PgColumn;
  readonly $inferSelect: { readonly id: string };
};

/** The table and the rows of an import. */
export interface ImportStore<Table extends ImportedTable> {
  readonly table: Table;
  /** The type of the rows, as audit events name it. */
  readonly type: string;
  /** All calls that import rows of the same file have the same id. */
  readonly importId: string;
  readonly rows: readonly ImportedRow<Table['$inferSelect']>[];
  /** Stores the data that belongs to new rows. */
  storeRelatedRows?(database: Database, rows: readonly Table['$inferSelect'][]): Promise<void>;
  /** Returns why a row conflicts with a stored row. Without this function, the reason is that its slug is taken. */
  findConflict?(database: Database, row: Table['$inferSelect']): Promise<Rejection>;
}

type Rejection = Pick<RejectedRow, 'code' | 'field'>;

const INVALID: Rejection = { code: ERROR_CODES.invalid, field: null };

const SLUG_TAKEN: Rejection = { code: ERROR_CODES.slugTaken, field: 'slug' };

interface ImportedRow<Row> {
  /** The row number in the file. */
  readonly row: number;
  createRecord(id: string, actor: Actor): Row;
}

/**
 * Stores the valid rows in one transaction, and returns why the other rows were rejected. A repeated call changes
 * nothing. Calls that import rows of the same type run one after another: of two rows with the same slug, the first one
 * sent is stored, and no deadlock is possible.
 */
export function storeImport<Table extends ImportedTable>(
  database: Database,
  {
    table,
    type,
    importId,
    rows,
    storeRelatedRows,
    findConflict = async () => SLUG_TAKEN,
  }: ImportStore<Table>,
  actor: Actor,
): Promise<ImportResult> {
  const ids = createImportedIds(importId);
  return runInTurn(type, async () => {
    const { added, result } = await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${type}`}, 0))`);
      // The actor, with the time of the first call of this import.
      const importActor = { ...actor, at: (await findImportTime(transaction, table, ids)) ?? actor.at };
      const created = rows.map(({ row, createRecord }) => ({
        row,
        record: createRecord(ids.getRowId(row), importActor),
      }));
      const stored = new Set<string>();
      const invalid = await storeValidRows(transaction, created, async (savepoint, batch) => {
        const records = batch.map(({ record }) => record);
        const inserted = await insertRows(savepoint, table, records, table.id);
        await storeRelatedRows?.(
          savepoint,
          records.filter(({ id }) => inserted.has(id)),
        );
        for (const id of inserted) stored.add(id);
      });
      // One event is recorded for the import. One event for each of thousands of rows would hide all other events.
      if (stored.size > 0) {
        const after = { rows: stored.size };
        await recordEvents(transaction, actor, `${type}.imported`, [importId], { after });
      }
      const notInserted = created.filter(({ record }) => !stored.has(record.id));
      const storedEarlier = await findStoredIds(
        transaction,
        table,
        notInserted.map(({ record }) => record.id),
      );
      const rejected: RejectedRow[] = [];
      for (const rejectedRow of notInserted.filter(({ record }) => !storedEarlier.has(record.id))) {
        const reason = invalid.includes(rejectedRow)
          ? INVALID
          : await findConflict(transaction, rejectedRow.record);
        rejected.push({ row: rejectedRow.row, ...reason });
      }
      return { added: stored.size, result: { stored: stored.size + storedEarlier.size, rejected } };
    });
    await refreshStatistics(database, table, added);
    return result;
  });
}

/** The import that this process received last, by type of row. The next import of the type waits for it. */
const lastTurns = new Map<string, Promise<unknown>>();

/**
 * Runs imports one after another in this process. A call that waits here uses no connection. If calls waited for the
 * database lock instead, they could use all connections of the server.
 */
function runInTurn<Result>(type: string, store: () => Promise<Result>): Promise<Result> {
  const turn = (lastTurns.get(type) ?? Promise.resolve()).then(store);
  lastTurns.set(
    type,
    turn.catch(() => undefined),
  );
  return turn;
}

/**
 * Returns the time at which the first rows of the import were stored, if any were. All rows of the import get this
 * time, so that lists, which show the newest first, show the rows in the order of the file.
 */
async function findImportTime(
  database: Database,
  table: ImportedTable,
  { lowest, highest }: ImportedIds,
): Promise<Date | undefined> {
  const [earlier] = await database
    .select({ at: table.createdAt })
    .from(table as PgTable)
    .where(between(table.id, lowest, highest))
    .limit(1);
  return earlier?.at as Date | undefined;
}

/** Returns which of these ids exist in the table, including those of removed rows. */
async function findStoredIds(
  database: Database,
  table: ImportedTable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: table.id })
    .from(table as PgTable)
    .where(sql`${table.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Set(rows.map(({ id }) => id as string));
}

/** The row ids of one import. */
interface ImportedIds {
  /**
   * Returns the id of a row. A row that is sent again has the same id. Later rows have lower ids, because lists show
   * the highest id first.
   */
  getRowId(row: number): string;
  /** The lowest and highest possible id of the import. */
  readonly lowest: string;
  readonly highest: string;
}

/**
 * Derives the row ids of an import: a hash of `importId`, marked as a UUID of version 8 (RFC 9562), followed by the row
 * number.
 */
function createImportedIds(importId: string): ImportedIds {
  const hash = createHash('sha256').update(importId).digest().subarray(0, 10);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  const start = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)].join('-');
  const createRowId = (position: number) => `${start}-${position.toString(16).padStart(12, '0')}`;
  return {
    getRowId: (row) => createRowId(IMPORT_ROW_MAX - row),
    lowest: createRowId(0),
    highest: createRowId(IMPORT_ROW_MAX),
  };
}
