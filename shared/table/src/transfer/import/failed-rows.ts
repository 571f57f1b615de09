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

/** Rows that were not stored, with their place in the file, and why. */
export function failedRows({ state, maker, fields }: ImportWizard, words: FailedWords): readonly Row[] {
  const labelOf = (name: string | null) => fields.find((field) => field.name === name)?.label ?? '';
  const bad = [...state.bad]
    .filter(([index]) => isBad(state, index))
    .map(([index, faults]) => {
      const why = Object.entries(faults).map(
        ([name, fault]) =>
          `${labelOf(name)}: ${fields.find((field) => field.name === name)?.rule ?? words.fault(fault)}`,
      );
      return [index, why.join('; ')] as const;
    });
  const refused = state.sent.refused.map(
    ({ row, code, field }) =>
      [row - 1, [labelOf(field), words.refusal(code)].filter(Boolean).join(': ')] as const,
  );
  return [...bad, ...refused]
    .toSorted(([one], [other]) => one - other)
    .map(([index, why]) => [
      index + 1,
      ...fields.map(({ name }) => wordsOf(maker, state.edits, index, name)),
      why,
    ]);
}
