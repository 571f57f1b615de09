import { createHash } from 'node:crypto';
import { ScimError } from '../../domain/scim-error.ts';
import type { ScimResponse } from '../../http/scim/declare-scim-route.ts';
import { toAttributeName } from './scim-filter.ts';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** A user or group as SCIM represents it, without its version. */
export interface ScimResource {
  readonly schemas: readonly string[];
  readonly id: string;
  readonly meta: {
    readonly resourceType: 'User' | 'Group';
    readonly created: string;
    readonly lastModified: string;
    readonly location: string;
  };
}

/** The attributes that a response includes (all if none are named) or excludes. Names are in lower case. */
export interface Projection {
  readonly attributes: readonly string[];
  readonly excluded: readonly string[];
}

/** The attributes that every response includes. */
const ALWAYS_RETURNED = ['schemas', 'id'];

/** Reads `attributes` and `excludedAttributes`, from a query or from the body of a search. */
export function readProjection(source: Readonly<Record<string, unknown>>): Projection {
  return { attributes: readNames(source.attributes), excluded: readNames(source.excludedAttributes) };
}

function readNames(value: unknown): readonly string[] {
  const texts = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  const names = texts.map((text) => text.trim()).filter((text) => text !== '');
  try {
    return names.map(toAttributeName);
  } catch {
    throw new ScimError(400, 'The list of attributes has an invalid name.', 'invalidPath');
  }
}

/** The number of characters of a hash in an ETag. 22 characters of base64url are 132 bits. */
const VERSION_LENGTH = 22;

/**
 * Returns the weak ETag of a resource. It changes with every attribute except `meta.location`, which depends on the
 * address of the request.
 */
export function createVersion({ meta: { location: _, ...meta }, ...resource }: ScimResource): string {
  const text = JSON.stringify({ ...resource, meta });
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, VERSION_LENGTH)}"`;
}

/**
 * Throws a ScimError when a request expects another version of the resource.
 *
 * @param expected The header `If-Match`: `*` for any version, or a list of versions with commas.
 */
export function assertVersion(resource: ScimResource, expected: string | undefined): void {
  if (expected === undefined || expected === '*') return;
  const versions = expected.split(',').map((version) => version.trim());
  if (!versions.includes(createVersion(resource))) {
    throw new ScimError(412, 'The resource has changed since this version.');
  }
}

/** Returns a response with one resource. */
export function toResponse(resource: ScimResource, projection: Projection): ScimResponse {
  const body = toBody(resource, projection);
  return needsMembers(projection) ? { body, version: createVersion(resource) } : { body };
}

/** Returns a response with one page of resources. */
export function toListResponse(
  resources: readonly ScimResource[],
  projection: Projection,
  { total, startIndex }: { readonly total: number; readonly startIndex: number },
): ScimResponse {
  return {
    body: {
      schemas: [LIST_SCHEMA],
      totalResults: total,
      startIndex,
      itemsPerPage: resources.length,
      Resources: resources.map((resource) => toBody(resource, projection)),
    },
  };
}

/**
 * Returns whether a response needs the members of groups. Without them, a response has no version, because the version
 * of a group depends on its members.
 */
export function needsMembers({ attributes, excluded }: Projection): boolean {
  if (excluded.includes('members')) return false;
  return attributes.length === 0 || attributes.some((name) => /^(?:members|meta)(?:\.|$)/.test(name));
}

function toBody(resource: ScimResource, projection: Projection): object {
  if (!needsMembers(projection)) return selectAttributes(resource, projection);
  const meta = { ...resource.meta, version: createVersion(resource) };
  return selectAttributes({ ...resource, meta }, projection);
}

function selectAttributes(resource: object, { attributes, excluded }: Projection): object {
  const entries = Object.entries(resource).flatMap(([name, value]): (readonly [string, unknown])[] => {
    const key = name.toLowerCase();
    if (ALWAYS_RETURNED.includes(key)) return [[name, value]];
    if (attributes.length > 0) {
      if (attributes.includes(key)) return [[name, value]];
      const parts = listSubAttributes(attributes, key);
      return parts.length === 0 ? [] : [[name, filterSubAttributes(value, (part) => parts.includes(part))]];
    }
    if (excluded.includes(key)) return [];
    const parts = listSubAttributes(excluded, key);
    return [[name, parts.length === 0 ? value : filterSubAttributes(value, (part) => !parts.includes(part))]];
  });
  return Object.fromEntries(entries);
}

/** Returns the sub-attributes of one attribute that a list of names contains. */
function listSubAttributes(names: readonly string[], key: string): readonly string[] {
  return names.flatMap((name) => (name.startsWith(`${key}.`) ? [name.slice(key.length + 1)] : []));
}

/** Returns a value with the sub-attributes that are shown. Filters each entry of a list. */
function filterSubAttributes(value: unknown, isShown: (part: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => filterSubAttributes(entry, isShown));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isShown(name.toLowerCase())));
}
