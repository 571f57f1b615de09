import { useLingui } from '@lingui/react/macro';
import type { ExportScope } from './export-scope.ts';

/** What each scope is called, in the dialog and in the name of the file. */
export function useScopeWords(): Readonly<Record<ExportScope, string>> {
  const { t } = useLingui();
  return {
    page: t({ id: 'table.component.export.page', message: '本页' }),
    selected: t({ id: 'table.component.export.selected', message: '选中的项' }),
    matching: t({ id: 'table.component.export.matching', message: '符合条件的全部' }),
  };
}
