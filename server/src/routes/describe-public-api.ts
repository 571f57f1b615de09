import { PORTABLE_KINDS, TASK_IDS, TASKS, type TaskId } from '@atrium/contract';
import { toInputSchema, toOutputSchema } from '../features/public-api/task-schemas.ts';
import type { PublicRoute } from '../http/public/declare-public-route.ts';
import { PUBLIC_ERROR_TYPES } from '../http/public/public-error.ts';
import { type JsonSchema, toJsonSchema } from '../http/to-json-schema.ts';

type RouteGroup = 'routes' | 'openAi' | 'inference';

const ERROR_FIELDS = {
  code: { type: 'string', description: 'A stable name of the error.' },
  type: { enum: PUBLIC_ERROR_TYPES },
  param: { type: ['string', 'null'], description: 'The invalid field, such as `inputs.text`.' },
  request_id: { type: 'string' },
};

const MESSAGE = { type: 'string', description: 'In a language of `Accept-Language`, otherwise in English.' };

const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        message: MESSAGE,
        ...ERROR_FIELDS,
      },
      required: ['code', 'message', 'type', 'param', 'request_id'],
    },
  },
  required: ['error'],
};

const OPENAI_TAG = 'OpenAI';
const INFERENCE_TAG = 'Open Inference Protocol';
/** The protocol defines `error` as a text. */
const INFERENCE_ERROR: JsonSchema = {
  type: 'object',
  properties: {
    error: MESSAGE,
    ...ERROR_FIELDS,
  },
  required: ['error', 'code', 'type', 'param', 'request_id'],
};
const ERROR_REF = { $ref: '#/components/schemas/Error' };
const INFERENCE_ERROR_REF = { $ref: '#/components/schemas/InferenceError' };

const RETRY_AFTER = { 'Retry-After': describeHeader('Seconds after which the request may be sent again.') };
const RATE_LIMIT = {
  'X-RateLimit-Limit': describeHeader(
    'Requests that the key may send in a minute. With status 429, the limit that is reached: of the key or the app, in a minute or in 24 hours.',
  ),
  'X-RateLimit-Remaining': describeHeader('Requests that remain.'),
  'X-RateLimit-Reset': describeHeader('Seconds until the limit is reset.'),
};

/** Errors of all routes. */
const ERRORS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  401: 'The API key is missing, unknown, expired or revoked.',
  403: 'The key lacks the scope, or the owner of an account key may not do this with the app.',
  404: 'The app, key or record does not exist, or the key has no access to it.',
  405: 'The address does not accept this method.',
  408: 'The request took too long to arrive.',
  422: 'A value is invalid. `param` names it.',
  429: 'A limit of the key, the app or the user is reached: `rate_limited` (a minute), `concurrency_limited` (runs at once) or `quota_day`.',
  500: 'The server or the engine failed.',
  503: 'The server or the engine is busy.',
};
/** Additional errors of routes that run an app. */
const RUN_ERRORS: Readonly<Record<number, string>> = {
  409: 'The app is paused, suspended or has no usable target, or the same request is in progress.',
  413: 'The request or the image is too large.',
  415: 'The content type is not supported.',
  504: 'The run took too long.',
};

/** Additional errors of all other POST routes. */
const BODY_ERRORS: Readonly<Record<number, string>> = {
  409: 'The status does not allow this operation, or the same request is in progress.',
  413: 'The request is too large.',
  415: 'The content type is not supported.',
};

/**
 * Returns the OpenAPI 3.1 document of the public API, from the schemas that its routes check.
 *
 * @param openAi The routes with the shapes of OpenAI's API.
 * @param inference The routes of the Open Inference Protocol.
 */
