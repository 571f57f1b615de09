import * as contract from '@atrium/contract';
import { type Call, deploymentSchema, registrySchema } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import type { Rewrite } from './start-reverse-proxy.ts';

/** A schema, as far as its structure is needed here. */
interface Schema {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly element?: Schema;
    readonly valueType?: Schema;
    readonly innerType?: Schema;
    readonly getter?: () => Schema;
  };
}

const DATA_BY_PATH: ReadonlyMap<string, Schema> = new Map(
  Object.values<unknown>(contract)
    .filter(isCall)
    .map(({ path, data }) => [path, data as unknown as Schema]),
);

/**
 * Reduces a server's responses to required data: a configuration with required settings only, a registry of addresses,
 * and records without optional fields.
 */
export function olderResponses(wireKey: string): Rewrite {
  const cipher = createBrowserCipher(wireKey);
  return (address) => {
    const path = address.replace(/\?.*$/, '');
    if (path === '/config.json') return (text) => JSON.stringify(olderConfiguration(text));
    if (path === '/remotes.json') return (text) => JSON.stringify(olderRegistry(text));
    const data = DATA_BY_PATH.get(path);
    if (!data) return undefined;
    return (text) => (text === '' ? '' : cipher.seal(JSON.stringify(olderEnvelope(cipher.open(text), data))));
  };
}

function olderConfiguration(text: string): object {
  const { appId, name, wireKey } = deploymentSchema.parse(JSON.parse(text));
  return { appId, name, wireKey };
}

function olderRegistry(text: string): object {
  const { remotes } = registrySchema.parse(JSON.parse(text));
  return { remotes: remotes.map(({ name, pointers }) => ({ name, pointers })) };
}

function olderEnvelope(text: string, schema: Schema): object {
  const { code, data } = JSON.parse(text);
  return { code, data: withoutOptional(data, schema) };
}

/** A value with only the required fields of its schema, at every depth. */
function withoutOptional(value: unknown, { def }: Schema): unknown {
  const inner = def.innerType ?? def.getter?.();
  if (inner) return withoutOptional(value, inner);
  const each = def.element ?? def.valueType;
  if (Array.isArray(value)) return each ? value.map((item) => withoutOptional(item, each)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, field]): readonly (readonly [string, unknown])[] => {
    const schema = def.shape ? def.shape[name] : each;
    if (!schema) return def.shape ? [] : [[name, field]];
    return schema.def.type === 'optional' ? [] : [[name, withoutOptional(field, schema)]];
  });
  return Object.fromEntries(fields);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'body' in value && 'data' in value;
}
