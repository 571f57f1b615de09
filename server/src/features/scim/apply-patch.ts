import { ScimError } from '../../domain/scim-error.ts';
import { isObject, readAttributes } from './read-attributes.ts';
import { parseScimFilter, type ScimFilter, toAttributeName } from './scim-filter.ts';

/** One operation of a PATCH request. Without a path, the value is an object that names the attributes. */
export interface PatchOperation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: PatchPath | undefined;
  readonly value: unknown;
}

/** The attribute that an operation changes, such as `emails[type eq "work"].value`. Names are in lower case. */
export interface PatchPath {
  readonly attribute: string;
  readonly filter: ScimFilter | undefined;
  /** The sub-attribute, such as `value`. */
  readonly subAttribute: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

const MAX_OPERATIONS = 1_000;
const READ_ONLY = ['id', 'meta', 'schemas', 'groups'];
/** A resource always has these attributes. */
const REQUIRED = ['username', 'displayname', 'emails', 'active'];

/** Reads the operations of a PATCH request (RFC 7644, section 3.5.2). The case of names makes no difference. */
export function readOperations(body: unknown, coreSchema: string): readonly PatchOperation[] {
  const operations = readAttributes(body, coreSchema).get('operations');
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MAX_OPERATIONS) {
    throw new ScimError(
      400,
      `“Operations” is not a list with 1 to ${MAX_OPERATIONS} operations.`,
      'invalidSyntax',
    );
  }
  return operations.map((operation) => readOperation(operation, coreSchema));
}

function readOperation(operation: unknown, coreSchema: string): PatchOperation {
  const attributes = readAttributes(operation, coreSchema);
  const op = String(attributes.get('op')).toLowerCase();
  if (op !== 'add' && op !== 'replace' && op !== 'remove') {
    throw new ScimError(400, '“op” is neither add, replace nor remove.', 'invalidSyntax');
  }
  const text = attributes.get('path');
  if (text !== undefined && text !== null && typeof text !== 'string') throw createPathError(String(text));
  const path = text ? readPath(text) : undefined;
  if (op === 'remove' && !path) throw new ScimError(400, 'A remove operation needs a path.', 'noTarget');
  if (path && READ_ONLY.includes(path.attribute)) throw createMutabilityError(path.attribute, 'changed');
  const isWholeAttribute = path && !path.filter && path.subAttribute === undefined;
  if (op === 'remove' && isWholeAttribute && REQUIRED.includes(path.attribute)) {
    throw createMutabilityError(path.attribute, 'removed');
  }
  const value = attributes.get('value');
  if (op !== 'remove' && value === undefined) {
    throw new ScimError(400, 'The operation needs a value.', 'invalidValue');
  }
  if (!path && !isObject(value)) {
    throw new ScimError(400, 'Without a path, the value must be an object with attributes.', 'invalidValue');
  }
  return { op, path, value };
}

/** Splits a path such as `emails[type eq "work"].value` into attribute, filter and sub-attribute. */
function readPath(text: string): PatchPath {
  const [, before = text, filter, afterFilter] = /^([^[\]]+)\[(.*)\](?:\.([\w$-]+))?$/s.exec(text) ?? [];
  try {
    const [attribute = '', subAttribute] = toAttributeName(before).split('.');
    // In the parsed filter, attributes have their full names, such as `emails.type`.
    const inner = filter === undefined ? undefined : parseScimFilter(`${attribute}[${filter}]`);
    return { attribute, filter: inner, subAttribute: afterFilter?.toLowerCase() ?? subAttribute };
  } catch {
    throw createPathError(text);
  }
}

/**
 * Applies operations to the attributes of a resource. Names are in lower case. The operations can also add attributes
 * that Atrium does not store. The caller ignores these.
 */
export function applyPatch(
  resource: Values,
  operations: readonly PatchOperation[],
  coreSchema: string,
): Values {
  return operations.reduce((current, { op, path, value }) => {
    if (path) return applyToPath(current, op, path, value);
    return [...readAttributes(value, coreSchema)].reduce((before, [name, attributeValue]) => {
      const [attribute = '', subAttribute] = name.split('.');
      if (READ_ONLY.includes(attribute)) return before;
      return applyToPath(before, op, { attribute, filter: undefined, subAttribute }, attributeValue);
    }, current);
  }, resource);
}

