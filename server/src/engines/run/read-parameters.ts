import { ERROR_CODES } from '@atrium/contract';
import { z } from 'zod';
import { BusinessError } from '../../domain/business-error.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { listInvalidProperties } from './list-invalid-properties.ts';

/** The schema of each engine, created on first use. */
const schemas = new WeakMap<EngineDescriptor, z.ZodType>();

/**
 * Reads parameters by the engine's JSON Schema and fills in the defaults.
 *
 * @param field Name of the body field that contains the parameters. It precedes the name of each invalid field.
 * @throws BusinessError `parametersInvalid` with the invalid fields.
 */
export function readParameters(
  descriptor: EngineDescriptor,
  parameters: Readonly<Record<string, unknown>>,
  field = 'parameters',
): Record<string, unknown> {
  const schema = schemas.get(descriptor) ?? z.fromJSONSchema(descriptor.parameters);
  schemas.set(descriptor, schema);
  const parsed = schema.safeParse(parameters);
  if (parsed.success) {
    const data = parsed.data as Record<string, unknown>;
    const invalid = listInvalidProperties(descriptor.parameters, data);
    if (invalid.length === 0) return data;
    throw new BusinessError(
      ERROR_CODES.parametersInvalid,
      undefined,
      invalid.map((name) => `${field}.${name}`),
    );
  }
  const names = parsed.error.issues.flatMap((issue) =>
    listPaths(issue).map((path) => [field, ...path].join('.')),
  );
  throw new BusinessError(ERROR_CODES.parametersInvalid, undefined, [...new Set(names)]);
}

function listPaths(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path];
  return issue.keys.map((key) => [...issue.path, key]);
}
