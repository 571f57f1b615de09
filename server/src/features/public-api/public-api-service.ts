import { createHash } from 'node:crypto';
import {
  type AppLevel,
  type AppRun,
  ERROR_CODES,
  TASK_IDS,
  TASKS,
  type TaskId,
  type TaskInput,
  taskInputSchema,
} from '@atrium/contract';
import type { output as Output } from 'zod/mini';
import type { ApiCaller } from '../../domain/api-caller.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor, RunKey } from '../../domain/request-context.ts';
import type { RunCaller } from '../../engines/run/run-within-limit.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { PublicContext } from '../../http/public/declare-public-route.ts';
import { type AppRow, findAppRow } from '../app/app-repository.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { runApp } from '../run/run-app.ts';
import { resolveTarget } from '../target/resolve-target.ts';
import { findTargetTask } from '../target/target-repository.ts';
import { findCallableApps } from './callable-app-repository.ts';
import type {
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
import { readPublicUsage } from './read-public-usage.ts';
import { requireCallableApp } from './require-callable-app.ts';
import { runOnce } from './run-once.ts';
import { toInputSchema, toOutputSchema } from './task-schemas.ts';

const DEFAULT_USAGE_DAYS = 7;
const PAGE_SIZE = 50;

/** How a run reports its text while an engine writes it. */
export interface StreamOptions {
  /** The id of the run, which the first event contains. */
  readonly runId?: string;
  readonly receiveText?: RunCaller['receiveText'];
}

/**
 * Creates the operations on apps that an API key may call. For other apps, they give the same error as for missing
 * ones.
 */
export function createPublicApiService(deps: AppDependencies) {
  const { database, clock } = deps;

  async function findApp(context: PublicContext, needed: AppLevel = 'use') {
    const actor = toActor(context, clock());
    const { id, kind } = await requireCallableApp(database, context, actor, needed);
    const row = await findAppRow(database, kind, id, actor);
    if (!row) throw new BusinessError(ERROR_CODES.notFound);
    return { row, task: await findTask(row), actor };
  }

  async function findTask({ kind, targetId }: AppRow): Promise<TaskId> {
    const task = await findTargetTask(database, kind, targetId);
    const taskId = TASK_IDS.find((id) => id === task);
    if (!taskId) throw new BusinessError(ERROR_CODES.targetUnavailable);
    return taskId;
  }

  return {
    /** Runs the app. A repeated request with the same `Idempotency-Key` gets the first response, without streaming. */
    async invoke(
      { inputs, options }: Output<typeof invokeSchema>,
      context: PublicContext,
      { runId, receiveText }: StreamOptions = {},
    ): Promise<Output<typeof invokedSchema>> {
      const { row, task, actor } = await findApp(context);
      const input = parseInputs(task, inputs);
      const { caller, file, idempotencyKey } = context;
      const binding = options?.binding;
      const run = async () => {
        const appRun = await runApp(
          { ...deps, kind: row.kind },
          { id: row.id, input, ...(binding ? { version: binding } : {}) },
          { ...context, ...actor, key: toRunKey(caller), ...(runId === undefined ? {} : { runId }) },
          { loadedApp: row, ...(receiveText && { receiveText }) },
        );
        const { id, model, outputs, usage, warnings } = appRun;
        return {
          ...{ id, app_id: row.id, task, model, outputs, warnings },
          usage: toPublicUsage(usage),
        };
      };
      if (idempotencyKey === undefined) return run();
      const requestHash = createHash('sha256')
        .update(
          JSON.stringify({ appId: row.id, body: { inputs, ...(binding ? { options: { binding } } : {}) } }),
        )
        .update(file?.bytes ?? '')
        .digest('base64url');
      const request = {
        ...{ keyId: caller.keyId, ownerId: caller.owner.id, idempotencyKey, requestHash },
        now: clock(),
      };
      return runOnce(deps, request, context.memory, run);
    },

    async listApps(
      { page = 1, page_size: limit = PAGE_SIZE }: Output<typeof appsQuerySchema>,
      { caller }: PublicContext,
    ): Promise<Output<typeof publicAppsSchema>> {
      const offset = (page - 1) * limit;
      const { list, total } = await findCallableApps(database, caller, { tasks: TASK_IDS, limit, offset });
      return {
        total,
        apps: list.map(({ createdAt, ownerAccount: _, ...app }) => ({
          ...app,
          created_at: createdAt.toISOString(),
        })),
      };
    },

    async describe(context: PublicContext): Promise<Output<typeof describedAppSchema>> {
      const { row, task } = await findApp(context);
      const runnable = await resolveTarget(database, row);
      const { id, name, description, status } = row;
      return {
        ...{ id, name, description, status, task },
        created_at: row.createdAt.toISOString(),
        model: runnable ? { slug: runnable.slug, version: runnable.version } : null,
        input_schema: toInputSchema(task),
        output_schema: toOutputSchema(task),
      };
    },

    async appUsage(
      { days = DEFAULT_USAGE_DAYS }: Output<typeof appUsageQuerySchema>,
      context: PublicContext,
    ): Promise<Output<typeof appUsageSchema>> {
      const { row } = await findApp(context, 'view');
      const scope = { appId: row.id };
      const { total, groups } = await readPublicUsage(database, scope, {
        days,
        groupBy: 'day',
        now: clock(),
      });
      return {
        ...{ app_id: row.id, total },
        days: groups.map(({ group, ...tally }) => ({ date: group ?? '', ...tally })),
      };
    },

    async usage(
      { days = DEFAULT_USAGE_DAYS, group_by: groupBy = 'day' }: Output<typeof usageQuerySchema>,
      context: PublicContext,
    ): Promise<Output<typeof publicUsageSchema>> {
      const { app, owner } = context.caller;
      // Throws if the app of the key does not exist anymore.
      if (app) await findApp({ ...context, appId: app.id });
      const scope = app ? { appId: app.id } : { ownerId: owner.id };
      const usage = await readPublicUsage(database, scope, { days, groupBy, now: clock() });
      return { group_by: groupBy, ...usage };
    },
  };
}

/**
 * Parses the inputs of a request. The caller does not send their kind, because the task determines it.
 *
 * @throws BusinessError `invalid`, naming the field as the caller sent it.
 */
export function parseInputs(task: TaskId, inputs: Readonly<Record<string, unknown>>): TaskInput {
  try {
    return parseBody(taskInputSchema, { ...inputs, kind: TASKS[task].input }) as TaskInput;
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new BusinessError(
      error.code,
      error.data,
      error.fields.map((field) => `inputs.${field}`),
    );
  }
}

/** Returns the usage of a run without its unknown values. */
function toPublicUsage(usage: AppRun['usage']): Output<typeof invokedSchema>['usage'] {
  const { queueMs, runMs, inputTokens, outputTokens, cost, currency } = usage;
  return {
    ...{ queue_ms: queueMs, run_ms: runMs },
    ...(inputTokens == null ? {} : { input_tokens: inputTokens }),
    ...(outputTokens == null ? {} : { output_tokens: outputTokens }),
    ...(cost == null || currency == null ? {} : { cost, currency }),
  };
}

/** The key acts for the owner of its app or account, without the rights of an admin. */
export function toActor({ caller, address, locale }: PublicContext, at: Date): Actor {
  return { user: { ...caller.owner, access: [] }, address, locale, at };
}

function toRunKey({ keyId: id, app, atOnce, perDay }: ApiCaller): RunKey {
  return { id, isAccountKey: app === null, atOnce, perDay };
}
