import type { ImportPreview, MissingPart } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';

/** What an import would do. */
export interface ImportPlan {
  readonly name: string;
  readonly newName: string;
  readonly isSlug: boolean;
  readonly creates: ImportPreview['creates'];
  readonly missing: readonly MissingPart[];
}

/** Returns a missing part without which nothing can be imported. */
export function requirePart(part: MissingPart['part'], name: string): MissingPart {
  return { part, name, affects: '', isRequired: true };
}

/** Returns the missing engine of a record. Engines of connections have a period in their ids. */
export function toMissingEngine(engine: string): Pick<MissingPart, 'part' | 'name'> {
  return { part: engine.includes('.') ? 'connection' : 'engine', name: engine };
}

/** Returns the fields that a check rejects; undefined if it accepts the values. */
export function findRejectedFields(check: () => unknown): readonly string[] | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof BusinessError) return error.fields;
    throw error;
  }
}
