import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';
import { modelFileChunks, modelFiles } from '../../database/schema/model-files.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { recognitions } from '../../database/schema/recognitions.ts';

export type ModelFileRow = typeof modelFiles.$inferSelect;

/** The size of a chunk in bytes. Only the last chunk of a file can be smaller. */
const CHUNK_BYTES = 2 ** 20;

/** Inserts a file with its bytes. The caller runs it in a transaction. */
export async function insertModelFile(
  database: Database,
  row: ModelFileRow,
  bytes: Uint8Array,
): Promise<void> {
  await database.insert(modelFiles).values(row);
  for (let position = 0; position * CHUNK_BYTES < bytes.length; position += 1) {
    const chunk = bytes.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES);
    await database.insert(modelFileChunks).values({ fileId: row.id, position, bytes: chunk });
  }
}

export async function findModelFile(database: Database, id: string): Promise<ModelFileRow | undefined> {
  const [found] = await database.select().from(modelFiles).where(eq(modelFiles.id, id));
  return found;
}

/** Locks a file until the end of the transaction, so that it is not deleted. Returns whether it exists. */
export async function lockModelFile(database: Database, id: string): Promise<boolean> {
  const locked = await database
    .select({ id: modelFiles.id })
    .from(modelFiles)
    .where(eq(modelFiles.id, id))
    .for('key share');
  return locked.length > 0;
}

/** Returns the bytes of a file, or undefined if there is no such file, or if it is deleted meanwhile. */
export async function readModelBytes(database: Database, id: string): Promise<Uint8Array | undefined> {
  const file = await findModelFile(database, id);
  if (!file) return undefined;
  const bytes = new Uint8Array(file.size);
  for (let position = 0; position * CHUNK_BYTES < file.size; position += 1) {
    const [chunk] = await database
      .select({ bytes: modelFileChunks.bytes })
      .from(modelFileChunks)
      .where(and(eq(modelFileChunks.fileId, id), eq(modelFileChunks.position, position)))
      .orderBy(asc(modelFileChunks.position));
    if (!chunk) return undefined;
    bytes.set(chunk.bytes, position * CHUNK_BYTES);
  }
  return bytes;
}

/** Deletes the files that nothing uses. Returns the ids of the deleted files. */
export async function deleteUnusedModelFiles(database: Database, ids: readonly string[]): Promise<string[]> {
  // Waits for transactions that have locked a file, so that the next statement sees the rows that they stored.
  await database
    .select({ id: modelFiles.id })
    .from(modelFiles)
    .where(inArray(modelFiles.id, ids))
    .for('update');
  const deleted = await database
    .delete(modelFiles)
    .where(and(inArray(modelFiles.id, ids), sql`not ${isUsed()}`))
    .returning({ id: modelFiles.id });
  return deleted.map(({ id }) => id);
}

/** How many names of records a rejection lists. */
const MAX_LISTED = 10;

/** Returns the names of the versions that use one of these uploaded models as their engine, up to a limit. */
export async function findModelDependents(database: Database, ids: readonly string[]): Promise<string[]> {
  const engines = ids.map((id) => `onnx.${id}`);
  const versions = await database
    .select({ name: algorithms.name, number: algorithmVersions.number })
    .from(algorithmVersions)
    .innerJoin(algorithms, eq(algorithms.id, algorithmVersions.algorithmId))
    .where(inArray(algorithmVersions.engineId, engines))
    .limit(MAX_LISTED);
  return versions.map(({ name, number }) => `${name} v${number}`);
}

/**
 * Returns the condition that a file is in use. Versions, items and their revisions use the file whose id is their
 * parameter `model`, and versions use the engine of an uploaded model. Archived versions and removed records count too,
 * because a user can restore them.
 */
function isUsed(): SQL {
  const id = sql`${modelFiles.id}::text`;
  return sql`(
    exists (select 1 from ${algorithmVersions} where ${algorithmVersions.engineId} = 'onnx.' || ${id})
    or exists (select 1 from ${algorithmVersions} where ${algorithmVersions.parameters} ->> 'model' = ${id})
    or exists (select 1 from ${recognitions} where ${recognitions.parameters} ->> 'model' = ${id})
    or exists (select 1 from ${nlpItems} where ${nlpItems.parameters} ->> 'model' = ${id})
    or exists (select 1 from ${itemRevisions} where ${itemRevisions.content} -> 'parameters' ->> 'model' = ${id})
  )`;
}
