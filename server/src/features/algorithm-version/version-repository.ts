import type { AlgorithmVersion, AlgorithmVersionDetail, ListBody, VersionStatus } from '@atrium/contract';
import { and, eq, getTableColumns, type InferSelectModel, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchIn } from '../../database/list/search-text.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { users } from '../../database/schema/users.ts';
import { withSeedVersionTranslations } from '../../seed/seed-version-texts.ts';

export type VersionRow = InferSelectModel<typeof algorithmVersions>;

/** The fields of a version that its author chooses. */
export type VersionContent = Pick<VersionRow, 'engineId' | 'parameters' | 'sample' | 'note'>;

/** The fields that validation, archiving and restoring change. */
type VersionOutcome = Partial<Pick<VersionRow, 'status' | 'statusMessage' | 'metrics' | 'output'>>;

/** When a record is changed, and the id of the user who changes it. */
interface Change {
  readonly at: Date;
  readonly by: string;
}

export const VERSION_LIST_FIELDS: ListFields = {
  search: withSeedVersionTranslations(searchIn(algorithmVersions.note), 'note', algorithmVersions.note),
  filters: { status: algorithmVersions.status, engineId: algorithmVersions.engineId },
  ranges: { number: algorithmVersions.number, updatedAt: algorithmVersions.updatedAt },
  sorts: {
    number: algorithmVersions.number,
    engineId: algorithmVersions.engineId,
    status: algorithmVersions.status,
    updatedAt: algorithmVersions.updatedAt,
  },
  newestFirst: [algorithmVersions.number, algorithmVersions.id],
};

const { parameters, sample, output, ...LIST_COLUMNS } = getTableColumns(algorithmVersions);
const JOINED_COLUMNS = { createdByName: users.name, aliases: listAliasNames() };

export async function findVersionPage(
  database: Database,
  algorithmId: string,
  body: ListBody,
): Promise<{ list: AlgorithmVersion[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: VERSION_LIST_FIELDS,
    where: eq(algorithmVersions.algorithmId, algorithmId),
    table: algorithmVersions,
    rows: database
      .select({ ...LIST_COLUMNS, ...JOINED_COLUMNS })
      .from(algorithmVersions)
      .leftJoin(users, eq(users.id, algorithmVersions.createdBy)),
  });
  return { list: list.map(withIsoTimes), total };
}

export async function findVersion(
  database: Database,
  id: string,
): Promise<AlgorithmVersionDetail | undefined> {
  const [found] = await database
    .select({ ...LIST_COLUMNS, parameters, sample, output, ...JOINED_COLUMNS })
    .from(algorithmVersions)
    .leftJoin(users, eq(users.id, algorithmVersions.createdBy))
    .where(eq(algorithmVersions.id, id));
  return found && withIsoTimes(found);
}

export async function findVersionStatus(
  database: Database,
  algorithmId: string,
  number: number,
): Promise<VersionStatus | undefined> {
  const [found] = await database
    .select({ status: algorithmVersions.status })
    .from(algorithmVersions)
    .where(and(eq(algorithmVersions.algorithmId, algorithmId), eq(algorithmVersions.number, number)));
  return found?.status;
}

/** Locks the version until the end of the transaction. */
export async function lockVersion(database: Database, id: string): Promise<VersionRow | undefined> {
  const [locked] = await database
    .select()
    .from(algorithmVersions)
    .where(eq(algorithmVersions.id, id))
    .for('update');
  return locked;
}

/** Inserts a draft with the next number of the algorithm. The caller must have locked the algorithm. */
export async function insertVersion(
  database: Database,
  id: string,
  algorithmId: string,
  content: VersionContent,
  change: Change,
): Promise<number> {
  const [last] = await database
    .select({ number: max(algorithmVersions.number) })
    .from(algorithmVersions)
    .where(eq(algorithmVersions.algorithmId, algorithmId));
  const number = (last?.number ?? 0) + 1;
  await insertNumberedVersion(database, { id, algorithmId, number, content }, change);
  return number;
}

/** Inserts a draft with a number that the algorithm does not have yet. */
export async function insertNumberedVersion(
  database: Database,
  {
    content,
    ...row
  }: Pick<VersionRow, 'id' | 'algorithmId' | 'number'> & { readonly content: VersionContent },
  change: Change,
): Promise<void> {
  await database.insert(algorithmVersions).values({
    ...content,
    ...row,
    status: 'draft',
    createdAt: change.at,
    createdBy: change.by,
    updatedAt: change.at,
    updatedBy: change.by,
  });
}

/** Changes fields of a version, and increments its revision. */
export async function changeVersion(
  database: Database,
  id: string,
  values: Partial<VersionContent> & VersionOutcome,
  change: Change,
): Promise<void> {
  await database
    .update(algorithmVersions)
    .set({
      ...values,
      updatedAt: change.at,
      updatedBy: change.by,
      revision: sql`${algorithmVersions.revision} + 1`,
    })
    .where(eq(algorithmVersions.id, id));
}

function withIsoTimes<Row extends { readonly createdAt: Date; readonly updatedAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** Returns the sorted names of the aliases that point at the version of the row. */
function listAliasNames(): SQL<string[]> {
  return sql<string[]>`array(
    select ${algorithmAliases.name} from ${algorithmAliases}
    where ${algorithmAliases.algorithmId} = ${algorithmVersions.algorithmId}
      and ${algorithmAliases.version} = ${algorithmVersions.number}
    order by 1
  )`;
}
