import { ERROR_CODES, type ItemContent, type ItemKind, type MissingPart } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { checkContent } from '../item/check-content.ts';
import { chooseSlug } from './choose-name.ts';
import { type ImportPlan, toMissingEngine, toMissingRequiredPart } from './import-plan.ts';

/**
 * Plans the import of an item.
 *
 * @param requestedSlug The slug that the user has chosen instead of the slug in the file.
 */
export async function planItem(
  { database, engines }: AppDependencies,
  kind: ItemKind,
  content: ItemContent,
  requestedSlug: string | undefined,
): Promise<ImportPlan> {
  const newName = await chooseSlug(database, kind, requestedSlug ?? content.slug);
  return {
    ...{ name: content.slug, newName, isNameSlug: true },
    newParts: [{ part: 'record', name: newName }],
    missing: findMissing(engines, content),
  };
}

/** Returns what prevents a run of the item here: its missing engine, or the parameters that the engine rejects. */
function findMissing(engines: AppDependencies['engines'], content: ItemContent): readonly MissingPart[] {
  try {
    checkContent(engines, content);
    return [];
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    if (error.code !== ERROR_CODES.engineUnavailable) {
      return [toMissingRequiredPart('parameters', error.fields.join(', '))];
    }
    const { part, name } = toMissingEngine(content.engine);
    return [toMissingRequiredPart(part, name)];
  }
}
