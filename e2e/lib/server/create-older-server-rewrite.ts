import * as contract from '@atrium/contract';
import { type Call, deploymentSchema, registrySchema } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import type { FindRewriter } from './start-reverse-proxy.ts';

/** The parts of a schema's structure that are read here. */
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

const DATA_SCHEMAS_BY_PATH: ReadonlyMap<string, Schema> = new Map(
  Object.values<unknown>(contract)
    .filter(isCall)
    .map(({ path, data }) => [path, data as unknown as Schema]),
);

/**
 * Returns a rewrite that removes everything from a server's responses that older servers do not
 * always send: the optional settings of the configuration, everything in the registry except the
 * names of the remotes and the addresses of their pointers, and the optional fields of records.
 */
export function createOlderServerRewrite(wireKey: string): FindRewriter {
  const cipher = createBrowserCipher(wireKey);
  return (address) => {
    const path = address.replace(/\?.*$/, '');
    if (path === '/config.json') return (text) => JSON.stringify(reduceConfiguration(text));
    if (path === '/remotes.json') return (text) => JSON.stringify(reduceRegistry(text));
    const data = DATA_SCHEMAS_BY_PATH.get(path);
    if (!data) return undefined;
    return (text) =>
      text === '' ? '' : cipher.seal(JSON.stringify(reduceEnvelope(cipher.open(text), data)));
  };
}

function reduceConfiguration(text: string): object {
  const { appId, name, wireKey } = deploymentSchema.parse(JSON.parse(text));
  return { appId, name, wireKey };
}

function reduceRegistry(text: string): object {
  const { remotes } = registrySchema.parse(JSON.parse(text));
  return { remotes: remotes.map(({ name, pointers }) => ({ name, pointers })) };
}

function reduceEnvelope(text: string, schema: Schema): object {
  const { code, data } = JSON.parse(text);
  return { code, data: removeOptional(data, schema) };
}

/** Returns a value with only the required fields of its schema, at every depth. */
function removeOptional(value: unknown, { def }: Schema): unknown {
  // Some schemas wrap another one, such as a nullable or a lazy schema.
  const inner = def.innerType ?? def.getter?.();
  if (inner) return removeOptional(value, inner);
  const itemSchema = def.element ?? def.valueType;
  if (Array.isArray(value)) return itemSchema ? value.map((item) => removeOptional(item, itemSchema)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, field]): readonly (readonly [string, unknown])[] => {
    const schema = def.shape ? def.shape[name] : itemSchema;
    // Removes fields that the shape does not name. A schema with neither a shape nor an item schema accepts all fields.
    if (!schema) return def.shape ? [] : [[name, field]];
    return schema.def.type === 'optional' ? [] : [[name, removeOptional(field, schema)]];
  });
  return Object.fromEntries(fields);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'body' in value && 'data' in value;
}
