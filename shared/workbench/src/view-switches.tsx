import { localeAtom, offeredLocalesAtom, switchLocaleAtom } from '@atrium/i18n';
import { notify, resolvedThemeAtom, themeAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { SelectSwitch } from './select-switch.tsx';

const THEMES = [
  { id: 'light', name: 'light' },
  { id: 'dark', name: 'dark' },
] as const;

/** Switches for the language, including pseudo-locales, and the theme. */
export function ViewSwitches() {
  const locale = useAtomValue(localeAtom);
  const offered = useAtomValue(offeredLocalesAtom);
  const switchLocale = useSetAtom(switchLocaleAtom);
  const theme = useAtomValue(resolvedThemeAtom);
  const setTheme = useSetAtom(themeAtom);
  const locales = offered.map(({ id, nativeName }) => ({ id, name: `${id} ${nativeName}` }));

  return (
    <>
      <SelectSwitch
        label="Locale"
        value={locale}
        options={locales}
        onPick={(id) => switchLocale(id).catch((error: unknown) => notify.error(String(error)))}
      />
      <SelectSwitch label="Theme" value={theme} options={THEMES} onPick={setTheme} />
    </>
  );
}
