import { localeAtom, offeredLocalesAtom } from '@atrium/i18n';
import { themeAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useChooseLocale } from '../../../components/locale-picker/use-choose-locale.ts';
import type { SearchItem } from '../search-item.ts';
import { forgetChoicesAtom, recentChoicesAtom } from './recent-atoms.ts';

/** The actions that are available everywhere. `requestSignOut` opens the sign-out confirmation. */
export function useActionItems(requestSignOut: () => void): readonly SearchItem[] {
  const { t } = useLingui();
  const themes = useThemeItems();
  const languages = useLanguageItems();
  const hasChosen = useAtomValue(recentChoicesAtom).length > 0;
  const forget = useSetAtom(forgetChoicesAtom);
  const signOut = createActionItem('sign-out', 'poweroff', {
    title: t({ id: 'host.component.search.sign-out', message: 'Sign out' }),
    keywords: ['log out', 'sign out', 'logout'],
    run: requestSignOut,
    isRemembered: false,
  });
  const clear = createActionItem('forget-recent', 'history', {
    title: t({ id: 'host.component.search.forget', message: 'Clear recent items' }),
    run: forget,
    isRemembered: false,
  });
  return [...themes, ...languages, signOut, ...(hasChosen ? [clear] : [])];
}

function useThemeItems(): readonly SearchItem[] {
  const { t } = useLingui();
  const current = useAtomValue(themeAtom);
  const chooseTheme = useSetAtom(themeAtom);
  const titles = {
    light: t({ id: 'host.component.search.theme-light', message: 'Switch to light theme' }),
    dark: t({ id: 'host.component.search.theme-dark', message: 'Switch to dark theme' }),
    system: t({ id: 'host.component.search.theme-system', message: 'Use system theme' }),
  };
  return (['light', 'dark', 'system'] as const)
    .filter((theme) => theme !== current)
    .map((theme) =>
      createActionItem(`theme-${theme}`, 'skin', {
        title: titles[theme],
        keywords: ['theme', theme],
        run: () => chooseTheme(theme),
      }),
    );
}

/**
 * The actions that switch to another language. The English words `language` and `locale` are also keywords, for users
 * who have switched to a language that they cannot read.
 */
function useLanguageItems(): readonly SearchItem[] {
  const { t } = useLingui();
  const current = useAtomValue(localeAtom);
  const locales = useAtomValue(offeredLocalesAtom);
  const chooseLocale = useChooseLocale();
  return locales
    .filter(({ id }) => id !== current)
    .map(({ id, nativeName: language }) =>
      createActionItem(`locale-${id}`, 'language', {
        title: t({ id: 'host.component.search.locale', message: `Switch language: ${language}` }),
        keywords: ['language', 'locale', id],
        run: () => chooseLocale(id),
      }),
    );
}

interface Action {
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly run: () => void;
  readonly isRemembered?: boolean;
}

function createActionItem(id: string, icon: string, { run, ...text }: Action): SearchItem {
  return { id: `action:${id}`, icon, ...text, target: { kind: 'action', run } };
}
