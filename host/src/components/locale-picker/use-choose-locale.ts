import { localeAtom, type OfferedLocale, switchLocaleAtom } from '@atrium/i18n';
import { deploymentAtom, notify, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { guardWorkAtom } from '../../navigation/history/leave-request-atom.ts';

/**
 * Returns a function that switches the language. If the switch reloads the page, it first asks about unsaved work. A
 * toast shows a failure.
 */
export function useChooseLocale(): (id: OfferedLocale['id']) => void {
  const { t } = useLingui();
  const current = useAppAtomValue(localeAtom);
  const switchLocale = useSetAppAtom(switchLocaleAtom);
  const { features } = useAppAtomValue(deploymentAtom);
  const guardWork = useSetAppAtom(guardWorkAtom);
  const reportFailure = () =>
    notify.error(
      t({
        id: 'host.component.locale-picker.failed',
        message: 'Failed to load the language. Try again later.',
      }),
    );
  return (id) => {
    const switchToLocale = (): void => void switchLocale(id).catch(reportFailure);
    if (features.reloadOnLocaleChange && id !== current) guardWork(switchToLocale);
    else switchToLocale();
  };
}
