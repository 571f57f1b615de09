import { ROLES } from '@atrium/contract';
import { localeAtom, offeredLocalesAtom, switchLocaleAtom } from '@atrium/i18n';
import { saveUserInfoAtom, themeAtom, useAppAtomValue, userInfoAtom, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './workbench.module.css';

/** What a host decides elsewhere: whose eyes the remote is seen with, in which language and in which light. */
export function Switches({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const info = useAppAtomValue(userInfoAtom);
  const saveInfo = useSetAppAtom(saveUserInfoAtom);
  const locale = useAppAtomValue(localeAtom);
  const locales = useAppAtomValue(offeredLocalesAtom);
  const switchLocale = useSetAppAtom(switchLocaleAtom);
  const theme = useAppAtomValue(themeAtom);
  const setTheme = useSetAppAtom(themeAtom);
  return (
    <header className={styles.switches}>
      <strong>{name}</strong>
      {info && (
        <Choice
          label={t({ id: 'workbench.component.switches.role', message: '角色' })}
          value={info.access.length === 1 ? (info.access[0] ?? '') : 'all'}
          options={['all', ...ROLES].map((role) => ({ value: role, label: role }))}
          onChoose={(role) =>
            saveInfo({ ...info, access: ROLES.filter((known) => role === 'all' || known === role) })
          }
        />
      )}
      <Choice
        label={t({ id: 'workbench.component.switches.language', message: '语言' })}
        value={locale}
        options={locales.map(({ id, nativeName }) => ({ value: id, label: nativeName }))}
        onChoose={(id) => {
          const chosen = locales.find((known) => known.id === id);
          if (chosen) void switchLocale(chosen.id);
        }}
      />
      <Choice
        label={t({ id: 'workbench.component.switches.theme', message: '外观' })}
        value={theme}
        options={(['light', 'dark', 'system'] as const).map((value) => ({ value, label: value }))}
        onChoose={(value) => setTheme(value === 'dark' || value === 'system' ? value : 'light')}
      />
    </header>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>{' '}
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
