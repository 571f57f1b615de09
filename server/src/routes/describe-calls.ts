import type { CallFile } from '@atrium/contract';
import type { RouteDeclaration } from '../http/declare-route.ts';
import { type JsonSchema, toJsonSchema } from '../http/to-json-schema.ts';

const FAILURE = {
  type: 'object',
  properties: {
    code: { type: 'integer', minimum: 1 },
    msg: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, msg: { type: 'string' } },
        required: ['field', 'msg'],
      },
    },
    data: {},
  },
  required: ['code', 'msg'],
} as const;

/** The media types of the files that a call may include. A definition is JSON or a ZIP file. */
const FILE_MEDIA_TYPES: Readonly<Record<CallFile, string>> = {
  image: 'image/*',
  model: 'application/octet-stream',
  portable: 'application/octet-stream',
};

/** The media types of all files that calls return: definitions, personal data, and the images of data sets. */
const DOWNLOAD_CONTENT = { 'application/json': {}, 'application/zip': {}, 'image/*': {} };

/** Returns the OpenAPI 3.1 document of the console's calls, from the schemas that the routes check. */
export function describeCalls(routes: readonly RouteDeclaration[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium console API',
      version: '1.0.0',
      description: 'Bodies are JSON, encrypted and authenticated by the wire format of shared/contract.',
    },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' } } },
    paths: Object.fromEntries(routes.map((route) => [route.call.path, { post: describeCall(route) }])),
  };
}

function describeCall({ call, access }: RouteDeclaration) {
  const body = toSealedSchema(toJsonSchema(call.body, 'input'));
  const success = call.isDownload
    ? []
    : [
        {
          type: 'object',
          properties: { code: { const: 0 }, data: toJsonSchema(call.data, 'output') },
          required: ['code', 'data'],
        },
      ];
  return {
    operationId: call.path.replace('/api/', '').replaceAll('/', '.'),
    security: access === 'public' ? [] : [{ token: [] }],
    ...(typeof access === 'string' ? {} : { 'x-roles': access }),
    requestBody: {
      required: true,
      content: {
        'text/plain': { schema: body },
        ...(call.file ? { 'multipart/form-data': { schema: toFormSchema(body, call.file) } } : {}),
      },
    },
    responses: {
      200: {
        description: 'A result, or a business error.',
        content: {
          'text/plain': { schema: toSealedSchema({ oneOf: [...success, FAILURE] }) },
          ...(call.isDownload ? DOWNLOAD_CONTENT : {}),
        },
      },
      default: { description: 'A status error, such as 401, 403 or 503, with an empty body.' },
    },
  };
}

function toFormSchema(body: JsonSchema, file: CallFile) {
  return {
    type: 'object',
    properties: { body, file: { type: 'string', contentMediaType: FILE_MEDIA_TYPES[file] } },
    required: ['body'],
  };
}

function toSealedSchema(schema: JsonSchema) {
  return {
    type: 'string',
    contentEncoding: 'base64url',
    contentMediaType: 'application/json',
    contentSchema: schema,
  };
}
