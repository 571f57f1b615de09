import type { Row } from '@atrium/spreadsheet';
import type { ColumnOption } from '../core/index.ts';
import { createSlices } from './create-slices.ts';
import { numberOf, type RowFaults, wordsOf } from './import-rows.ts';
import { countBad, faultsAt, isBad } from './import-state.ts';
import type { ImportWizard } from './use-import.ts';

interface FailedWords {
  /** Explains why a field is rejected on this page. */
  fault(fault: RowFaults[string], options: readonly ColumnOption[]): string;
  /** Explains why the server rejected a row. */
  refusal(code: number): string;
}

type Failed = Pick<ImportWizard, 'state' | 'maker' | 'fields'>;

const ROWS_PER_PIECE = 100;

/** Returns how many rows were rejected individually. */
export function countFailed({ state }: Pick<Failed, 'state'>): number {
  return state.sent.refused.length + countBad(state);
}

/**
 * Yields the rows that were not stored, with their number in the file and the reason, in chunks; the page stays
 * responsive.
 */
export async function* failedChunks(failed: Failed, labels: FailedWords): AsyncGenerator<readonly Row[]> {
  const { state, maker, fields } = failed;
  const nextSlice = createSlices(new AbortController().signal);
  const reasonOf = createReasons(failed, labels);
  let piece: Row[] = [];
  for (let index = 0; index < maker.rows.length; index += 1) {
    await nextSlice();
    const reason = reasonOf(index);
    if (reason === undefined) continue;
    const cells = fields.map(({ name }) => wordsOf(maker, state.edits, index, name));
    piece.push([numberOf(maker, index), ...cells, reason]);
    if (piece.length < ROWS_PER_PIECE) continue;
    yield piece;
    piece = [];
  }
  yield piece;
}

/** Returns why a row was not stored; nothing for a row that was stored or not sent. */
function createReasons(
  { state, maker, fields }: Failed,
  labels: FailedWords,
): (index: number) => string | undefined {
  const fieldOf = (name: string | null) => fields.find((field) => field.name === name);
  const refused = new Map(state.sent.refused.map((one) => [one.row, one]));
  const faultWords = ([name, fault]: [string, RowFaults[string]]) => {
    const { label = name, rule, options = [] } = fieldOf(name) ?? {};
    return `${label}: ${rule ?? labels.fault(fault, options)}`;
  };
  return (index) => {
    if (isBad(state, index)) return Object.entries(faultsAt(state, index)).map(faultWords).join('; ');
    const refusal = refused.get(numberOf(maker, index));
    if (!refusal) return undefined;
    const label = fieldOf(refusal.field)?.label;
    return label ? `${label}: ${labels.refusal(refusal.code)}` : labels.refusal(refusal.code);
  };
}
