import type { OnnxInspection, OnnxMapping } from '@atrium/contract';
import type { ModelFileRow } from '../model-file/model-file-repository.ts';

/** The metadata of a stored model file of the kind `onnx`. */
export interface OnnxMetadata extends OnnxInspection {
  readonly mapping: OnnxMapping;
}

/** Reads metadata that {@link createOnnxModel} has stored. */
export function readOnnxMetadata({ metadata }: Pick<ModelFileRow, 'metadata'>): OnnxMetadata {
  return metadata as unknown as OnnxMetadata;
}

/** The beginning of the engine ids of uploaded models. */
export const ONNX_ID_PREFIX = 'onnx.';

/** Returns the id of the engine that a model provides. */
export function getOnnxEngineId(fileId: string): string {
  return `${ONNX_ID_PREFIX}${fileId}`;
}
