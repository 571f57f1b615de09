import { ALGORITHM_TASKS, algorithmCreateCall, LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { int, maximum, minimum, number, object } from 'zod/mini';
import { findSchemaErrors } from './find-schema-errors.ts';

const valid = { slug: 'kmeans', name: 'K', task: 'cluster', description: '', tags: [] };
const findErrors = (change: object) => findSchemaErrors(algorithmCreateCall.body, { ...valid, ...change });

describe('the errors of a call’s schema', () => {
  test('are empty if the server would accept the value', () => {
    expect(findErrors({})).toEqual({});
  });

  test.each([
    [{ name: '' }, { name: { kind: 'missing' } }],
    [{ name: 'x'.repeat(LIMITS.nameLength + 1) }, { name: { kind: 'tooLong', limit: LIMITS.nameLength } }],
    [{ slug: 'Capital' }, { slug: { kind: 'format' } }],
    [{ task: 'other' }, { task: { kind: 'notAllowed', values: [...ALGORITHM_TASKS] } }],
    [{ tags: ['x'.repeat(33)] }, { tags: { kind: 'tooLong', limit: 32 } }],
    [{ tags: Array.from({ length: 21 }, String) }, { tags: { kind: 'tooMany', limit: 20 } }],
  ])('include the reason: %j', (change, errors) => {
    expect(findErrors(change)).toEqual(errors);
  });

  test('distinguish numbers from other text, and integers from fractions', () => {
    const schema = object({ any: number(), whole: int().check(minimum(1), maximum(9)) });
    expect(findSchemaErrors(schema, { any: Number.NaN, whole: 1.5 })).toEqual({
      any: { kind: 'notNumber' },
      whole: { kind: 'notWhole' },
    });
    expect(findSchemaErrors(schema, { any: 1, whole: 0 })).toEqual({ whole: { kind: 'tooSmall', limit: 1 } });
    expect(findSchemaErrors(schema, { any: 1, whole: 10 })).toEqual({
      whole: { kind: 'tooLarge', limit: 9 },
    });
  });
});
