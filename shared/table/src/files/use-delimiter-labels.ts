import type { Delimiter } from '@atrium/spreadsheet';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of the delimiters of CSV files. */
export function useDelimiterLabels(): readonly { readonly value: Delimiter; readonly label: string }[] {
  const { t } = useLingui();
  return [
    { value: ',', label: t({ id: 'table.component.delimiter.comma', message: 'Comma ,' }) },
    { value: ';', label: t({ id: 'table.component.delimiter.semicolon', message: 'Semicolon ;' }) },
    { value: '\t', label: t({ id: 'table.component.delimiter.tab', message: 'Tab' }) },
    { value: '|', label: t({ id: 'table.component.delimiter.pipe', message: 'Pipe |' }) },
  ];
}
