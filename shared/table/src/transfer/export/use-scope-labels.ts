import { useLingui } from '@lingui/react/macro';
import type { ExportScope } from './export-scope.ts';

/** Returns the label of each scope, for the dialog and the file name. */
export function useScopeLabels(): Readonly<Record<ExportScope, string>> {
  const { t } = useLingui();
  return {
    page: t({ id: 'table.component.export.page', message: 'This page' }),
    selected: t({ id: 'table.component.export.selected', message: 'Selected rows' }),
    matching: t({ id: 'table.component.export.matching', message: 'All matching rows' }),
  };
}
