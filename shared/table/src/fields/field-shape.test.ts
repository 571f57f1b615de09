import { algorithmCreateCall } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import {
  array,
  boolean,
  enum as enumeration,
  int,
  iso,
  nullable,
  object,
  optional,
  record,
  string,
  tuple,
} from 'zod/mini';
import { getFieldShapes } from './field-shape.ts';

describe('the fields of a schema', () => {
  test('have the names, the order and the rules of the schema', () => {
    const shapes = getFieldShapes(algorithmCreateCall.body);
    expect(
      shapes.map(({ name, kind, isRequired, maxLength }) => [name, kind, isRequired, maxLength]),
    ).toEqual([
      ['slug', 'text', true, undefined],
      ['name', 'text', true, 64],
      ['task', 'select', true, undefined],
      ['description', 'longText', false, 2000],
      ['tags', 'tags', false, undefined],
    ]);
    expect(shapes[2]?.values).toContain('cluster');
  });

  test('have the kind that suits their type', () => {
    const schema = object({
      size: int(),
      isOpen: boolean(),
      day: iso.date(),
      at: iso.datetime(),
      roles: array(enumeration(['user', 'admin'])),
      note: nullable(string()),
      limit: optional(int()),
    });
    expect(getFieldShapes(schema).map(({ kind, empty, isRequired }) => [kind, empty, isRequired])).toEqual([
      ['number', '', true],
      ['switch', '', false],
      ['date', '', true],
      ['dateTime', '', true],
      ['choices', [], false],
      ['text', null, false],
      ['number', undefined, false],
    ]);
  });

  test('are JSON if their value is an object; a record starts empty, and may stay empty', () => {
    expect(getFieldShapes(object({ gate: object({}) }))).toMatchObject([{ name: 'gate', kind: 'json' }]);
    expect(getFieldShapes(object({ parameters: record(string(), string()) }))).toMatchObject([
      { name: 'parameters', kind: 'json', empty: {}, isRequired: false },
    ]);
  });

  test('are rejected with a message if no form can show them, as is a schema that does not describe an object', () => {
    expect(() => getFieldShapes(object({ position: tuple([string()]) }))).toThrow(/field position/);
    expect(() => getFieldShapes(string())).toThrow(/schema of an object/);
  });
});