/** Returns the resource after one operation on the attribute, the entries or the sub-attribute of a path. */
function applyToPath(resource: Values, op: PatchOperation['op'], path: PatchPath, value: unknown): Values {
  const { attribute, filter, subAttribute } = path;
  const current = resource[attribute];
  if (filter) return { ...resource, [attribute]: changeEntries(toList(current), op, path, value) };
  if (subAttribute !== undefined) {
    // If the attribute is a list, the operation changes the sub-attribute in each of its entries.
    const changed = Array.isArray(current)
      ? current.map((entry) => setSubAttribute(lowerNames(entry), op, subAttribute, value))
      : setSubAttribute(lowerNames(current), op, subAttribute, value);
    return { ...resource, [attribute]: changed };
  }
  if (op === 'remove') return { ...resource, [attribute]: undefined };
  if (op === 'add' && Array.isArray(current)) {
    return { ...resource, [attribute]: [...current, ...toList(value).map(lowerNames)] };
  }
  if (isObject(current) && isObject(value))
    return { ...resource, [attribute]: { ...current, ...lowerNames(value) } };
  return {
    ...resource,
    [attribute]: Array.isArray(value) ? value.map(lowerNamesIfObject) : lowerNamesIfObject(value),
  };
}

/** Applies an operation to the entries of a list that match the filter of its path. */
function changeEntries(
  entries: readonly unknown[],
  op: PatchOperation['op'],
  { filter, subAttribute }: PatchPath,
  value: unknown,
): readonly unknown[] {
  const lowerEntries = entries.map(lowerNames);
  const isMatch = (entry: Values) => filter !== undefined && matches(entry, filter);
  if (!lowerEntries.some(isMatch)) {
    // Entra ID adds `emails[type eq "work"].value` to a user without such an entry.
    const newEntry = op === 'add' && filter ? createEntry(filter) : undefined;
    if (op === 'remove') return lowerEntries;
    if (!newEntry) throw new ScimError(400, 'The filter of the path matches no value.', 'noTarget');
    return [
      ...lowerEntries,
      subAttribute === undefined
        ? { ...newEntry, ...lowerNames(value) }
        : { ...newEntry, [subAttribute]: value },
    ];
  }
  if (op === 'remove' && subAttribute === undefined) return lowerEntries.filter((entry) => !isMatch(entry));
  return lowerEntries.map((entry) => {
    if (!isMatch(entry)) return entry;
    return subAttribute === undefined
      ? { ...entry, ...lowerNames(value) }
      : setSubAttribute(entry, op, subAttribute, value);
  });
}

function setSubAttribute(entry: Values, op: PatchOperation['op'], name: string, value: unknown): Values {
  return { ...entry, [name]: op === 'remove' ? undefined : value };
}

/** Returns the entry that a filter such as `type eq "work"` describes. Undefined for any other kind of filter. */
function createEntry(filter: ScimFilter): Values | undefined {
  if (filter.kind !== 'compare' || filter.operator !== 'eq') return undefined;
  return { [getSubAttribute(filter.attribute)]: filter.value };
}

/** Returns whether an entry matches a filter. Throws a ScimError for operators other than `eq`, `ne` and `pr`. */
function matches(entry: Values, filter: ScimFilter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matches(entry, part));
    case 'or':
      return filter.parts.some((part) => matches(entry, part));
    case 'not':
      return !matches(entry, filter.part);
    case 'present':
      return entry[getSubAttribute(filter.attribute)] !== undefined;
    case 'compare': {
      const isEqual = fold(entry[getSubAttribute(filter.attribute)]) === fold(filter.value);
      if (filter.operator === 'eq') return isEqual;
      if (filter.operator === 'ne') return !isEqual;
      throw new ScimError(400, 'The filter of a path can only use eq, ne and pr.', 'invalidFilter');
    }
  }
}

/** Returns the sub-attribute of a name such as `emails.type`. A name without a period is returned as it is. */
function getSubAttribute(attribute: string): string {
  return attribute.slice(attribute.indexOf('.') + 1);
}

/** Returns a value as lower-case text, because the case of values makes no difference in a filter. */
function fold(value: unknown): string {
  return String(value ?? '').toLowerCase();
}

function toList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function lowerNamesIfObject(value: unknown): unknown {
  return isObject(value) ? lowerNames(value) : value;
}

/** Returns an object with lower-case names. For any other value, returns an empty object. */
function lowerNames(value: unknown): Values {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, partValue]) => [name.toLowerCase(), partValue]),
  );
}

function createPathError(text: string): ScimError {
  return new ScimError(400, `“${text}” is not a valid path.`, 'invalidPath');
}

function createMutabilityError(attribute: string, change: 'changed' | 'removed'): ScimError {
  return new ScimError(400, `“${attribute}” cannot be ${change}.`, 'mutability');
}
