import type { Row } from '@atrium/spreadsheet';
import type { ColumnOption } from '../core/index.ts';
import { createPageYielder } from './create-page-yielder.ts';
import { getImportText, getRowNumber, type RowErrors } from './import-rows.ts';
import { countInvalid, getRowErrors, isInvalid } from './import-state.ts';
import type { ImportWizard } from './use-import.ts';

interface FailedLabels {
  /** Explains why the check in the browser rejects a field. */
  describeError(error: RowErrors[string], options: readonly ColumnOption[]): string;
  /** Explains why the server rejected a row. */
  describeRejection(code: number): string;
}

type FailedImport = Pick<ImportWizard, 'state' | 'importInput' | 'fields'>;

const ROWS_PER_CHUNK = 100;

/** Returns how many rows were not stored because the browser or the server rejected them. */
export function countFailed({ state }: Pick<FailedImport, 'state'>): number {
  return state.sent.rejected.length + countInvalid(state);
}

/**
 * Yields the rows that the browser or the server rejected, in chunks, each with its number in the file and the reason.
 * The page stays responsive.
 */
export async function* createFailedChunks(
  failed: FailedImport,
  labels: FailedLabels,
): AsyncGenerator<readonly Row[]> {
  const { state, importInput, fields } = failed;
  // Nothing cancels this work, so its signal never aborts.
  const yieldToPage = createPageYielder(new AbortController().signal);
  const getReason = createReasonFinder(failed, labels);
  let chunk: Row[] = [];
  for (let index = 0; index < importInput.rows.length; index += 1) {
    await yieldToPage();
    const reason = getReason(index);
    if (reason === undefined) continue;
    const cells = fields.map(({ name }) => getImportText(importInput, state.edits, index, name));
    chunk.push([getRowNumber(importInput, index), ...cells, reason]);
    if (chunk.length < ROWS_PER_CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  yield chunk;
}

/**
 * Returns a function that returns why the browser or the server rejected a row. For every other row, it returns
 * undefined: for a row that was stored, and for a valid row that was not sent.
 */
function createReasonFinder(
  { state, importInput, fields }: FailedImport,
  labels: FailedLabels,
): (index: number) => string | undefined {
  const findField = (name: string | null) => fields.find((field) => field.name === name);
  const rejected = new Map(state.sent.rejected.map((rejection) => [rejection.row, rejection]));
  const describeError = ([name, error]: [string, RowErrors[string]]) => {
    const { label = name, rule, options = [] } = findField(name) ?? {};
    return `${label}: ${rule ?? labels.describeError(error, options)}`;
  };
  return (index) => {
    if (isInvalid(state, index))
      return Object.entries(getRowErrors(state, index)).map(describeError).join('; ');
    const rejection = rejected.get(getRowNumber(importInput, index));
    if (!rejection) return undefined;
    const label = findField(rejection.field)?.label;
    return label
      ? `${label}: ${labels.describeRejection(rejection.code)}`
      : labels.describeRejection(rejection.code);
  };
}
