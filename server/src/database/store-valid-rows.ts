import type { Database } from './database.ts';
import { listErrorCauses } from './list-error-causes.ts';

/**
 * Stores rows by one call of `store`. If the database rejects a value, each half of the rows is stored separately, and
 * so on until only the rejected row remains. So all other rows are stored. Returns the rejected rows.
 *
 * @throws The error of `store` if it has another reason.
 */
export async function storeValidRows<Row>(
  transaction: Database,
  rows: readonly Row[],
  store: (database: Database, rows: readonly Row[]) => Promise<void>,
): Promise<readonly Row[]> {
  if (rows.length === 0) return [];
  try {
    // A savepoint, so that a failure inside it leaves the transaction usable.
    await transaction.transaction((savepoint) => store(savepoint, rows));
    return [];
  } catch (error) {
    if (!isRejectedValue(error)) throw error;
    if (rows.length === 1) return rows;
    const middle = Math.ceil(rows.length / 2);
    const first = await storeValidRows(transaction, rows.slice(0, middle), store);
    return [...first, ...(await storeValidRows(transaction, rows.slice(middle), store))];
  }
}

/** SQLSTATE classes 22 (data exception), 23 (integrity constraint violation) and 54 (program limit exceeded). */
const REJECTION_CODES = /^(?:22|23|54)/;

function isRejectedValue(error: unknown): boolean {
  return [...listErrorCauses(error)].some(({ code }) => REJECTION_CODES.test(String(code)));
}
