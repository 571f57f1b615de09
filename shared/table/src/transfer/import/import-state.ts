import type { GridChoices } from '@atrium/spreadsheet';
import type { Edits, RowFaults } from './import-rows.ts';
import type { ImportedFile, Mapping } from './imported-file.ts';
import type { Sent } from './send-rows.ts';

export interface Work {
  readonly done: number;
  readonly total: number;
}

/** Where the wizard stands. */
export type ImportStage =
  | { readonly kind: 'pick'; readonly error?: unknown }
  | { readonly kind: 'reading'; readonly work: Work }
  | { readonly kind: 'map' }
  | { readonly kind: 'checking'; readonly work: Work }
  | { readonly kind: 'check' }
  | { readonly kind: 'sending'; readonly work: Work }
  /** A call failed: what was sent is stored, and the rest can follow. */
  | { readonly kind: 'interrupted'; readonly error: unknown }
  | { readonly kind: 'done'; readonly wasStopped: boolean };

export interface ImportState {
  readonly stage: ImportStage;
  readonly imported: ImportedFile | undefined;
  readonly choices: GridChoices;
  readonly hasHeader: boolean;
  readonly mapping: Mapping;
  readonly bad: ReadonlyMap<number, RowFaults>;
  readonly edits: Edits;
  readonly sent: Sent;
}
