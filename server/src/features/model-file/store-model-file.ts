import { createHash } from 'node:crypto';
import { ERROR_CODES, MODEL_LIMITS } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { insertModelFile, type ModelFileRow } from './model-file-repository.ts';

type NewModelFile = Pick<ModelFileRow, 'kind' | 'name' | 'metadata' | 'createdAt'> & {
  /** The default is a new id. */
  readonly id?: string;
  /** The file counts toward the storage of this user. */
  readonly createdBy: string;
};

/**
 * Stores the bytes of a model with their SHA-256. Nothing changes a stored file. The caller runs this in a transaction
 * and has checked the user's quota (`isStorageFull`).
 *
 * @throws BusinessError `modelTooLarge` when the bytes or the metadata exceed `MODEL_LIMITS`.
 */
export async function storeModelFile(
  database: Database,
  file: NewModelFile,
  bytes: Uint8Array,
): Promise<ModelFileRow> {
  const { fileBytes, metadataBytes } = MODEL_LIMITS;
  if (bytes.length > fileBytes || Buffer.byteLength(JSON.stringify(file.metadata)) > metadataBytes) {
    throw new BusinessError(ERROR_CODES.modelTooLarge, { megabytes: fileBytes / 2 ** 20 });
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = { id: createId(), ...file, sha256, size: bytes.length };
  await insertModelFile(database, row, bytes);
  return row;
}
