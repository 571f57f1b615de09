import type { OnnxMapping, TableInput } from '@atrium/contract';

/**
 * A request to the process that runs uploaded models: it loads a model, runs the loaded one, or
 * does both.
 */
export interface OnnxRequest {
  /** The file of a model, which replaces the loaded one. */
  readonly model?: Uint8Array;
  readonly run?: { readonly mapping: OnnxMapping; readonly input: TableInput };
}
