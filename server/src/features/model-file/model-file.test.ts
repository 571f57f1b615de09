import { createHash, randomBytes } from 'node:crypto';
import { ERROR_CODES, MODEL_LIMITS } from '@atrium/contract';
import { eq, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { modelFileChunks, modelFiles } from '../../database/schema/model-files.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { findStoredBytes } from '../storage/storage-repository.ts';
import {
  deleteUnusedModelFiles,
  findModelFile,
  lockModelFile,
  readModelBytes,
} from './model-file-repository.ts';
import { storeModelFile } from './store-model-file.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

function store(bytes: Uint8Array, metadata: Record<string, unknown> = {}) {
  const file = { kind: 'onnx' as const, name: 'Digits', metadata, createdAt: new Date() };
  return server.database.transaction((transaction) =>
    storeModelFile(transaction, { ...file, createdBy: server.adminId }, bytes),
  );
}

test.each([0, 1, 2 ** 20, 2.5 * 2 ** 20])('stores and returns %d bytes with their hash', async (length) => {
  const bytes = randomBytes(length);
  const file = await store(bytes, { inputs: ['x'] });
  expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(await findModelFile(server.database, file.id)).toEqual(file);
  expect(bytes.equals((await readModelBytes(server.database, file.id)) ?? new Uint8Array(1))).toBe(true);
});

test('returns nothing for a file that does not exist', async () => {
  expect(await readModelBytes(server.database, createId())).toBeUndefined();
  expect(await lockModelFile(server.database, createId())).toBe(false);
});

test('rejects a file or metadata over the limit', async () => {
  const tooLarge = { code: ERROR_CODES.modelTooLarge };
  await expect(store(new Uint8Array(MODEL_LIMITS.fileBytes + 1))).rejects.toMatchObject(tooLarge);
  const text = 'x'.repeat(MODEL_LIMITS.metadataBytes);
  await expect(store(new Uint8Array(1), { text })).rejects.toMatchObject(tooLarge);
});

test('the database rejects every change of a stored file', async () => {
  const { id } = await store(randomBytes(10));
  const { database } = server;
  await expect(
    database.update(modelFiles).set({ name: 'Other' }).where(eq(modelFiles.id, id)),
  ).rejects.toThrow();
  await expect(
    database
      .update(modelFileChunks)
      .set({ bytes: randomBytes(10) })
      .where(eq(modelFileChunks.fileId, id)),
  ).rejects.toThrow();
});

test('a file counts toward the storage of its user until it is deleted', async () => {
  const before = await findStoredBytes(server.database, server.adminId);
  const { id } = await store(randomBytes(3_000));
  expect(await findStoredBytes(server.database, server.adminId)).toBe(before + 3_000);
  expect(await deleteUnusedModelFiles(server.database, [id])).toEqual([id]);
  expect(await findStoredBytes(server.database, server.adminId)).toBe(before);
  expect(await server.database.select().from(modelFileChunks).where(eq(modelFileChunks.fileId, id))).toEqual(
    [],
  );
});

test('a file that a version uses is not deleted', async () => {
  const [used, unused] = [await store(randomBytes(5)), await store(randomBytes(5))];
  const ids = [used.id, unused.id];
  await server.database.transaction(async (transaction) => {
    expect(await lockModelFile(transaction, used.id)).toBe(true);
    await transaction
      .update(algorithmVersions)
      .set({ parameters: { model: used.id } })
      .where(sql`${algorithmVersions.id} = (select id from algorithm_versions limit 1)`);
  });
  expect(await deleteUnusedModelFiles(server.database, ids)).toEqual([unused.id]);
});
