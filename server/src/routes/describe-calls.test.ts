import { defineCall } from '@atrium/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { custom, object } from 'zod/mini';
import { connectDatabase } from '../database/connect-database.ts';
import { createSecretCipher } from '../domain/secret-cipher.ts';
import { NO_BUILT_IN_MESSAGES } from '../domain/texts/built-in-messages.ts';
import { createEngineRegistry } from '../engines/run/engine-registry.ts';
import { createConnectionEngines } from '../features/connection/connection-engines.ts';
import { createOnnxEngines } from '../features/onnx-model/onnx-engines.ts';
import { declareRoute } from '../http/declare-route.ts';
import { NO_JOBS } from '../jobs/no-jobs.ts';
import { allRoutes } from './all-routes.ts';
import { describeCalls } from './describe-calls.ts';

const { database } = connectDatabase('postgres://localhost/unused', () => undefined);
const engines = createEngineRegistry([]);
const clock = () => new Date();
const routes = allRoutes({
  database,
  engines,
  builtInMessages: NO_BUILT_IN_MESSAGES,
  connections: createConnectionEngines(database, engines),
  onnx: createOnnxEngines(database, engines),
  serverId: '',
  clock,
  jobs: NO_JOBS,
  cipher: createSecretCipher('a key that encrypts nothing'),
});
const document = describeCalls(routes);

test('returns a valid OpenAPI document with all calls', async () => {
  expect(Object.keys(document.paths).sort()).toEqual(routes.map(({ call }) => call.path).sort());
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('describes access, files and the values that the contract checks by code', () => {
  const run = document.paths['/api/recognitionApp/run']?.post;
  expect(run?.security).toEqual([{ token: [] }]);
  expect(Object.keys(run?.requestBody.content ?? {})).toEqual(['text/plain', 'multipart/form-data']);
  expect(document.paths['/api/login']?.post.security).toEqual([]);
  expect(document.paths['/api/user/list']?.post).toMatchObject({ 'x-roles': ['admin', 'users', 'groups'] });
  const body = JSON.stringify(run?.requestBody.content['text/plain'].schema);
  expect(body).toContain('"values":{"type":"array","items":{"type":"number"}}');
});

test.each([
  ['/api/recognitionApp/run', 'image/*'],
  ['/api/onnx/inspect', 'application/octet-stream'],
  ['/api/algorithm/file/import', 'application/octet-stream'],
])('describes the file of %s as %s', (path, contentMediaType) => {
  const content = document.paths[path]?.post.requestBody.content;
  expect(content).toHaveProperty('multipart/form-data.schema.properties.file', {
    type: 'string',
    contentMediaType,
  });
});

test('describes definitions and images as downloads', () => {
  const downloads = ['/api/algorithm/file/export', '/api/dataset/image/detail'].map(
    (path) => document.paths[path]?.post.responses[200].content,
  );
  const types = ['text/plain', 'application/json', 'application/zip', 'image/*'];
  expect(downloads.map((content) => Object.keys(content ?? {}))).toEqual([types, types]);
});

test('throws for a value that the contract checks by code and that has no description', () => {
  const call = defineCall('/api/test', { body: object({ other: custom() }), data: object({}) });
  expect(() => describeCalls([declareRoute(call, 'public', () => ({}))])).toThrow('other');
});
