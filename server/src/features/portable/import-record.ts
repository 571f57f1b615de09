import {
  type DataSetContent,
  ERROR_CODES,
  type ImportedRecord,
  type ImportPreview,
  type PortableKind,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { toUploadedImage } from '../../http/to-uploaded-image.ts';
import { createApp } from '../app/app-service.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { storeDataSetImage } from '../evaluation/data-set-image-service.ts';
import { createDataSet } from '../evaluation/data-set-service.ts';
import { createItem } from '../item/item-service.ts';
import { type DefinitionBundle, readDefinitionBundle } from './definition-bundle.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportPlan } from './import-plan.ts';
import { planAlgorithm } from './plan-algorithm.ts';
import { planApp } from './plan-app.ts';
import { planDataSet } from './plan-data-set.ts';
import { planItem } from './plan-item.ts';
import { storeAlgorithm } from './store-algorithm.ts';

type Stored = Pick<ImportedRecord, 'id' | 'appKind' | 'unvalidated'>;

interface Options {
  /** The requested name of the new record, or its slug. By default, the plan chooses one. */
  readonly name?: string | undefined;
}

/** A plan, and the function that stores it. */
interface Prepared {
  readonly plan: ImportPlan;
  readonly store: () => Promise<Stored>;
}

/** Returns the use case that previews the import of a record of this kind. */
export function previewImport(kind: PortableKind) {
  return async (deps: AppDependencies, options: Options, context: ImportContext): Promise<ImportPreview> =>
    previewBundle(deps, await readBundleOfKind(kind, context), options, context);
}

/** Describes what an import would store. Nothing is stored. */
export async function previewBundle(
  deps: AppDependencies,
  bundle: DefinitionBundle,
  { name: requestedName }: Options,
  context: ImportContext,
): Promise<ImportPreview> {
  const { plan } = await prepareBundle(deps, bundle, requestedName, context);
  const { name, newName, isNameSlug: isSlug, newParts, missing } = plan;
  const { kind } = bundle.definition;
  return { kind, name, newName, isSlug, creates: [...newParts], missing: [...missing] };
}

/** Returns the use case that stores the record of a file. */
export function importRecord(kind: PortableKind) {
  return async (deps: AppDependencies, options: Options, context: ImportContext): Promise<ImportedRecord> =>
    importBundle(deps, await readBundleOfKind(kind, context), options, context);
}

/**
 * Stores the record of a file. Optional parts that are missing are left out.
 *
 * @throws BusinessError `importBlocked` when a required part is missing, and those of the use case that creates such a
 * record.
 */
export async function importBundle(
  deps: AppDependencies,
  bundle: DefinitionBundle,
  { name: requestedName }: Options,
  context: ImportContext,
): Promise<ImportedRecord> {
  const { plan, store } = await prepareBundle(deps, bundle, requestedName, context);
  const required = plan.missing.filter(({ isRequired }) => isRequired);
  if (required.length > 0) {
    const names = required.map(({ name }) => name).join(', ');
    throw new BusinessError(ERROR_CODES.importBlocked, { names, list: required });
  }
  return { kind: bundle.definition.kind, name: plan.newName, ...(await store()) };
}

/** @throws BusinessError `portableKind` when the file has a record of another kind. */
async function readBundleOfKind(kind: PortableKind, context: ImportContext): Promise<DefinitionBundle> {
  const bundle = await readImport(context);
  if (bundle.definition.kind !== kind) throw new BusinessError(ERROR_CODES.portableKind);
  return bundle;
}

/** Parses the file of a request. */
export function readImport({ file }: Pick<ImportContext, 'file'>): Promise<DefinitionBundle> {
  if (!file || file.bytes.length === 0) throw new BusinessError(ERROR_CODES.invalid, undefined, ['file']);
  return readDefinitionBundle(file.bytes);
}

async function prepareBundle(
  deps: AppDependencies,
  bundle: DefinitionBundle,
  requestedName: string | undefined,
  context: ImportContext,
): Promise<Prepared> {
  const { definition } = bundle;
  switch (definition.kind) {
    case 'app': {
      const { target, ...content } = definition.content;
      const plan = await planApp(deps, definition.content, requestedName, context);
      const { newName: name, targetId = '', overrides } = plan;
      const app = { ...content, name, targetId, overrides };
      const store = async () => {
        const { id } = await createApp({ ...deps, kind: target.kind }, app, context);
        return { id, appKind: target.kind, unvalidated: [] };
      };
      return { plan, store };
    }
    case 'recognition':
    case 'nlp': {
      const { kind, content } = definition;
      const plan = await planItem(deps, kind, content, requestedName);
      const draft = { ...content, slug: plan.newName };
      return { plan, store: async () => toStored(await createItem({ ...deps, kind }, draft, context)) };
    }
    case 'data-set': {
      const { gate, images = [], ...content } = definition.content;
      const plan = await planDataSet(deps, definition.content, requestedName);
      const { isOn, minimum, isNotWorse } = gate;
      const targetIds = [...plan.targetIds];
      const draft = { ...content, name: plan.newName, gate: { isOn, targetIds, minimum, isNotWorse } };
      const store = async () => {
        const rows =
          images.length > 0
            ? await importImages(deps, content.content.rows, bundle.images, context)
            : content.content.rows;
        return toStored(
          await createDataSet(deps, { ...draft, content: { ...content.content, rows } }, context),
        );
      };
      return { plan, store };
    }
    case 'algorithm': {
      const plan = await planAlgorithm(deps, { ...bundle, definition }, requestedName, context);
      return { plan, store: () => storeAlgorithm(deps, definition.content, plan, context) };
    }
  }
}

/** Stores images, and returns the rows with the ids of the images instead of their keys. */
async function importImages(
  deps: AppDependencies,
  rows: DataSetContent['rows'],
  images: DefinitionBundle['images'],
  context: ImportContext,
): Promise<DataSetContent['rows']> {
  const ids = new Map<string, string>();
  for (const [key, bytes] of images) {
    ids.set(key, await storeDataSetImage(deps, toUploadedImage({ name: key, bytes }), context));
  }
  return rows.map(([key, ...cells]) => [ids.get(String(key)) ?? null, ...cells]);
}

function toStored({ id }: { readonly id: string }): Stored {
  return { id, unvalidated: [] };
}
