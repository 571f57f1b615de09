import { resolvedThemeAtom, themeAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '../menu-button/menu-button.tsx';

/** SVG path data: a sun for the light theme, a moon for the dark one. */
const ICON_SHAPES = {
  light:
    'M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M20.5 14.5A8.5 8.5 0 0 1 9.5 3.5a8.5 8.5 0 1 0 11 11Z',
};

/** A sun or a moon. */
function ThemeIcon({ theme }: { readonly theme: keyof typeof ICON_SHAPES }) {
  return (
    <svg aria-hidden="true" focusable="false" width="18" height="18" viewBox="0 0 24 24">
      <path
        d={ICON_SHAPES[theme]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

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
      name={t({ id: 'host.component.theme-switch.label', message: 'Theme' })}
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
