import { type GridChoices, type Progress, type Row, readGrid } from '@atrium/spreadsheet';
import type { FormDefinition } from '../core/index.ts';
import { createPageYielder } from './create-page-yielder.ts';
import { guessMapping } from './guess-mapping.ts';
import { findRowErrors, type ImportInput, type RowErrors } from './import-rows.ts';
import { countInvalid, type ImportState, INITIAL_STATE, isInvalid } from './import-state.ts';
import { createImportedFile, NO_ROWS } from './imported-file.ts';
import { loadTranslations } from './load-translations.ts';
import { type SendProgress, sendRows } from './send-rows.ts';

/** The state and the actions that the steps of the wizard share. */
export interface ImportContext {
  readonly fields: ImportInput['fields'];
  readonly form: FormDefinition<unknown>;
  /** Returns the latest state, also before the next rendering. */
  getState(): ImportState;
  change(changed: Partial<ImportState>): void;
  /** Cancels the current work and returns the signal of the next work. */
  begin(): AbortSignal;
}

/** Returns the rows of the current file, and everything that is needed to convert them to the rows of a call. */
export function createImportInput({
  fields,
  form,
  getState,
}: Pick<ImportContext, 'fields' | 'form' | 'getState'>): ImportInput {
  const { imported, mapping, translationMatcher, ...dataRowChoices } = getState();
  return {
    ...(imported?.getDataRows(dataRowChoices) ?? NO_ROWS),
    fields,
    schema: form.schema,
    mapping,
    translationMatcher,
  };
}

/** Reads a file and guesses its column mapping. */
export async function readFile(context: ImportContext, file: File, gridChoices: GridChoices): Promise<void> {
  const signal = context.begin();
  const rows: Row[] = [];
  const show = (done: number) => context.change({ stage: { kind: 'reading', work: { done, total: 1 } } });
  show(0);
  try {
    const translations = loadTranslations();
    const shape = await readGrid(file, gridChoices, {
      signal,
      onRows: (more) => rows.push(...more),
      onProgress: createRatioReporter(show),
    });
    const translationMatcher = await translations;
    signal.throwIfAborted();
    context.change({
      ...INITIAL_STATE,
      stage: { kind: 'map' },
      gridChoices,
      importId: newId(),
      imported: createImportedFile(file, shape, rows),
      translationMatcher,
      mapping: guessMapping(rows[0] ?? [], context.fields, translationMatcher),
    });
  } catch (error) {
    if (!signal.aborted) context.change({ ...INITIAL_STATE, stage: { kind: 'pick', error } });
  }
}

/** The share of unpacking in the progress of reading an archive. */
const UNPACKING_SHARE = 0.2;

/** Returns a function that converts the reader's progress to a ratio of the whole work. */
function createRatioReporter(show: (ratio: number) => void): (progress: Progress) => void {
  // Stays 0 for a csv file, which is not unpacked.
  let unpackingShare = 0;
  return ({ phase, done, total }) => {
    if (total === 0) return;
    if (phase === 'unpacking') unpackingShare = UNPACKING_SHARE;
    show(
      phase === 'unpacking'
        ? (unpackingShare * done) / total
        : unpackingShare + ((1 - unpackingShare) * done) / total,
    );
  };
}

/** Validates the cells of all rows. */
export async function checkFile(context: ImportContext): Promise<void> {
  const signal = context.begin();
  const importInput = createImportInput(context);
  const total = importInput.rows.length;
  const show = (done: number) => context.change({ stage: { kind: 'checking', work: { done, total } } });
  show(0);
  try {
    const errorsInFile = await checkRows(importInput, signal, show);
    context.change({
      stage: { kind: 'checked' },
      errorsInFile,
      edits: new Map(),
      errorsAfterEdits: new Map(),
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Stores the valid rows. After an interruption, it continues with the first row that is not stored. */
export async function storeRows(context: ImportContext): Promise<void> {
  const { importRows } = context.form.source;
  if (!importRows) throw new Error('To import rows, the source of the form must have `importRows`');
  const signal = context.begin();
  const state = context.getState();
  const { edits, sent, importId } = state;
  const importInput = createImportInput(context);
  const total = importInput.rows.length - countInvalid(state);
  const isValid = (index: number) => !isInvalid(state, index);
  const show = (now: SendProgress) =>
    context.change({ sent: now, stage: { kind: 'sending', work: { done: now.done, total } } });
  show(sent);
  try {
    await sendRows({ importInput, edits, isValid, importId }, importRows, sent, signal, show);
    context.change({ stage: { kind: 'done', wasStopped: false } });
  } catch (error) {
    if (!signal.aborted) context.change({ stage: { kind: 'interrupted', error } });
  }
}

const ROWS_PER_REPORT = 500;

/** Validates every row with the server's schema, in time slices. Returns the errors of the invalid rows. */
export async function checkRows(
  importInput: ImportInput,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<number, RowErrors>> {
  const errorsByRow = new Map<number, RowErrors>();
  const yieldToPage = createPageYielder(signal);
  const noEdits = new Map();
  for (let index = 0; index < importInput.rows.length; index += 1) {
    const errors = findRowErrors(importInput, noEdits, index);
    if (Object.keys(errors).length > 0) errorsByRow.set(index, errors);
    if (index % ROWS_PER_REPORT === 0) onProgress(index);
    await yieldToPage();
  }
  return errorsByRow;
}

/** Returns a random UUID. On pages without HTTPS, browsers do not provide `crypto.randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
