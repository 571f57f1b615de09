import type { GridChoices } from '@atrium/spreadsheet';
import type { Edits, RowFaults } from './import-rows.ts';
import type { ImportedFile, Mapping } from './imported-file.ts';
import { NOTHING_SENT, type Sent } from './send-rows.ts';

interface Work {
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
  /** The same for all tries of one file, so that none of its rows is stored twice. */
  readonly importId: string;
  readonly choices: GridChoices;
  readonly hasHeader: boolean;
  readonly mapping: Mapping;
  /** Rows that were found bad; one that was mended stays, without faults. */
  readonly bad: ReadonlyMap<number, RowFaults>;
  readonly edits: Edits;
  readonly sent: Sent;
}

export const BEGINNING: ImportState = {
  stage: { kind: 'pick' },
  imported: undefined,
  importId: '',
  choices: {},
  hasHeader: true,
  mapping: {},
  bad: new Map(),
  edits: new Map(),
  sent: NOTHING_SENT,
};

/** Whether a row can't be stored as it stands. */
export function isBad({ bad }: Pick<ImportState, 'bad'>, index: number): boolean {
  const faults = bad.get(index);
  return faults !== undefined && Object.keys(faults).length > 0;
}
