import type { DatabaseConnection } from '../database/connect-database.ts';

interface BusyRow {
  readonly id: string;
  /** The number of rows that belong to the record. */
  readonly count: number;
}

/**
 * The records with the most rows: the user with the most apps, the app with the most runs, and the algorithm with the
 * most versions.
 */
export interface BusyRows {
  readonly owner: BusyRow;
  readonly app: BusyRow;
  readonly algorithm: BusyRow;
}

export async function findBusyRows(pool: DatabaseConnection['pool']): Promise<BusyRows> {
  const busiest = async (table: string, column: string): Promise<BusyRow> => {
    const { rows } = await pool.query<BusyRow>(
      `select ${column} as id, count(*)::int as count from ${table} group by 1 order by 2 desc, 1 limit 1`,
    );
    const [row] = rows;
    if (!row) throw new Error(`The table ${table} has no rows.`);
    return row;
  };
  const [owner, app, algorithm] = await Promise.all([
    busiest('apps', 'owner_id'),
    busiest('invocations', 'app_id'),
    busiest('algorithm_versions', 'algorithm_id'),
  ]);
  return { owner, app, algorithm };
}
