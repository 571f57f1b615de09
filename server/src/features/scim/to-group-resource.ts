import type { ScimGroupRecord } from './scim-group-repository.ts';
import { GROUP_SCHEMA, type ScimResource } from './scim-resource.ts';

export interface GroupResource extends ScimResource {
  readonly externalId?: string;
  readonly displayName: string;
  readonly members: readonly { readonly value: string; readonly $ref: string; readonly type: 'User' }[];
}

/** Returns a group as SCIM represents it. */
export function toGroupResource(
  { group, externalId }: ScimGroupRecord,
  memberIds: readonly string[],
  baseUrl: string,
): GroupResource {
  return {
    schemas: [GROUP_SCHEMA],
    id: group.id,
    ...(externalId ? { externalId } : {}),
    displayName: group.name,
    members: memberIds.map((id) => ({
      value: id,
      $ref: `${baseUrl}/Users/${id}`,
      type: 'User',
    })),
    meta: {
      resourceType: 'Group',
      created: group.createdAt.toISOString(),
      lastModified: group.updatedAt.toISOString(),
      location: `${baseUrl}/Groups/${group.id}`,
    },
  };
}
