import type { Delimiter } from '@atrium/spreadsheet';
import { useLingui } from '@lingui/react/macro';

/** The separators of CSV files, in words. */
export function useDelimiterWords(): readonly { readonly value: Delimiter; readonly label: string }[] {
  const { t } = useLingui();
  return [
    { value: ',', label: t({ id: 'table.component.delimiter.comma', message: '逗号 ,' }) },
    { value: ';', label: t({ id: 'table.component.delimiter.semicolon', message: '分号 ;' }) },
    { value: '\t', label: t({ id: 'table.component.delimiter.tab', message: '制表符' }) },
    { value: '|', label: t({ id: 'table.component.delimiter.pipe', message: '竖线 |' }) },
  ];
}
