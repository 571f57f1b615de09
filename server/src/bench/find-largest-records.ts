import type { DatabaseConnection } from '../database/connect-database.ts';

interface LargestRecord {
  readonly id: string;
  /** The number of rows that belong to the record. */
  readonly rowCount: number;
}

/**
 * The records with the most rows: the user with the most apps, the app with the most runs, and the algorithm with the
 * most versions.
 */
export interface LargestRecords {
  readonly owner: LargestRecord;
  readonly app: LargestRecord;
  readonly algorithm: LargestRecord;
}

export async function findLargestRecords(pool: DatabaseConnection['pool']): Promise<LargestRecords> {
  const findLargest = async (table: string, column: string): Promise<LargestRecord> => {
    const { rows } = await pool.query<LargestRecord>(
      `select ${column} as id, count(*)::int as "rowCount" from ${table} group by 1 order by 2 desc, 1 limit 1`,
    );
    const [row] = rows;
    if (!row) throw new Error(`The table ${table} has no rows.`);
    return row;
  };
  const [owner, app, algorithm] = await Promise.all([
    findLargest('apps', 'owner_id'),
    findLargest('invocations', 'app_id'),
    findLargest('algorithm_versions', 'algorithm_id'),
  ]);
  return { owner, app, algorithm };
}
