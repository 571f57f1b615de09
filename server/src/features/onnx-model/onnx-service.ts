import {
  type BodyOf,
  ERROR_CODES,
  type ListBody,
  type OnnxInspection,
  type OnnxModel,
  type onnxCalls,
  TASKS,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor, RequestContext } from '../../domain/request-context.ts';
import type { EngineCaller } from '../../engines/core/engine.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { toCallerError } from '../../engines/run/to-caller-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { deleteUnusedModelFiles, findModelDependents } from '../model-file/model-file-repository.ts';
import { storeModelFile } from '../model-file/store-model-file.ts';
import { findOnnxModel, findOnnxPage } from './onnx-repository.ts';

type FileContext = Actor & Pick<RequestContext, 'file' | 'signal'>;
type TryBody = BodyOf<typeof onnxCalls.try>;

export function listOnnxModels({ database }: AppDependencies, body: ListBody) {
  return findOnnxPage(database, body);
}

export function inspectOnnxModel(
  deps: AppDependencies,
  _body: object,
  context: FileContext,
): Promise<OnnxInspection> {
  return inspectModel(deps, requireFile(context).bytes, context);
}

/**
 * Returns the input and output tensors of a model.
 *
 * @throws BusinessError `modelInvalid` with the reason.
 */
export function inspectModel(
  { onnx }: AppDependencies,
  bytes: Uint8Array,
  context: FileContext,
): Promise<OnnxInspection> {
  return withModelErrors(() => onnx.inspector.inspect(bytes, toEngineCaller(context)));
}

/**
 * Runs a model on a sample, and returns the output of the task and the milliseconds of the run.
 *
 * @throws BusinessError `columnCount` or `noNumbers` if the sample does not fit; `modelInvalid` with the reason.
 */
export async function tryOnnxModel(
  { onnx }: AppDependencies,
  { mapping, sample }: TryBody,
  context: FileContext,
): Promise<{ output: unknown; runMs: number }> {
  const { bytes } = requireFile(context);
  const run = { mapping, input: sample };
  const { output, runMs } = await withModelErrors(() =>
    onnx.inspector.try(bytes, run, toEngineCaller(context)),
  );
  const parsed = TASKS[mapping.task].output.safeParse(output);
  if (parsed.success) return { output: parsed.data, runMs };
  // The parts of the output that violate the contract of the task.
  const parts = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
  throw new BusinessError(ERROR_CODES.modelInvalid, { reason: `${mapping.task}: ${parts.join(', ')}` });
}

/**
 * Runs a model on a sample, and stores the model if its output satisfies the contract of the task.
 *
 * @throws BusinessError The errors of {@link tryOnnxModel}.
 */
export async function createOnnxModel(
  deps: AppDependencies,
  { name, mapping, sample }: BodyOf<typeof onnxCalls.create>,
  context: FileContext,
): Promise<OnnxModel> {
  const { bytes } = requireFile(context);
  await tryOnnxModel(deps, { mapping, sample }, context);
  const inspection = await inspectOnnxModel(deps, {}, context);
  const { database } = deps;
  const { id } = await database.transaction(async (transaction) => {
    const file = await storeModelFile(
      transaction,
      {
        kind: 'onnx',
        name,
        metadata: { ...inspection, mapping },
        createdAt: context.at,
        createdBy: context.user.id,
      },
      bytes,
    );
    await recordEvents(transaction, context, 'onnx.created', [file.id], {
      after: { name, task: mapping.task, size: file.size },
    });
    return file;
  });
  await deps.onnx.refresh();
  const stored = await findOnnxModel(database, id);
  if (!stored) throw new BusinessError(ERROR_CODES.notFound);
  return stored;
}

/** @throws BusinessError `modelInUse` with the names of the records that use the models. */
export async function removeOnnxModels(
  deps: AppDependencies,
  { ids }: BodyOf<typeof onnxCalls.remove>,
  actor: Actor,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    // The models are read for the audit events. If an error follows the deletion, the transaction undoes it.
    const models = await Promise.all(ids.map((id) => findOnnxModel(transaction, id)));
    const deleted = await deleteUnusedModelFiles(transaction, ids);
    const used = ids.filter((id) => !deleted.includes(id));
    if (models.includes(undefined)) throw new BusinessError(ERROR_CODES.notFound);
    if (used.length > 0) {
      const names = await findModelDependents(transaction, used);
      throw new BusinessError(ERROR_CODES.modelInUse, { names: names.join(', ') });
    }
    for (const model of models) {
      if (model) {
        const before = { name: model.name, task: model.mapping.task };
        await recordEvents(transaction, actor, 'onnx.removed', [model.id], { before });
      }
    }
  });
  await deps.onnx.refresh();
}

function requireFile({ file }: FileContext) {
  if (!file || file.bytes.length === 0) throw new BusinessError(ERROR_CODES.invalid, undefined, ['file']);
  return file;
}

function toEngineCaller({ user, signal }: FileContext): EngineCaller {
  return { user: user.id, signal };
}

/**
 * Throws `modelInvalid` with the message of the runtime as the reason if the runtime cannot run the model. Converts
 * other failures of the engine, such as a rejected sample, to their usual errors.
 */
async function withModelErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) throw failure;
    if (failure.reason !== 'failed' || failure.rejection) throw toCallerError(failure);
    throw new BusinessError(ERROR_CODES.modelInvalid, {
      reason: failure.message.slice(0, MAX_REASON_LENGTH),
    });
  }
}

/** The largest number of characters of a reason. */
const MAX_REASON_LENGTH = 500;
