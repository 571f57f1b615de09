import { ERROR_CODES, type MissingPart, type PortableDefinition, TASKS } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { assertColumns } from '../evaluation/data-set-service.ts';
import { chooseName } from './choose-name.ts';
import type { ImportPlan } from './import-plan.ts';
import { findDataSetNames, findTargetId } from './portable-repository.ts';

type DataSetContent = Extract<PortableDefinition, { readonly kind: 'data-set' }>['content'];

export interface DataSetPlan extends ImportPlan {
  /** The ids of the targets of the gate that exist on this server. */
  readonly targetIds: readonly string[];
}

/**
 * Plans the import of a data set.
 *
 * @param requestedName The name that the user has chosen instead of the name in the file.
 * @throws BusinessError `invalid` when the table lacks the columns or images that the task needs.
 */
export async function planDataSet(
  { database }: AppDependencies,
  content: DataSetContent,
  requestedName: string | undefined,
): Promise<DataSetPlan> {
  assertColumns(content);
  assertImageKeys(content);
  const newName = await chooseName(requestedName ?? content.name, (prefix) =>
    findDataSetNames(database, prefix),
  );
  const targetIds: string[] = [];
  const missing: MissingPart[] = [];
  for (const { kind, slug } of content.gate.targets) {
    const id = await findTargetId(database, kind, slug);
    if (id === undefined) missing.push({ part: 'gateTarget', name: slug, affects: slug, isRequired: false });
    else targetIds.push(id);
  }
  const newParts = [{ part: 'record' as const, name: newName }];
  return { name: content.name, newName, isNameSlug: false, newParts, missing, targetIds };
}

/** Checks that each row of a task with images begins with the key of an image, and that other tasks have no images. */
function assertImageKeys({ task, content: { rows }, images = [] }: DataSetContent): void {
  const keys = new Set(images.map(({ key }) => key));
  const isValid =
    TASKS[task].input === 'image' ? rows.every(([key]) => keys.has(String(key))) : keys.size === 0;
  if (!isValid) throw new BusinessError(ERROR_CODES.invalid, undefined, ['content.images']);
}
