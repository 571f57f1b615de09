import { LIMITS, SPREADSHEET_LIMITS, type TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FittedTable } from './fitted-table.ts';

type Told = (FittedTable & { readonly kind: 'fitted' }) | { readonly kind: 'tooLarge' };

const MB = 1024 * 1024;

/** Says what of a file or a pasted block is not in the table, as long as the table comes from it. */
export function useLeftOut(input: TableInput, onChange: (input: TableInput) => void) {
  const labels = useLeftOutLabels();
  const [reported, setReported] = useState<Told>();
  // A sample, or another input, took its place.
  if (reported?.kind === 'fitted' && reported.input !== input) setReported(undefined);
  return {
    labels: labels(reported),
    change: (next: TableInput) => {
      setReported((now) => (now?.kind === 'fitted' ? { ...now, input: next } : undefined));
      onChange(next);
    },
    fit: (fitted: FittedTable) => {
      setReported({ kind: 'fitted', ...fitted });
      onChange(fitted.input);
    },
    refuse: () => setReported({ kind: 'tooLarge' }),
  };
}

function useLeftOutLabels() {
  const { t } = useLingui();
  const format = useFormat();
  return (reported: Told | undefined): readonly string[] => {
    if (!reported) return [];
    if (reported.kind === 'tooLarge') {
      const most = format.number(SPREADSHEET_LIMITS.fileSize / MB);
      return [
        t({
          id: 'tasks.component.table.too-large',
          message: `The file exceeds ${most} MB and was not opened`,
        }),
      ];
    }
    const { left } = reported;
    const { rows, columns } = left;
    const { tableRows: mostRows, tableColumns: mostColumns } = LIMITS;
    return [
      left.rows > 0
        ? t({
            id: 'tasks.component.table.rows-left',
            message: `The table is limited to ${plural(mostRows, { one: '# row', other: '# rows' })}. ${plural(rows, { one: '# row was', other: '# rows were' })} left out.`,
          })
        : '',
      left.columns > 0
        ? t({
            id: 'tasks.component.table.columns-left',
            message: `The table is limited to ${plural(mostColumns, { one: '# column', other: '# columns' })}. ${plural(columns, { one: '# column was', other: '# columns were' })} left out.`,
          })
        : '',
    ].filter(Boolean);
  };
}
