import { ALGORITHM_TASKS, algorithmCreateCall, LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { int, maximum, minimum, number, object } from 'zod/mini';
import { findSchemaErrors } from './find-schema-errors.ts';

const fine = { slug: 'kmeans', name: 'K', task: 'cluster', description: '', tags: [] };
const faultsOf = (change: object) => findSchemaErrors(algorithmCreateCall.body, { ...fine, ...change });

describe('what the schema of a call refuses', () => {
  test('is nothing when the server would take it', () => {
    expect(faultsOf({})).toEqual({});
  });

  test.each([
    [{ name: '' }, { name: { kind: 'missing' } }],
    [{ name: 'x'.repeat(LIMITS.nameLength + 1) }, { name: { kind: 'tooLong', limit: LIMITS.nameLength } }],
    [{ slug: 'Capital' }, { slug: { kind: 'format' } }],
    [{ task: 'other' }, { task: { kind: 'notAllowed', values: [...ALGORITHM_TASKS] } }],
    [{ tags: ['x'.repeat(33)] }, { tags: { kind: 'tooLong', limit: 32 } }],
    [{ tags: Array.from({ length: 21 }, String) }, { tags: { kind: 'tooMany', limit: 20 } }],
  ])('is named with its reason: %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  test('tells numbers from what is none, and whole ones from broken ones', () => {
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