export function describePublicApi({
  routes,
  openAi,
  inference,
}: Readonly<Record<RouteGroup, readonly PublicRoute[]>>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  for (const route of openAi) {
    paths[route.path] = { [route.method.toLowerCase()]: describeProtocolRoute(route, OPENAI_TAG, ERROR_REF) };
  }
  for (const route of inference) {
    const described = describeProtocolRoute(route, INFERENCE_TAG, INFERENCE_ERROR_REF);
    paths[route.path] = { [route.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium API',
      version: '1.0.0',
      description:
        'Runs apps from programs. Create an API key on the API tab of an app, or one for all apps in the account settings.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    tags: [
      { name: 'Apps', description: 'Run apps and read their usage.' },
      { name: 'Batches', description: 'Run an app on many inputs in the background.' },
      { name: 'Keys', description: 'Manage API keys with an account key that has the scope `manage`.' },
      {
        name: 'Definitions',
        description: 'Move records between servers, with an account key that has the scope `manage`.',
      },
      { name: OPENAI_TAG, description: "Run text apps with clients of OpenAI's API." },
      { name: INFERENCE_TAG, description: 'Run apps with clients of the protocol, version 2.' },
    ],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key, `ak_…`.' } },
      schemas: { Error: ERROR, InferenceError: INFERENCE_ERROR, ...describeTasks() },
    },
  };
}

function describeRoute(route: PublicRoute) {
  const errors = { ...ERRORS, ...(route.isRun ? RUN_ERRORS : route.method === 'POST' ? BODY_ERRORS : {}) };
  return {
    tags: [findTag(route.path)],
    operationId: route.operationId,
    summary: route.summary,
    description: route.description,
    parameters: [
      ...PATH_PARAMETERS.filter(({ name }) => route.path.includes(`{${name}}`)),
      ...(route.method === 'GET' ? describeQuery(route) : []),
      ...(route.isRun || route.acceptsIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(route.method === 'POST' ? { requestBody: describeBody(route) } : {}),
    responses: {
      200: {
        description: 'Success.',
        headers: RATE_LIMIT,
        content: route.isDownload
          ? FILE_CONTENT
          : {
              'application/json': { schema: describeOutput(route) },
              ...(route.stream ? EVENTS_CONTENT : {}),
            },
        ...(route.operationId === CREATE_BATCH ? { links: BATCH_LINKS } : {}),
      },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [status, describeFailure(status, description)]),
      ),
    },
  };
}

/** Describes a route whose shapes another API defines. */
function describeProtocolRoute(route: PublicRoute, tag: string, errorSchema: JsonSchema) {
  const errors = { ...ERRORS, ...RUN_ERRORS };
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
  return {
    tags: [tag],
    operationId: route.operationId,
    summary: route.summary,
    description: route.description,
    parameters: [
      ...(route.path.includes('{id}') ? [APP_ID] : []),
      ...(route.method === 'POST' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(route.method === 'POST'
      ? { requestBody: { required: true, content: json(toJsonSchema(route.input, 'input')) } }
      : {}),
    responses: {
      200: {
        description: 'Success.',
        headers: RATE_LIMIT,
        content: {
          ...json(toJsonSchema(route.output, 'output')),
          ...(route.stream ? EVENTS_CONTENT : {}),
        },
      },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [
          status,
          { ...describeFailure(status, description), content: json(errorSchema) },
        ]),
      ),
    },
  };
}

const APP_ID = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'ID of the app.',
  schema: { type: 'string' },
};

const CREATE_BATCH = 'createBatch';
/** The operations that take the ID of a created batch. */
const BATCH_LINKS = Object.fromEntries(
  [
    ...['getBatch', 'listBatchRows', 'listBatchDeliveries', 'addBatchImage', 'addBatchArchive'],
    ...['startBatch', 'cancelBatch'],
  ].map((operationId) => [
    operationId,
    {
      operationId,
      parameters: { id: '$response.body#/app_id', batch_id: '$response.body#/id' },
    },
  ]),
);

const describePathParameter = (
  name: string,
  description: string,
  schema: JsonSchema = { type: 'string' },
) => ({
  ...{ name, in: 'path', required: true, description },
  schema,
});

const PATH_PARAMETERS = [
  APP_ID,
  describePathParameter('batch_id', 'ID of the batch.'),
  describePathParameter('key_id', 'ID of the key.'),
  describePathParameter('kind', 'Kind of the record.', { enum: PORTABLE_KINDS }),
  describePathParameter('record_id', 'ID of the record.'),
];

const EVENTS_CONTENT = { 'text/event-stream': { schema: { type: 'string' } } };

