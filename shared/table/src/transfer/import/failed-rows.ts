import type { Row } from '@atrium/spreadsheet';
import { type RowFaults, wordsOf } from './import-rows.ts';
import { isBad } from './import-state.ts';
import type { ImportWizard } from './use-import.ts';

interface FailedWords {
  /** Why a field is refused here. */
  fault(fault: RowFaults[string]): string;
  /** Why the server refused a row. */
  refusal(code: number): string;
}

type Failed = Pick<ImportWizard, 'state' | 'maker' | 'fields'>;

const ROWS_PER_PIECE = 500;

/** How many rows were not stored for a reason of their own. */
export function countFailed({ state }: Pick<Failed, 'state'>): number {
  let count = state.sent.refused.length;
  for (const index of state.bad.keys()) if (isBad(state, index)) count += 1;
  return count;
}

/** Rows that were not stored, with their place in the file and why, in pieces. */
export async function* failedPieces(failed: Failed, words: FailedWords): AsyncGenerator<readonly Row[]> {
  const { state, maker, fields } = failed;
  const reasons = new Map<number, () => string>();
  const fieldOf = (name: string | null) => fields.find((field) => field.name === name);
  for (const [index, faults] of state.bad) {
    if (!isBad(state, index)) continue;
    reasons.set(index, () =>
      Object.entries(faults)
        .map(
          ([name, fault]) => `${fieldOf(name)?.label ?? name}: ${fieldOf(name)?.rule ?? words.fault(fault)}`,
        )
        .join('; '),
    );
  }
  for (const { row, code, field } of state.sent.refused) {
    const label = fieldOf(field)?.label;
    reasons.set(row - 1, () => (label ? `${label}: ${words.refusal(code)}` : words.refusal(code)));
  }
  const indexes = [...reasons.keys()].sort((one, other) => one - other);
  for (let from = 0; from < indexes.length; from += ROWS_PER_PIECE) {
    yield indexes
      .slice(from, from + ROWS_PER_PIECE)
      .map((index) => [
        index + 1,
        ...fields.map(({ name }) => wordsOf(maker, state.edits, index, name)),
        reasons.get(index)?.() ?? '',
      ]);
  }
}
