import { ERROR_CODES } from '@atrium/contract';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { BusinessFailure } from '../http/business-failure.ts';
import type { EngineDescriptor } from './engine.ts';

/** Engines' schemas are ours: checking them by the schema of schemas would cost each start most of a second. */
const ajv = new Ajv2020({
  allErrors: true,
  useDefaults: true,
  strict: false,
  validateFormats: false,
  validateSchema: false,
  meta: false,
});

/** Compiled once for each engine, when it is first asked for. */
const validators = new WeakMap<EngineDescriptor, ValidateFunction>();

/**
 * Parameters as the engine's JSON Schema reads them, with the defaults of what is left out.
 *
 * @param field Name of the body's field that holds them, put before each name that is to blame.
 * @throws BusinessFailure `parametersInvalid`, naming the fields.
 */
export function readParameters(
  descriptor: EngineDescriptor,
  parameters: Readonly<Record<string, unknown>>,
  field = 'parameters',
): Record<string, unknown> {
  const validate = validators.get(descriptor) ?? ajv.compile(descriptor.parameters);
  validators.set(descriptor, validate);
  const read = structuredClone(parameters);
  if (validate(read)) return read;
  const names = (validate.errors ?? []).map((fault) => [field, ...pathOf(fault)].join('.'));
  throw new BusinessFailure(ERROR_CODES.parametersInvalid, undefined, [...new Set(names)]);
}

function pathOf({ instancePath, params }: ErrorObject): readonly string[] {
  const path = instancePath.split('/').slice(1);
  const named: unknown = params.additionalProperty ?? params.missingProperty;
  return typeof named === 'string' ? [...path, named] : path;
}