/** An exported definition. */
const FILE_CONTENT = {
  'application/json': { schema: { type: 'object' } },
  'application/zip': { schema: { type: 'string', format: 'binary' } },
};

/** The tag of a path, by a segment of the path. All other paths have the tag `Apps`. */
const TAGS = { batches: 'Batches', keys: 'Keys', definitions: 'Definitions', imports: 'Definitions' };

function findTag(path: string): string {
  const [, tag = 'Apps'] = Object.entries(TAGS).find(([part]) => path.split('/').includes(part)) ?? [];
  return tag;
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeated request with the same key returns the first response for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function describeFailure(status: string, description: string) {
  const headers = status === '429' || status === '503' || status === '409' ? { headers: RETRY_AFTER } : {};
  return { description, ...headers, content: { 'application/json': { schema: ERROR_REF } } };
}

function describeQuery(route: PublicRoute) {
  // Uses the types after parsing, because the input of a coerced number may be any value.
  const { properties = {} } = toJsonSchema(route.input, 'output') as {
    properties?: Record<string, JsonSchema>;
  };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

/** Returns the schema of a route's output. The `outputs` of a run may be those of any task. */
function describeOutput(route: PublicRoute): JsonSchema {
  const schema = toJsonSchema(route.output, 'output');
  return route.isRun ? withTasks(schema, 'outputs', TASK_IDS) : schema;
}

/** Returns the schema, with a property that accepts the inputs or the outputs of any of these tasks. */
function withTasks(schema: JsonSchema, property: 'inputs' | 'outputs', tasks: readonly TaskId[]): JsonSchema {
  const suffix = property === 'inputs' ? 'Inputs' : 'Outputs';
  const anyOf = tasks.map((task) => ({ $ref: `#/components/schemas/${getSchemaName(task)}${suffix}` }));
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>;
  return { ...schema, properties: { ...properties, [property]: { anyOf } } };
}

function describeBody(route: PublicRoute) {
  if (route.file) {
    const required = route.file === 'image' ? ['file', 'options'] : ['file'];
    return { required: true, content: { 'multipart/form-data': describeForm(route, required) } };
  }
  if (!route.isRun) {
    return {
      required: true,
      content: { 'application/json': { schema: toJsonSchema(route.input, 'input') } },
    };
  }
  const tasks = TASK_IDS.filter((task) => TASKS[task].input !== 'image');
  const schema = withTasks(toJsonSchema(route.input, 'input'), 'inputs', tasks);
  return {
    required: true,
    content: {
      'application/json': { schema },
      'multipart/form-data': describeForm(route, ['file']),
    },
  };
}

const FILE_DESCRIPTIONS = {
  image: 'A PNG, JPEG, WebP, BMP or GIF image.',
  archive: 'A ZIP file with images.',
  definition: 'A file that an export has returned.',
};

/** A form has a file and the `options` of the route as JSON. */
function describeForm(route: PublicRoute, required: readonly string[]) {
  const { properties } = toJsonSchema(route.input, 'input') as {
    readonly properties: Readonly<Record<string, JsonSchema>>;
  };
  const description = FILE_DESCRIPTIONS[route.file ?? 'image'];
  const file = { type: 'string', format: 'binary', description };
  return {
    schema: {
      type: 'object',
      properties: { file, options: properties.options },
      required,
      additionalProperties: false,
    },
    encoding: { options: { contentType: 'application/json' } },
  };
}

/** The inputs and outputs of each task. */
function describeTasks(): Readonly<Record<string, JsonSchema>> {
  const entries = TASK_IDS.flatMap((task) => [
    ...(TASKS[task].input === 'image'
      ? []
      : [[`${getSchemaName(task)}Inputs`, toInputSchema(task)] as const]),
    [`${getSchemaName(task)}Outputs`, toOutputSchema(task)] as const,
  ]);
  return Object.fromEntries(entries);
}

function getSchemaName(task: TaskId): string {
  return task.charAt(0).toUpperCase() + task.slice(1);
}

function describeHeader(description: string) {
  return { description, schema: { type: 'integer' } };
}
