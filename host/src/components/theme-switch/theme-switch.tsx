import { resolvedThemeAtom, themeAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { ThemeIcon } from './theme-icon.tsx';

/** Switches between light, dark and the system's theme. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const theme = useAppAtomValue(themeAtom);
  const resolved = useAppAtomValue(resolvedThemeAtom);
  const chooseTheme = useSetAppAtom(themeAtom);
  const names = {
    light: t({ id: 'host.component.theme-switch.light', message: 'Light' }),
    dark: t({ id: 'host.component.theme-switch.dark', message: 'Dark' }),
    system: t({ id: 'host.component.theme-switch.system', message: 'System' }),
  };
  return (
    <MenuButton
      opensOnHover
      name={t({ id: 'host.component.theme-switch.label', message: 'Appearance' })}
      choices={(['light', 'dark', 'system'] as const).map((id) => ({
        key: id,
        label: names[id],
        isCurrent: id === theme,
        choose: () => chooseTheme(id),
      }))}
    >
      <ThemeIcon theme={resolved} />
    </MenuButton>
  );
}
