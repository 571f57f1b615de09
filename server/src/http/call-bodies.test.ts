import { type Envelope, importResultSchema } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRoutes } from '../routes/all-routes.ts';
import { accepts, createSampleValues, getDefinition } from '../testing/create-sample-values.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import type { RouteDeclaration } from './declare-route.ts';

const LONE_SURROGATE = '\ud800';
const TOO_LARGE = 2 ** 31;
/** Calls that end the session that the other calls use. */
const ENDING = ['/api/logout'];

let server: TestServer;
let admin: { readonly token: string };
let routes: readonly RouteDeclaration[];

beforeAll(async () => {
  server = await startTestServer({
    // The test sends requests to all calls at the same time.
    maxInFlight: 1_000,
    routes: (deps) => {
      routes = allRoutes(deps);
      return routes;
    },
  });
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

afterAll(() => server.close());

/** Returns each part of a schema with its location. */
function listParts(schema: unknown, fieldPath: string): readonly (readonly [string, unknown])[] {
  const { type, shape = {}, element, keyType, valueType, innerType, options = [] } = getDefinition(schema);
  if (type === 'lazy') return [[fieldPath, schema]];
  const below: readonly (readonly [string, unknown])[] = [
    ...Object.entries(shape).map(([name, field]) => [`${fieldPath}.${name}`, field] as const),
    ...options.map((option) => [fieldPath, option] as const),
    ...[element, valueType]
      .filter((part) => part !== undefined)
      .map((part) => [`${fieldPath}[]`, part] as const),
    ...(keyType ? [[`${fieldPath}{}`, keyType] as const] : []),
    ...(innerType ? [[fieldPath, innerType] as const] : []),
  ];
  return [[fieldPath, schema], ...below.flatMap(([name, part]) => listParts(part, name))];
}

const createKeys = (count: number) => Array.from({ length: count }, (_, index) => `key${index}`);
const createNested = (depth: number): unknown => (depth === 0 ? 1 : { a: createNested(depth - 1) });

/** Returns why a part of a body has no bound; undefined when it has one. */
function findMissingBound(schema: unknown, isJson: boolean): string | undefined {
  const { type, keyType, valueType, checks = [] } = getDefinition(schema);
  const has = (check: string) => checks.some(({ _zod }) => _zod.def.check === check);
  if (type === 'lazy') return 'is recursive';
  if (type === 'unknown' || type === 'any') return isJson ? undefined : 'takes anything';
  if (type === 'array')
    return has('max_length') || has('length_equals') ? undefined : 'has no maximum length';
  if (type === 'custom') return accepts(schema, createKeys(250_000)) ? 'has no maximum length' : undefined;
  if (type === 'string' && !isJson && accepts(schema, 'a'.repeat(250_000))) return 'has no maximum length';
  if (type !== 'record') return undefined;
  const [key] = createSampleValues(keyType);
  const [value] = createSampleValues(valueType);
  if (accepts(schema, Object.fromEntries(createKeys(10_001).map((name) => [name, value]))))
    return 'takes any number of keys';
  if (getDefinition(valueType).type !== 'unknown') return undefined;
  if (accepts(schema, { [String(key)]: createNested(100) })) return 'takes any depth';
  if (accepts(schema, { [String(key)]: createKeys(100_000) })) return 'takes any number of values';
  return accepts(schema, { [String(key)]: 'a'.repeat(250_000) }) ? 'takes any length' : undefined;
}

/** Returns the locations of stored JSON. Its bounds are those of the record that contains it. */
function listJsonPaths(parts: readonly (readonly [string, unknown])[]): readonly string[] {
  return parts
    .filter(([, part]) => {
      const { type, valueType } = getDefinition(part);
      return type === 'record' && getDefinition(valueType).type === 'unknown';
    })
    .map(([fieldPath]) => fieldPath);
}

const reasons = new Map<unknown, string | undefined>();

/** Like `findMissingBound`, but computed once for a part that several calls share. */
function findMissingBoundOnce(schema: unknown, isJson: boolean): string | undefined {
  if (!reasons.has(schema)) reasons.set(schema, findMissingBound(schema, isJson));
  return reasons.get(schema);
}

test('every list, record and string in a request has a maximum', () => {
  const unbounded = routes.flatMap(({ call }) => {
    const parts = listParts(call.body, call.path);
    const json = listJsonPaths(parts);
    return parts.flatMap(([fieldPath, part]) => {
      const missing = findMissingBoundOnce(part, json.includes(fieldPath.replace(/(\[\]|\{\})$/, '')));
      return missing === undefined ? [] : [`${fieldPath} ${missing}`];
    });
  });
  expect(unbounded).toEqual([]);
});

interface Mutation {
  readonly fieldPath: string;
  readonly body: unknown;
  readonly isText: boolean;
}

/** Returns each text and number of a body with its location. */
function listLeaves(body: unknown, fieldPath = ''): readonly (readonly [string, unknown])[] {
  if (typeof body === 'string' || typeof body === 'number') return [[fieldPath, body]];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, inner]) =>
    listLeaves(inner, fieldPath === '' ? name : `${fieldPath}.${name}`),
  );
}

function withValue(body: unknown, fieldPath: string, value: unknown): unknown {
  const copy = structuredClone(body);
  const names = fieldPath.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((inner, name) => (inner as Record<string, unknown>)[name], copy);
  (holder as Record<string, unknown>)[last] = value;
  return copy;
}

const ODD_DAYS = ['0000-01-01', '1969-12-31', '9999-12-31'];

function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** Returns bodies of a call, each with one value replaced by one that a database may reject. */
function listMutations({ call }: RouteDeclaration): readonly Mutation[] {
  const mutated = createSampleValues(call.body).flatMap((body) =>
    listLeaves(body).flatMap(([fieldPath, value]) => [
      { fieldPath, body: withValue(body, fieldPath, `${value}\0`), isText: true },
      { fieldPath, body: withValue(body, fieldPath, `a${LONE_SURROGATE}`), isText: true },
      { fieldPath, body: withValue(body, fieldPath, TOO_LARGE), isText: false },
      ...(isDay(value)
        ? ODD_DAYS.map((day) => ({ fieldPath, body: withValue(body, fieldPath, day), isText: false }))
        : []),
    ]),
  );
  return [...new Map(mutated.map((mutation) => [JSON.stringify(mutation.body), mutation])).values()];
}

/** Whether a response is a validation error, of the whole body or of the only row of an import. */
function isRejected({ code, data }: Envelope): boolean {
  const imported = importResultSchema.safeParse(data);
  return (code >= 1000 && code < 2000) || (imported.success && imported.data.rejected.length === 1);
}

test('NUL, unpaired surrogates, 2^31 and odd dates cause no server error, and texts with the first two are invalid', {
  // Thousands of requests take most of a minute beside other tests.
  timeout: 240_000,
}, async () => {
  const sent = routes
    .filter(({ call }) => !ENDING.includes(call.path))
    .map(async (route) => {
      const wrong: string[] = [];
      for (const { fieldPath, body, isText } of listMutations(route)) {
        const { status, envelope } = await server.call(route.call, body as never, admin);
        // The input of a task is processed unchanged.
        const mayPass = !isText || fieldPath.startsWith('input');
        const isExpected = status < 500 && (mayPass || (envelope !== undefined && isRejected(envelope)));
        if (!isExpected) wrong.push(`${route.call.path} ${fieldPath}: ${status} ${envelope?.code}`);
      }
      return wrong;
    });
  expect((await Promise.all(sent)).flat()).toEqual([]);
});
