import type { GridChoices } from '@atrium/spreadsheet';
import type { Edits, RowFaults } from './import-rows.ts';
import type { ImportedFile, Mapping } from './imported-file.ts';
import { type AreTranslations, NO_TRANSLATIONS } from './load-translations.ts';
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
  readonly skipsUneven: boolean;
  readonly mapping: Mapping;
  /** Knows titles and choices of a file that was exported in another language. */
  readonly areTranslations: AreTranslations;
  /** Rows that were found bad when the file was checked, in order. */
  readonly bad: ReadonlyMap<number, RowFaults>;
  /** What was put in place of words of the file, and what is still wrong with those rows. */
  readonly edits: Edits;
  readonly corrected: ReadonlyMap<number, RowFaults>;
  readonly sent: Sent;
}

export const BEGINNING: ImportState = {
  stage: { kind: 'pick' },
  imported: undefined,
  importId: '',
  choices: {},
  hasHeader: true,
  skipsUneven: false,
  mapping: {},
  areTranslations: NO_TRANSLATIONS,
  bad: new Map(),
  edits: new Map(),
  corrected: new Map(),
  sent: NOTHING_SENT,
};

type Checked = Pick<ImportState, 'bad' | 'corrected'>;

/** What is wrong with a row as it stands. */
export function faultsAt({ bad, corrected }: Checked, index: number): RowFaults {
  return corrected.get(index) ?? bad.get(index) ?? {};
}

/** Whether a row can't be stored as it stands. */
export function isBad(checked: Checked, index: number): boolean {
  return Object.keys(faultsAt(checked, index)).length > 0;
}

/** How many rows can't be stored; asked at every keystroke, so only what was corrected is walked. */
export function countBad(checked: Checked): number {
  let count = checked.bad.size;
  for (const index of checked.corrected.keys()) {
    count += Number(isBad(checked, index)) - Number(checked.bad.has(index));
  }
  return count;
}
