import { intlTagOf, localeAtom, offeredLocalesAtom, switchLocaleAtom } from '@atrium/i18n';
import { notify, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { LanguageIcon } from './language-icon.tsx';
import styles from './locale-picker.module.css';

/** The languages of this deployment, each by its own name. */
export function LocalePicker() {
  const { t } = useLingui();
  const locales = useAppAtomValue(offeredLocalesAtom);
  const current = useAppAtomValue(localeAtom);
  const switchLocale = useSetAppAtom(switchLocaleAtom);
  const sayFailure = () =>
    notify.error(t({ id: 'host.component.locale-picker.failed', message: '语言包加载失败，请稍后重试' }));
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
        choose: () => void switchLocale(id).catch(sayFailure),
      }))}
    >
      <LanguageIcon />
    </MenuButton>
  );
}
