import { ScimError } from '../../domain/scim-error.ts';
import type { PatchOperation, PatchPath } from './apply-patch.ts';
import { readAttributes } from './read-attributes.ts';
import { readGroupExternalId, readGroupName } from './read-group-input.ts';
import { readMemberIds } from './read-member-ids.ts';
import type { ScimFilter } from './scim-filter.ts';
import { GROUP_SCHEMA } from './scim-resource.ts';

/** One change of a group. A change of members names only their ids, so a large group need not be read to add one. */
export type GroupChange =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'external-id'; readonly externalId: string | null }
  | { readonly kind: 'add' | 'remove' | 'replace'; readonly memberIds: readonly string[] };

/** Returns the changes of a PATCH request. Attributes that Atrium does not store are ignored. */
export function readGroupChanges(operations: readonly PatchOperation[]): readonly GroupChange[] {
  return operations.flatMap(({ op, path, value }) => {
    if (path) return readChange(op, path, value);
    return [...readAttributes(value, GROUP_SCHEMA)].flatMap(([attribute, attributeValue]) =>
      readChange(op, { attribute, filter: undefined, subAttribute: undefined }, attributeValue),
    );
  });
}

function readChange(op: PatchOperation['op'], path: PatchPath, value: unknown): readonly GroupChange[] {
  switch (path.attribute) {
    case 'displayname':
      return [{ kind: 'name', name: readGroupName(op === 'remove' ? undefined : value) }];
    case 'externalid':
      return [{ kind: 'external-id', externalId: op === 'remove' ? null : readGroupExternalId(value) }];
    case 'members':
      return [readMemberChange(op, path, value)];
    default:
      return [];
  }
}

function readMemberChange(op: PatchOperation['op'], { filter }: PatchPath, value: unknown): GroupChange {
  if (filter) {
    if (op !== 'remove') throw createPathError();
    return { kind: 'remove', memberIds: readMemberIds(listIds(filter)) };
  }
  // Without ids, all members are removed.
  if (op === 'remove' && (value === undefined || value === null)) return { kind: 'replace', memberIds: [] };
  return { kind: op, memberIds: readMemberIds(value) };
}

/** Returns the ids of `members[value eq "…"]`, also of several such comparisons with `or`. */
function listIds(filter: ScimFilter): readonly unknown[] {
  if (filter.kind === 'or') return filter.parts.flatMap(listIds);
  if (filter.kind === 'compare' && filter.operator === 'eq' && filter.attribute === 'members.value') {
    return [filter.value];
  }
  throw createPathError();
}

function createPathError(): ScimError {
  return new ScimError(
    400,
    'A filter of members must have the form members[value eq "…"], in a remove operation.',
    'invalidPath',
  );
}
