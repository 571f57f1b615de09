import { localeAtom, offeredLocalesAtom, toIntlTag } from '@atrium/i18n';
import { deviceAtom, useAppAtomValue } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { LanguageIcon } from './language-icon.tsx';
import styles from './locale-picker.module.css';
import { useChooseLocale } from './use-choose-locale.ts';

/** The languages of this deployment, each by its own name. */
export function LocalePicker() {
  const { t } = useLingui();
  const locales = useAppAtomValue(offeredLocalesAtom);
  const current = useAppAtomValue(localeAtom);
  const device = useAppAtomValue(deviceAtom);
  const choose = useChooseLocale();
  return (
    <MenuButton
      opensOnHover={device !== 'mobile'}
      name={t({ id: 'host.component.locale-picker.label', message: 'Language' })}
      choices={locales.map(({ id, nativeName, icon }) => ({
        key: id,
        label: nativeName,
        lang: toIntlTag(id),
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
