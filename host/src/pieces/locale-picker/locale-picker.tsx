import { intlTagOf, localeAtom, offeredLocalesAtom, switchLocaleAtom } from '@atrium/i18n';
import { deploymentAtom, notify, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { guardWorkAtom } from '../../navigation/leave-request-atom.ts';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { LanguageIcon } from './language-icon.tsx';
import styles from './locale-picker.module.css';

/** The languages of this deployment, each by its own name. */
export function LocalePicker() {
  const { t } = useLingui();
  const locales = useAppAtomValue(offeredLocalesAtom);
  const current = useAppAtomValue(localeAtom);
  const switchLocale = useSetAppAtom(switchLocaleAtom);
  const { features } = useAppAtomValue(deploymentAtom);
  const guardWork = useSetAppAtom(guardWorkAtom);
  const sayFailure = () =>
    notify.error(t({ id: 'host.component.locale-picker.failed', message: '语言包加载失败，请稍后重试' }));
  const choose = (id: (typeof locales)[number]['id']): void => {
    const change = (): void => void switchLocale(id).catch(sayFailure);
    if (features.reloadOnLocaleChange && id !== current) guardWork(change);
    else change();
  };
  return (
    <MenuButton
      opensOnHover
      name={t({ id: 'host.component.locale-picker.label', message: '语言' })}
      choices={locales.map(({ id, nativeName, icon }) => ({
        key: id,
        label: nativeName,
        lang: intlTagOf(id),
        icon: (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ),
        isCurrent: id === current,
        choose: () => choose(id),
      }))}
    >
      <LanguageIcon />
    </MenuButton>
  );
}
