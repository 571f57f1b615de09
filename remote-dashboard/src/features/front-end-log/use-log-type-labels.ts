import type { LogType } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of log types. */
export function useLogTypeLabels(): Readonly<Record<LogType, string>> {
  const { t } = useLingui();
  return {
    info: t({ id: 'dashboard.page.log.type-info', message: 'Info' }),
    error: t({ id: 'dashboard.page.log.type-error', message: 'Error' }),
  };
}
