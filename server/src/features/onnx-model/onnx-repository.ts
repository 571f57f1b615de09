import type { ListBody, OnnxModel } from '@atrium/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchIn } from '../../database/list/search-text.ts';
import { modelFiles } from '../../database/schema/model-files.ts';
import { users } from '../../database/schema/users.ts';
import type { ModelFileRow } from '../model-file/model-file-repository.ts';
import { getOnnxEngineId, readOnnxMetadata } from './onnx-metadata.ts';

const IS_ONNX = eq(modelFiles.kind, 'onnx');

const LIST_FIELDS: ListFields = {
  search: searchIn(modelFiles.name),
  filters: {},
  ranges: { createdAt: modelFiles.createdAt },
  sorts: { name: modelFiles.name, createdAt: modelFiles.createdAt },
  newestFirst: [modelFiles.createdAt, modelFiles.id],
};

export async function findOnnxPage(
  database: Database,
  body: ListBody,
): Promise<{ list: OnnxModel[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: LIST_FIELDS,
    table: modelFiles,
    where: IS_ONNX,
    rows: selectModels(database),
  });
  return { list: list.map(toModel), total };
}

export async function findOnnxModel(database: Database, id: string): Promise<OnnxModel | undefined> {
  const [found] = await selectModels(database).where(and(eq(modelFiles.id, id), IS_ONNX));
  return found && toModel(found);
}

/** Returns the rows of all uploaded models, oldest first. The rows do not contain the bytes. */
export function findOnnxFileRows(database: Database): Promise<ModelFileRow[]> {
  return database
    .select()
    .from(modelFiles)
    .where(IS_ONNX)
    .orderBy(asc(modelFiles.createdAt), asc(modelFiles.id));
}

function selectModels(database: Database) {
  return database
    .select({ row: modelFiles, createdByName: users.name })
    .from(modelFiles)
    .leftJoin(users, eq(users.id, modelFiles.createdBy));
}

function toModel({
  row,
  createdByName,
}: {
  readonly row: ModelFileRow;
  readonly createdByName: string | null;
}): OnnxModel {
  const { id, name, size, sha256, createdAt } = row;
  return {
    id,
    name,
    size,
    sha256,
    engineId: getOnnxEngineId(id),
    ...readOnnxMetadata(row),
    createdAt: createdAt.toISOString(),
    createdByName,
  };
}
