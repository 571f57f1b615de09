import { isDeepStrictEqual } from 'node:util';
import { BusinessError } from '../../domain/business-error.ts';
import type { EngineDescriptor } from '../../engines/core/engine.ts';
import { readParameters } from '../../engines/run/read-parameters.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the JSON Schema of the parameters that an app may set: those of the engine that the target leaves at their
 * defaults. `targetValues` are the parameters that the target sets.
 */
export function getOverridableSchema(
  { parameters }: EngineDescriptor,
  targetValues: Values,
): Record<string, unknown> {
  const properties = Object.entries(getProperties(parameters)).filter(([name, property]) =>
    isOverridable(property, name, targetValues),
  );
  const { required: _, ...schema } = parameters;
  return { ...schema, properties: Object.fromEntries(properties) };
}

/**
 * Returns the target's parameters with the app's overrides applied, and the names of the overrides that the target
 * rejects.
 */
export function fitOverrides(
  descriptor: EngineDescriptor,
  targetValues: Values,
  overrides: Values,
): { readonly parameters: Values; readonly rejected: readonly string[] } {
  const rejected = Object.entries(overrides)
    .filter(([name, value]) => !isOverrideValid(descriptor, targetValues, name, value))
    .map(([name]) => name);
  const accepted = Object.entries(overrides).filter(([name]) => !rejected.includes(name));
  return { parameters: { ...targetValues, ...Object.fromEntries(accepted) }, rejected };
}

function isOverrideValid(
  descriptor: EngineDescriptor,
  targetValues: Values,
  name: string,
  value: unknown,
): boolean {
  const properties = getProperties(descriptor.parameters);
  if (!Object.hasOwn(properties, name) || !isOverridable(properties[name], name, targetValues)) return false;
  try {
    readParameters(descriptor, { ...targetValues, [name]: value });
    return true;
  } catch (failure) {
    if (failure instanceof BusinessError) return false;
    throw failure;
  }
}

/** Returns whether an app may set a parameter, because the target leaves it at the default of the engine. */
function isOverridable(property: unknown, name: string, targetValues: Values): boolean {
  if (!Object.hasOwn(targetValues, name)) return true;
  const { default: defaultValue } = property as { readonly default?: unknown };
  return isDeepStrictEqual(targetValues[name], defaultValue);
}

function getProperties({ properties }: Values): Values {
  return typeof properties === 'object' && properties !== null ? (properties as Values) : {};
}
