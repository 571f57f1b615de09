import { ScimError } from '../../domain/scim-error.ts';
import { createValueError, isObject, readAttributes } from './read-attributes.ts';
import { GROUP_SCHEMA } from './scim-resource.ts';

const MAX_MEMBERS = 50_000;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the ids of users from a list of members. Throws a ScimError when a member is a group or has an invalid id. */
export function readMemberIds(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_MEMBERS) throw createValueError(`“members” has more than ${MAX_MEMBERS} entries`);
  return [...new Set(list.map(readMemberId))];
}

function readMemberId(entry: unknown): string {
  const parts = isObject(entry) ? readAttributes(entry, GROUP_SCHEMA) : new Map<string, unknown>();
  if (String(parts.get('type') ?? 'User').toLowerCase() !== 'user') {
    throw new ScimError(400, 'Groups cannot contain groups.', 'invalidValue');
  }
  const id = String(isObject(entry) ? parts.get('value') : entry).toLowerCase();
  if (!isResourceId(id)) throw createValueError('“members.value” is not the id of a user');
  return id;
}

/** Returns whether a text can be the id of a resource. */
export function isResourceId(text: string): boolean {
  return ID.test(text);
}
