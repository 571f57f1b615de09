import { isDeepStrictEqual } from 'node:util';
import {
  type MissingPart,
  onnxMappingField,
  type PortableDefinition,
  type PortableModel,
  type PortableVersion,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { type Actor, isAdmin } from '../../domain/request-context.ts';
import { trainedModelDescriptor } from '../../engines/table-model/trained-model-descriptor.ts';
import { validateContent } from '../algorithm-version/store-version.ts';
import type { VersionContent } from '../algorithm-version/version-repository.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { getOnnxEngineId } from '../onnx-model/onnx-metadata.ts';
import { chooseSlug } from './choose-name.ts';
import type { DefinitionBundle } from './definition-bundle.ts';
import { findRejectedFields, type ImportPlan, toMissingEngine } from './import-plan.ts';
import { findEqualModels } from './portable-repository.ts';

type AlgorithmDefinition = Extract<PortableDefinition, { readonly kind: 'algorithm' }>;

interface PlannedVersion {
  readonly number: number;
  /** Whether the version was ready on the server that exported it. */
  readonly isReady: boolean;
  readonly content: VersionContent;
}

interface NewModel {
  readonly id: string;
  readonly model: PortableModel;
  readonly bytes: Uint8Array;
}

export interface AlgorithmPlan extends ImportPlan {
  readonly versions: readonly PlannedVersion[];
  readonly models: readonly NewModel[];
  readonly aliases: AlgorithmDefinition['content']['aliases'];
}

/**
 * A model of the file that is already stored here, or whose bytes the file contains. Its id is that of the equal stored
 * model, or else a new one.
 */
interface UsableModel {
  readonly id: string;
  readonly model: PortableModel;
  /** Undefined if the model is already stored. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * Plans the import of an algorithm. Leaves out versions that cannot be stored here, for example
 * because their engine or model is missing, and the aliases on them. The other versions keep their
 * numbers.
 *
 * @param requestedSlug The slug that the user has chosen instead of the slug in the file.
 */
export async function planAlgorithm(
  deps: AppDependencies,
  { definition, models: files }: DefinitionBundle & { readonly definition: AlgorithmDefinition },
  requestedSlug: string | undefined,
  actor: Actor,
): Promise<AlgorithmPlan> {
  const { content } = definition;
  const newName = await chooseSlug(deps.database, 'algorithm', requestedSlug ?? content.slug);
  const models = new Map<string, UsableModel>();
  for (const model of definition.models) {
    const usable = await findUsableModel(deps.database, model, files.get(model.key));
    if (usable) models.set(model.key, usable);
  }
  const checkedVersions = content.versions.map((version) => ({
    version,
    ...checkVersion(deps, { task: content.task, version, definition, models }, actor),
  }));
  const versions = checkedVersions.flatMap(({ version: { number, isReady }, content: accepted }) =>
    accepted ? [{ number, isReady, content: accepted }] : [],
  );
  const isPlanned = (number: number): boolean => versions.some((version) => version.number === number);
  const aliases = content.aliases.filter(({ version }) => isPlanned(version));
  const usedKeys = new Set(
    checkedVersions.flatMap(({ version, content: accepted }) =>
      accepted && version.model ? [version.model] : [],
    ),
  );
  const newModels = [...models].flatMap(([key, { id, model, bytes }]) =>
    usedKeys.has(key) && bytes ? [{ id, model, bytes }] : [],
  );
  return {
    ...{ name: content.slug, newName, isNameSlug: true, versions, aliases, models: newModels },
    newParts: [
      { part: 'record', name: newName },
      ...newModels.map(({ model }) => ({ part: 'model' as const, name: model.name })),
      ...versions.map(({ number }) => ({ part: 'version' as const, name: `v${number}` })),
      ...aliases.map(({ name, version }) => ({ part: 'alias' as const, name: `${name} → v${version}` })),
    ],
    missing: checkedVersions.flatMap(({ missing }) => missing ?? []),
  };
}

/** Returns a stored model with the same bytes and mapping, else the one of the file, if the file contains its bytes. */
async function findUsableModel(
  database: Database,
  model: PortableModel,
  bytes: Uint8Array | undefined,
): Promise<UsableModel | undefined> {
  const equal = (await findEqualModels(database, model)).find(
    ({ metadata }) => model.kind === 'trained' || isDeepStrictEqual(metadata.mapping, model.metadata.mapping),
  );
  if (equal) return { id: equal.id, model, bytes: undefined };
  return bytes && { id: createId(), model, bytes };
}

interface VersionToCheck {
  readonly task: string;
  readonly version: PortableVersion;
  readonly definition: AlgorithmDefinition;
  readonly models: ReadonlyMap<string, UsableModel>;
}

type VersionCheck =
  | { readonly content: VersionContent; readonly missing?: never }
  | { readonly content?: never; readonly missing: MissingPart };

/** Returns the content with which a version of the file can be stored here, or the part that is missing here. */
function checkVersion(deps: AppDependencies, input: VersionToCheck, { user }: Actor): VersionCheck {
  const { task, version, definition, models } = input;
  const { number, engine, model: key, parameters, sample, note } = version;
  const reject = (part: MissingPart['part'], name: string): VersionCheck => ({
    missing: { part, name, affects: `v${number}`, isRequired: false },
  });
  const model = key === null ? undefined : models.get(key);
  if (key !== null && !model) {
    return reject('model', definition.models.find((one) => one.key === key)?.name ?? key);
  }
  // The file can omit the engine only for an uploaded model, because the model itself is the engine.
  if (engine === null && model?.model.kind !== 'onnx') return reject('engine', '');
  // A model that the import will store has no engine in the registry yet, so only its mapping can be checked.
  if (model?.bytes && model.model.kind === 'onnx') {
    // A user who uploads a model needs the permission `models`. So does a user whose import stores a model.
    if (!isAdmin(user) && !user.access.includes('models')) return reject('permission', 'models');
    const mapping = onnxMappingField.safeParse(model.model.metadata.mapping);
    if (!mapping.success || mapping.data.task !== task || Object.keys(parameters).length > 0) {
      return reject('parameters', 'mapping');
    }
    return { content: { engineId: getOnnxEngineId(model.id), parameters, sample, note } };
  }
  const isTrained = engine === trainedModelDescriptor.id && model?.model.kind === 'trained';
  const engineId = engine ?? getOnnxEngineId(model?.id ?? '');
  if (!deps.engines.find(engineId)?.descriptor.tasks.some((one) => one === task)) {
    // If the file names no engine, the model provides the engine. So the missing part is the model.
    if (engine === null) return reject('model', model?.model.name ?? '');
    const { part, name } = toMissingEngine(engineId);
    return reject(part, name);
  }
  const content = {
    ...{ engineId, sample, note },
    parameters: isTrained ? { ...parameters, model: model?.id } : parameters,
  };
  let checked: VersionContent = content;
  const rejected = findRejectedFields(() => {
    checked = validateContent(deps.engines, task, content);
  });
  return rejected ? reject('parameters', rejected.join(', ')) : { content: checked };
}
