import { ScimError } from '../../domain/scim-error.ts';
import type { ScimContext, ScimResponse, ScimRoute } from '../../http/scim/declare-scim-route.ts';
import { MAX_RESULTS } from './read-list-query.ts';
import { GROUP_SCHEMA, USER_SCHEMA } from './scim-resource.ts';
import { SCIM_SCHEMAS } from './scim-schemas.ts';

const RESOURCE_TYPE_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
const SCHEMA_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';
const CONFIG_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';
const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** The routes that describe to a directory what the API supports (RFC 7644, section 4). */
export const DISCOVERY_ROUTES: readonly ScimRoute[] = [
  { method: 'GET', path: '/ServiceProviderConfig', handle: describeService },
  {
    method: 'GET',
    path: '/ResourceTypes',
    handle: (context) => toListResponse(context, listResourceTypes(context)),
  },
  {
    method: 'GET',
    path: '/ResourceTypes/{id}',
    handle: (context) => toResourceResponse(context, listResourceTypes(context)),
  },
  { method: 'GET', path: '/Schemas', handle: (context) => toListResponse(context, listSchemas(context)) },
  {
    method: 'GET',
    path: '/Schemas/{id}',
    handle: (context) => toResourceResponse(context, listSchemas(context)),
  },
];

function describeService({ baseUrl }: ScimContext): ScimResponse {
  const body = {
    schemas: [CONFIG_SCHEMA],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_RESULTS },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that an admin creates in the console.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${baseUrl}/ServiceProviderConfig` },
  };
  return { body };
}

interface DescribedResource {
  readonly id: string;
}

function toListResponse({ query }: ScimContext, resources: readonly DescribedResource[]): ScimResponse {
  // RFC 7644, section 4 forbids filters here.
  if (query.filter !== undefined) throw new ScimError(403, 'These resources cannot be filtered.');
  const total = resources.length;
  return {
    body: {
      schemas: [LIST_SCHEMA],
      totalResults: total,
      startIndex: 1,
      itemsPerPage: total,
      Resources: resources,
    },
  };
}

function toResourceResponse({ id }: ScimContext, resources: readonly DescribedResource[]): ScimResponse {
  const found = resources.find((resource) => resource.id === id);
  if (!found) throw new ScimError(404, 'There is no such resource.');
  return { body: found };
}

function listResourceTypes({ baseUrl }: ScimContext): readonly DescribedResource[] {
  const types = [
    { id: 'User', endpoint: '/Users', description: 'A user of the console.', schema: USER_SCHEMA },
    { id: 'Group', endpoint: '/Groups', description: 'A group of users.', schema: GROUP_SCHEMA },
  ];
  return types.map((type) => ({
    schemas: [RESOURCE_TYPE_SCHEMA],
    ...type,
    name: type.id,
    schemaExtensions: [],
    meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/${type.id}` },
  }));
}

function listSchemas({ baseUrl }: ScimContext): readonly DescribedResource[] {
  return SCIM_SCHEMAS.map((schema) => ({
    schemas: [SCHEMA_SCHEMA],
    ...schema,
    meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${schema.id}` },
  }));
}
