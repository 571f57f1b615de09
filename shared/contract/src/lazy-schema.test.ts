import { expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { makeLazy } from './lazy-schema.ts';
import {
  array,
  maxLength,
  nullable,
  object,
  optional,
  record,
  refine,
  string,
  trim,
} from './schema-functions.ts';

test('builds a schema when it is first used, once', () => {
  let count = 0;
  const make = makeLazy((...args: Parameters<typeof zod.string>) => {
    count += 1;
    return zod.string(...args);
  });
  const names = array(object({ name: make().check(maxLength(3)) }));
  expect(count).toBe(0);
  expect(names.parse([{ name: 'abc' }])).toEqual([{ name: 'abc' }]);
  expect(names.safeParse([{ name: 'abcd' }]).success).toBe(false);
  expect(count).toBe(1);
});

test('a lazy schema behaves like the schema of zod, including its parts', () => {
  const name = string().check(trim(), maxLength(3));
  const shape = { name, alias: optional(nullable(name)), tags: record(string(), array(name)) };
  const schema = object(shape).check(refine(({ name, alias }) => name !== alias, { path: ['alias'] }));
  expect(schema.parse({ name: ' a ', alias: null, tags: { b: [' c'] } })).toEqual({
    name: 'a',
    alias: null,
    tags: { b: ['c'] },
  });
  expect(schema.safeParse({ name: 'a', alias: 'a', tags: {} }).error?.issues[0]?.path).toEqual(['alias']);
  expect(Object.keys(schema.shape)).toEqual(['name', 'alias', 'tags']);
  expect(schema.shape.alias._zod.def.innerType).toBeInstanceOf(zod.ZodMiniNullable);
  expect(schema).toBeInstanceOf(zod.ZodMiniObject);
  expect('shape' in schema).toBe(true);
});

test('functions of zod take lazy schemas', () => {
  expect(zod.array(object({ name: string() })).parse([{ name: 'a' }])).toEqual([{ name: 'a' }]);
  expect(zod.toJSONSchema(string())).toMatchObject({ type: 'string' });
});
