import { BATCH_LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SheetProblem } from './batch-sheet.ts';

/** Returns the messages for files that cannot be a batch. */
export function useSheetProblemLabels(): Readonly<Record<SheetProblem, string>> {
  const { t } = useLingui();
  const format = useFormat();
  const { rows, columns } = BATCH_LIMITS;
  const characters = format.number(BATCH_LIMITS.cell);
  return {
    empty: t({ id: 'assets.page.batch.problem-empty', message: 'The file has no rows' }),
    rows: t({
      id: 'assets.page.batch.problem-rows',
      message: `A batch can have at most ${plural(rows, { one: '# row', other: '# rows' })}. Split the file.`,
    }),
    columns: t({
      id: 'assets.page.batch.problem-columns',
      message: `A batch can have at most ${plural(columns, { one: '# column', other: '# columns' })}. Remove some from the file.`,
    }),
    cell: t({
      id: 'assets.page.batch.problem-cell',
      message: `A cell can have at most ${characters} characters. Shorten the longer ones.`,
    }),
  };
}
