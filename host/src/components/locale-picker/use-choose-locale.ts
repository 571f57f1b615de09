import { localeAtom, type OfferedLocale, switchLocaleAtom } from '@atrium/i18n';
import { deploymentAtom, notify, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { guardWorkAtom } from '../../navigation/history/leave-request-atom.ts';

/** Switches the language. If that reloads the page, it asks about unsaved work first. A failure is shown. */
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
    const change = (): void => void switchLocale(id).catch(reportFailure);
    if (features.reloadOnLocaleChange && id !== current) guardWork(change);
    else change();
  };
}
