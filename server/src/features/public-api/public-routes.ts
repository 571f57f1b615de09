import { object } from 'zod/mini';
import { declarePublicRoute, type PublicRoute } from '../../http/public/declare-public-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createPublicApiService } from './public-api-service.ts';
import {
  appsQuerySchema,
  appUsageQuerySchema,
  appUsageSchema,
  describedAppSchema,
  invokedSchema,
  invokeSchema,
  publicAppsSchema,
  publicUsageSchema,
  usageQuerySchema,
} from './public-schemas.ts';

/** Returns the routes with which programs run apps, list them and read their usage. */
export function publicRoutes(deps: AppDependencies): readonly PublicRoute[] {
  const service = createPublicApiService(deps);
  return [
    declarePublicRoute({
      method: 'POST',
      path: '/v1/apps/{id}/invoke',
      operationId: 'invokeApp',
      summary: 'Run an app',
      description:
        'Runs the app and returns its outputs. The task of the app defines `inputs`; send an image as the field `file` of a form. A run takes at most 50 seconds. With `options.stream`, the response is sent as server-sent events: `delta` with the next part of the text (`{"text": "…"}`) while a chat model writes it, and `result` with the whole response. If an error occurs after the first event, the last event is `error` with the body of an error response.',
      scope: 'invoke',
      isRun: true,
      input: invokeSchema,
      output: invokedSchema,
      handle: (body, context) => service.invoke(body, context),
      stream: {
        isRequested: ({ options }) => options?.stream === true,
        errorName: 'error',
        async handle(body, context, events) {
          const receiveText = (text: string) => events.write(JSON.stringify({ text }), 'delta');
          const invoked = await service.invoke(body, context, { receiveText });
          await events.write(JSON.stringify(invokedSchema.parse(invoked)), 'result');
        },
      },
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v1/apps',
      operationId: 'listApps',
      summary: 'List the apps that the key may call',
      description:
        'Returns a page of apps, the newest first. The key of an app may call only this app. An account key may call all apps that its owner may use.',
      scope: 'read',
      isRun: false,
      input: appsQuerySchema,
      output: publicAppsSchema,
      handle: (query, context) => service.listApps(query, context),
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v1/apps/{id}',
      operationId: 'getApp',
      summary: 'Describe an app',
      description: 'Returns the app with the JSON Schemas of its inputs and outputs.',
      scope: 'read',
      isRun: false,
      input: object({}),
      output: describedAppSchema,
      handle: (_, context) => service.describe(context),
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v1/apps/{id}/usage',
      operationId: 'getAppUsage',
      summary: 'Read the usage of an app',
      description:
        'Returns runs, latency in milliseconds and bytes by day, in UTC. Runs count when they end. Latency is that of successful runs, accurate to 5%. Days without runs are omitted.',
      scope: 'read',
      isRun: false,
      input: appUsageQuerySchema,
      output: appUsageSchema,
      handle: (query, context) => service.appUsage(query, context),
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v1/usage',
      operationId: 'getUsage',
      summary: 'Read the usage of the key',
      description:
        'Returns the usage of the app of the key. For an account key, returns the usage of all apps that the user owns. Groups it by hour, day, app, key or version, in UTC. `group` is the start of the hour, the date, the ID or the version. Groups without runs are omitted.',
      scope: 'read',
      isRun: false,
      input: usageQuerySchema,
      output: publicUsageSchema,
      handle: (query, context) => service.usage(query, context),
    }),
  ];
}
