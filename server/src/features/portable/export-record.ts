import { createHash } from 'node:crypto';
import {
  APP_KINDS,
  type DataSet,
  type DataSetContent,
  ERROR_CODES,
  PORTABLE_FORMAT,
  type PortableDefinition,
  type PortableImage,
  type PortableKind,
  type PortableModel,
  type PortableVersion,
  TASKS,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { trainedModelDescriptor } from '../../engines/table-model/trained-model-descriptor.ts';
import { readAlgorithm } from '../algorithm/algorithm-service.ts';
import { readApp } from '../app/app-service.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findDataSetImage } from '../evaluation/data-set-image-repository.ts';
import { readDataSet } from '../evaluation/data-set-service.ts';
import { readItem } from '../item/item-service.ts';
import { type ModelFileRow, readModelBytes } from '../model-file/model-file-repository.ts';
import { ONNX_ID_PREFIX, readOnnxMetadata } from '../onnx-model/onnx-metadata.ts';
import { assertFileSize, type DefinitionBundle, writeDefinitionBundle } from './definition-bundle.ts';
import { findModelFiles, findSlugs, findVersionContents } from './portable-repository.ts';

type Definition<Kind extends PortableKind> = Extract<PortableDefinition, { readonly kind: Kind }>;

interface ById {
  readonly id: string;
}

const HEADER = { format: PORTABLE_FORMAT.name, version: PORTABLE_FORMAT.version } as const;
const NO_FILES = { models: new Map<string, Uint8Array>(), images: new Map<string, Uint8Array>() } as const;

/**
 * Returns the use case that exports records of a kind.
 *
 * @throws BusinessError `notFound` in the same cases as the call that returns the record.
 */
export function exportRecord(kind: PortableKind) {
  return async (deps: AppDependencies, { id }: ById, actor: Actor): Promise<Blob> =>
    writeDefinitionBundle(await EXPORTERS[kind](deps, id, actor));
}

type Exporter = (deps: AppDependencies, id: string, actor: Actor) => Promise<DefinitionBundle>;

const EXPORTERS: Readonly<Record<PortableKind, Exporter>> = {
  app: exportApp,
  algorithm: exportAlgorithm,
  recognition: exportItem('recognition'),
  nlp: exportItem('nlp'),
  'data-set': exportDataSet,
};

async function exportApp(deps: AppDependencies, id: string, actor: Actor): Promise<DefinitionBundle> {
  const app = await readAnyApp(deps, id, actor);
  const {
    name,
    description,
    icon,
    kind,
    targetSlug: slug,
    binding,
    overrides,
    logPolicy,
    retentionDays,
    perMinute,
    perDay,
    atOnce,
  } = app;
  const content = {
    ...{ name, description, icon },
    target: { kind, slug },
    ...{ binding, overrides, logPolicy, retentionDays },
    ...(perMinute === null ? {} : { perMinute }),
    ...(perDay === null ? {} : { perDay }),
    ...(atOnce === null ? {} : { atOnce }),
  };
  return { definition: { ...HEADER, kind: 'app', content, models: [] }, ...NO_FILES };
}

/** Reads an app of any kind, because the call does not state the kind. */
async function readAnyApp(deps: AppDependencies, id: string, actor: Actor) {
  for (const kind of APP_KINDS) {
    const app = await readApp({ ...deps, kind }, { id }, actor).catch((error: unknown) => {
      if (error instanceof BusinessError && error.code === ERROR_CODES.notFound) return undefined;
      throw error;
    });
    if (app) return app;
  }
  throw new BusinessError(ERROR_CODES.notFound);
}

function exportItem(kind: 'recognition' | 'nlp'): Exporter {
  return async (deps, id, actor) => {
    const item = await readItem({ ...deps, kind }, { id }, actor);
    const { slug, name, task, engine, description, tags, sample, parameters } = item;
    const content = { slug, name, task, engine, description, tags, sample, parameters };
    const definition = { ...HEADER, kind, content, models: [] } as Definition<typeof kind>;
    return { definition, ...NO_FILES };
  };
}

type GateTarget = Definition<'data-set'>['content']['gate']['targets'][number];

async function exportDataSet(deps: AppDependencies, id: string): Promise<DefinitionBundle> {
  const found = await readDataSet(deps, { id });
  const {
    name,
    task,
    description,
    textColumn,
    expectedColumn,
    horizon,
    season,
    content: table,
    gate,
  } = found;
  const { isOn, targetIds, minimum, isNotWorse } = gate;
  const slugs = await Promise.all(
    APP_KINDS.map(async (kind) => ({ kind, slugById: await findSlugs(deps.database, kind, targetIds) })),
  );
  // The ids of removed targets have no slug, and are left out.
  const targets = targetIds.flatMap((target): readonly GateTarget[] =>
    slugs.flatMap(({ kind, slugById }) => {
      const slug = slugById.get(target);
      return slug === undefined ? [] : [{ kind, slug }];
    }),
  );
  const { rows, imageEntries, imageBytes } = await exportImages(deps, found);
  const content = {
    ...{ name, task, description, textColumn, expectedColumn, horizon, season },
    content: { ...table, rows },
    ...(imageEntries.length > 0 ? { images: imageEntries } : {}),
    gate: { isOn, targets, minimum, isNotWorse },
  };
  return {
    definition: { ...HEADER, kind: 'data-set', content, models: [] },
    ...NO_FILES,
    images: imageBytes,
  };
}

/**
 * Returns the rows with keys instead of the ids of images, the entries of the images in the definition, and the bytes
 * of the images by key.
 */
async function exportImages({ database }: AppDependencies, { task, content }: DataSet) {
  const imageBytes = new Map<string, Uint8Array>();
  if (TASKS[task].input !== 'image') return { rows: content.rows, imageEntries: [], imageBytes };
  const imageEntries: PortableImage[] = [];
  const rows: DataSetContent['rows'] = [];
  let byteCount = 0;
  for (const [id, ...cells] of content.rows) {
    const key = `image-${imageEntries.length + 1}`;
    const image = await findDataSetImage(database, String(id));
    if (!image) throw new BusinessError(ERROR_CODES.notFound);
    byteCount += image.file.length;
    assertFileSize(byteCount);
    imageBytes.set(key, image.file);
    imageEntries.push({
      key,
      sha256: createHash('sha256').update(image.file).digest('hex'),
      size: image.file.length,
    });
    rows.push([key, ...cells]);
  }
  return { rows, imageEntries, imageBytes };
}

async function exportAlgorithm(deps: AppDependencies, id: string, actor: Actor): Promise<DefinitionBundle> {
  const { database } = deps;
  const { slug, name, task, description, tags, aliases } = await readAlgorithm(deps, { id }, actor);
  const rows = await findVersionContents(database, id);
  const files = await findModelFiles(database, rows.flatMap(listModelIds));
  // The model files in the order of the versions that use them.
  const usedFiles = [...new Set(rows.flatMap(listModelIds))].flatMap((modelId) => {
    const file = files.find((one) => one.id === modelId);
    return file ? [file] : [];
  });
  const keys = new Map(usedFiles.map((file, index) => [file.id, `model-${index + 1}`]));
  const versions = rows.map((row): PortableVersion => {
    const [modelId] = listModelIds(row);
    const { number, engineId, parameters, sample, note, status } = row;
    const model = modelId === undefined ? null : (keys.get(modelId) ?? null);
    // The parameter `model` of a trained model is an id of this server. In the file, the field `model` replaces it.
    const { model: _, ...otherParameters } = parameters;
    return {
      number,
      engine: engineId.startsWith(ONNX_ID_PREFIX) ? null : engineId,
      model,
      parameters: engineId === trainedModelDescriptor.id ? otherParameters : parameters,
      sample: sample ?? null,
      note,
      isReady: status === 'ready',
    };
  });
  const content = {
    ...{ slug, name, task, description, tags, versions },
    aliases: aliases.map(({ name: alias, version }) => ({ name: alias, version })),
  };
  const models = usedFiles.map((file): PortableModel => toPortableModel(file, keys.get(file.id) ?? ''));
  const modelBytes = new Map<string, Uint8Array>();
  for (const file of usedFiles) {
    const found = await readModelBytes(database, file.id);
    if (found) modelBytes.set(keys.get(file.id) ?? '', found);
  }
  return { definition: { ...HEADER, kind: 'algorithm', content, models }, ...NO_FILES, models: modelBytes };
}

/** Returns a list with the id of the model file that a version uses, or an empty list. */
function listModelIds({
  engineId,
  parameters,
}: {
  readonly engineId: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}): readonly string[] {
  if (engineId.startsWith(ONNX_ID_PREFIX)) return [engineId.slice(ONNX_ID_PREFIX.length)];
  return engineId === trainedModelDescriptor.id && typeof parameters.model === 'string'
    ? [parameters.model]
    : [];
}

function toPortableModel(file: ModelFileRow, key: string): PortableModel {
  const { kind, name, sha256, size, metadata } = file;
  return {
    ...{ key, kind, name, sha256, size },
    // An import reads the tensors from the bytes again.
    metadata: kind === 'onnx' ? { mapping: readOnnxMetadata(file).mapping } : metadata,
  };
}
