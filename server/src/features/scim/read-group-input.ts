import { LIMITS } from '@atrium/contract';
import { createValueError, readAttributes, readText } from './read-attributes.ts';
import { readMemberIds } from './read-member-ids.ts';
import { GROUP_SCHEMA } from './scim-resource.ts';

/** The data of a group that a directory sends. */
export interface GroupInput {
  readonly name: string;
  readonly externalId: string | null;
  readonly memberIds: readonly string[];
}

const MAX_EXTERNAL_ID_LENGTH = 256;

export function readGroupInput(body: unknown): GroupInput {
  const attributes = readAttributes(body, GROUP_SCHEMA);
  return {
    name: readGroupName(attributes.get('displayname')),
    externalId: readGroupExternalId(attributes.get('externalid')),
    memberIds: readMemberIds(attributes.get('members')),
  };
}

export function readGroupName(value: unknown): string {
  const name = readText(value, 'displayName', LIMITS.nameLength);
  if (name === undefined) throw createValueError('“displayName” is required');
  return name;
}

export function readGroupExternalId(value: unknown): string | null {
  return readText(value, 'externalId', MAX_EXTERNAL_ID_LENGTH) ?? null;
}
