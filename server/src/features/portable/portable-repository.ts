import type { AppKind, ModelFileKind } from '@atrium/contract';
import { and, asc, eq, inArray, isNull, like, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { dataSets } from '../../database/schema/data-sets.ts';
import { modelFiles } from '../../database/schema/model-files.ts';
import { TARGET_TABLES } from '../../database/schema/target-tables.ts';
import type { VersionRow } from '../algorithm-version/version-repository.ts';
import type { ModelFileRow } from '../model-file/model-file-repository.ts';

type ExportedVersion = Pick<VersionRow, 'number' | 'engineId' | 'parameters' | 'sample' | 'note' | 'status'>;

/** Returns all versions of an algorithm with their content, oldest first. */
export function findVersionContents(database: Database, algorithmId: string): Promise<ExportedVersion[]> {
  const { number, engineId, parameters, sample, note, status } = algorithmVersions;
  return database
    .select({ number, engineId, parameters, sample, note, status })
    .from(algorithmVersions)
    .where(eq(algorithmVersions.algorithmId, algorithmId))
    .orderBy(asc(number));
}

export async function findModelFiles(database: Database, ids: readonly string[]): Promise<ModelFileRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(modelFiles)
    .where(inArray(modelFiles.id, [...ids]));
}

/** Returns the model files of a kind with this hash, oldest first. */
export function findEqualModels(
  database: Database,
  { kind, sha256 }: { readonly kind: ModelFileKind; readonly sha256: string },
): Promise<ModelFileRow[]> {
  return database
    .select()
    .from(modelFiles)
    .where(and(eq(modelFiles.kind, kind), eq(modelFiles.sha256, sha256)))
    .orderBy(asc(modelFiles.createdAt), asc(modelFiles.id));
}

/** Returns the id of the target with this slug, unless it is removed. */
export async function findTargetId(
  database: Database,
  kind: AppKind,
  slug: string,
): Promise<string | undefined> {
  const table = TARGET_TABLES[kind];
  const [found] = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.slug, slug), isNull(table.removedAt)));
  return found?.id;
}

/** Returns the slugs of targets by their ids. Removed targets are left out. */
export async function findSlugs(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const table = TARGET_TABLES[kind];
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNull(table.removedAt)));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Returns the slugs of existing targets that equal `slug`, or begin with `slug` and a hyphen. */
export async function findTakenSlugs(
  database: Database,
  kind: AppKind,
  slug: string,
): Promise<ReadonlySet<string>> {
  const table = TARGET_TABLES[kind];
  // Slugs contain no characters with a special meaning in patterns of `like`.
  const rows = await database
    .select({ slug: table.slug })
    .from(table)
    .where(and(isNull(table.removedAt), or(eq(table.slug, slug), like(table.slug, `${slug}-%`))));
  return new Set(rows.map((row) => row.slug));
}

/** Returns the names of data sets that begin with a text. */
export async function findDataSetNames(database: Database, prefix: string): Promise<ReadonlySet<string>> {
  const pattern = `${prefix.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await database
    .select({ name: dataSets.name })
    .from(dataSets)
    .where(like(dataSets.name, pattern));
  return new Set(rows.map(({ name }) => name));
}
