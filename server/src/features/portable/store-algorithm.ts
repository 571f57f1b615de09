import type { PortableDefinition } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import { insertAlgorithm } from '../algorithm/algorithm-repository.ts';
import { setAlias } from '../algorithm-version/move-alias.ts';
import { lockModel } from '../algorithm-version/store-version.ts';
import { validateVersion } from '../algorithm-version/validate-version.ts';
import { insertNumberedVersion } from '../algorithm-version/version-repository.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { storeModelFile } from '../model-file/store-model-file.ts';
import { inspectModel } from '../onnx-model/onnx-service.ts';
import { withSlugTakenError } from '../publication/with-taken-error.ts';
import type { ImportContext } from './import-context.ts';
import type { AlgorithmPlan } from './plan-algorithm.ts';

type AlgorithmContent = Extract<PortableDefinition, { readonly kind: 'algorithm' }>['content'];
/** Milliseconds after which no further version is validated. The user can validate the remaining ones. */
const VALIDATION_TIME = 25_000;

/**
 * Stores an algorithm with its models and versions in one transaction. Then validates the versions that were ready in
 * the file, and sets the aliases of the versions that pass. Returns the id of the algorithm, and the numbers of the
 * versions that did not pass.
 */
export async function storeAlgorithm(
  deps: AppDependencies,
  { name, task, description, tags }: AlgorithmContent,
  plan: AlgorithmPlan,
  context: ImportContext,
) {
  const id = createId();
  // An algorithm is identified by its slug, so `newName` is a slug.
  const slug = plan.newName;
  const models = await inspectModels(deps, plan, context);
  const versions = plan.versions.map((version) => ({ ...version, id: createId() }));
  const change = { at: context.at, by: context.user.id };
  await deps.database.transaction(async (transaction) => {
    const draft = { slug, name, task, description, tags };
    await withSlugTakenError(insertAlgorithm(transaction, id, draft, change));
    await recordEvents(transaction, context, 'algorithm.created', [id], { after: { slug, name, task } });
    for (const { bytes, ...file } of models) await storeModelFile(transaction, file, bytes);
    for (const { id: versionId, number, content } of versions) {
      await lockModel(transaction, content.parameters);
      const row = { id: versionId, algorithmId: id, number, content };
      await insertNumberedVersion(transaction, row, change);
      const after = { algorithmId: id, number };
      await recordEvents(transaction, context, 'algorithm-version.created', [versionId], { after });
    }
  });
  if (models.some(({ kind }) => kind === 'onnx')) await deps.onnx.refresh();
  return { id, unvalidated: await validateVersions(deps, { algorithmId: id, versions, plan }, context) };
}

/** Reads the tensors of uploaded models from their bytes, so that a file cannot claim tensors that a model lacks. */
async function inspectModels(deps: AppDependencies, { models }: AlgorithmPlan, context: ImportContext) {
  const stamps = { createdAt: context.at, createdBy: context.user.id };
  return Promise.all(
    models.map(async ({ id, bytes, model: { kind, name, metadata } }) => ({
      ...{ id, bytes, kind, name, ...stamps },
      metadata:
        kind === 'onnx'
          ? { ...(await inspectModel(deps, bytes, context)), mapping: metadata.mapping }
          : metadata,
    })),
  );
}

interface ImportedVersions {
  readonly algorithmId: string;
  readonly versions: readonly { readonly id: string; readonly number: number; readonly isReady: boolean }[];
  readonly plan: AlgorithmPlan;
}

/**
 * Validates the versions that were ready in the file, and sets the aliases of the versions that pass. Returns the
 * numbers of the versions that did not pass, or for which there was no time.
 */
async function validateVersions(
  deps: AppDependencies,
  { algorithmId, versions, plan }: ImportedVersions,
  context: ImportContext,
): Promise<number[]> {
  const isAliased = (number: number): boolean => plan.aliases.some(({ version }) => version === number);
  const ready = versions.filter(({ isReady }) => isReady);
  // Versions with aliases come first, because there may be no time for all versions.
  const ordered = [
    ...ready.filter(({ number }) => isAliased(number)),
    ...ready.filter(({ number }) => !isAliased(number)),
  ];
  const end = performance.now() + VALIDATION_TIME;
  const unvalidated: number[] = [];
  for (const { id, number } of ordered) {
    if (performance.now() > end || !(await passesValidation(deps, id, context))) unvalidated.push(number);
  }
  for (const { name: alias, version } of plan.aliases) {
    const hasPassed = ordered.some(({ number }) => number === version) && !unvalidated.includes(version);
    // The new algorithm has no aliases yet, so the alias is expected to point at no version.
    const move = { algorithmId, alias, version, expected: null, reason: '' };
    if (hasPassed) await setAlias(deps, move, context);
  }
  return unvalidated.sort((one, other) => one - other);
}

/**
 * Validates a version. Returns whether the version is then ready. If the validation is rejected, the version is not
 * ready.
 */
async function passesValidation(deps: AppDependencies, id: string, context: ImportContext): Promise<boolean> {
  try {
    const arrivedAt = performance.now();
    return (await validateVersion(deps, { id }, { ...context, arrivedAt })).status === 'ready';
  } catch (error) {
    if (error instanceof BusinessError) return false;
    throw error;
  }
}
