import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the buttons that show the data of a panel as a chart or as a table. */
export function useViewLabels(): { readonly asChart: string; readonly asTable: string } {
  const { t } = useLingui();
  return {
    asChart: t({ id: 'dashboard.page.console.as-chart', message: 'View as chart' }),
    asTable: t({ id: 'dashboard.page.console.as-table', message: 'View as table' }),
  };
}
