import type { ImportPreview, MissingPart } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { ONNX_ID_PREFIX } from '../onnx-model/onnx-metadata.ts';

/** What an import would create, and what is missing on this server. */
export interface ImportPlan {
  /** The name or slug in the file. */
  readonly name: string;
  /** The name or slug that the new record gets. */
  readonly newName: string;
  /** Whether `name` and `newName` are slugs. */
  readonly isNameSlug: boolean;
  /** The record and its parts that the import would create. */
  readonly newParts: ImportPreview['creates'];
  readonly missing: readonly MissingPart[];
}

/** Returns the entry for a missing part without which the import is rejected. */
export function toMissingRequiredPart(part: MissingPart['part'], name: string): MissingPart {
  return { part, name, affects: '', isRequired: true };
}

/**
 * Returns the missing part for an engine: the uploaded model that provides it, its connection if the id contains a
 * period, else the engine itself.
 */
export function toMissingEngine(engine: string): Pick<MissingPart, 'part' | 'name'> {
  if (engine.startsWith(ONNX_ID_PREFIX)) return { part: 'model', name: engine };
  return { part: engine.includes('.') ? 'connection' : 'engine', name: engine };
}

/** Returns the fields that a check rejects. Undefined if it accepts all values. */
export function findRejectedFields(check: () => unknown): readonly string[] | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof BusinessError) return error.fields;
    throw error;
  }
}
