import type { GridChoices } from '@atrium/spreadsheet';
import { NO_TRANSLATIONS, type TranslationMatcher } from '../files/index.ts';
import type { Edits, RowErrors } from './import-rows.ts';
import type { ImportedFile, Mapping } from './imported-file.ts';
import { NO_PROGRESS, type SendProgress } from './send-rows.ts';

interface Work {
  readonly done: number;
  readonly total: number;
}

/** The step of the wizard. */
export type ImportStage =
  | { readonly kind: 'pick'; readonly error?: unknown }
  | { readonly kind: 'reading'; readonly work: Work }
  /** The user maps the columns of the file to fields. */
  | { readonly kind: 'map' }
  | { readonly kind: 'checking'; readonly work: Work }
  /** The check is done. The user sees its result and can correct cells. */
  | { readonly kind: 'checked' }
  | { readonly kind: 'sending'; readonly work: Work }
  /** A call failed: the rows sent so far are stored, and the rest can follow. */
  | { readonly kind: 'interrupted'; readonly error: unknown }
  | { readonly kind: 'done'; readonly wasStopped: boolean };

export interface ImportState {
  readonly stage: ImportStage;
  readonly imported: ImportedFile | undefined;
  /** The same for all attempts to import one file, so that none of its rows is stored twice. */
  readonly importId: string;
  /** What the user chose instead of the detected encoding, separator or worksheet. */
  readonly gridChoices: GridChoices;
  readonly hasHeader: boolean;
  /** Whether rows with more or fewer cells than the first row are skipped. */
  readonly skipsUneven: boolean;
  readonly mapping: Mapping;
  /** Recognizes titles and labels of options in a file that was exported in another language. */
  readonly translationMatcher: TranslationMatcher;
  /** The errors of the rows that the check found invalid, by the row's index, in order. */
  readonly errorsInFile: ReadonlyMap<number, RowErrors>;
  /** The user's corrections. */
  readonly edits: Edits;
  /** The remaining errors of the rows that the user edited, by the row's index. */
  readonly errorsAfterEdits: ReadonlyMap<number, RowErrors>;
  readonly sent: SendProgress;
}

export const INITIAL_STATE: ImportState = {
  stage: { kind: 'pick' },
  imported: undefined,
  importId: '',
  gridChoices: {},
  hasHeader: true,
  skipsUneven: false,
  mapping: {},
  translationMatcher: NO_TRANSLATIONS,
  errorsInFile: new Map(),
  edits: new Map(),
  errorsAfterEdits: new Map(),
  sent: NO_PROGRESS,
};

type CheckResult = Pick<ImportState, 'errorsInFile' | 'errorsAfterEdits'>;

/** Returns the current errors of a row. */
export function getRowErrors({ errorsInFile, errorsAfterEdits }: CheckResult, index: number): RowErrors {
  return errorsAfterEdits.get(index) ?? errorsInFile.get(index) ?? {};
}

/** Returns whether a row currently cannot be stored. */
export function isInvalid(checked: CheckResult, index: number): boolean {
  return Object.keys(getRowErrors(checked, index)).length > 0;
}

/** Returns how many rows cannot be stored. It runs at every keystroke, so it visits only edited rows. */
export function countInvalid(checked: CheckResult): number {
  let count = checked.errorsInFile.size;
  for (const index of checked.errorsAfterEdits.keys()) {
    count += Number(isInvalid(checked, index)) - Number(checked.errorsInFile.has(index));
  }
  return count;
}
