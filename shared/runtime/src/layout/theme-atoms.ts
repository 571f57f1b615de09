import { atom } from 'jotai';
import { enum as enumeration, type infer as Infer } from 'zod/mini';
import { storedAtom } from '../storage/stored-atom.ts';

export type ResolvedTheme = 'light' | 'dark';

export const themeChoiceSchema = enumeration(['light', 'dark', 'system']);

/** The available choices: light, dark, or the system's theme. */
export type ThemeChoice = Infer<typeof themeChoiceSchema>;

/**
 * The chosen theme: the system's unless the user chooses another one. Stored per user. A choice made before signing in
 * still applies afterwards.
 */
export const themeAtom = storedAtom({
  scope: 'user',
  key: 'theme',
  schema: themeChoiceSchema,
  initial: 'system',
  isInherited: true,
});

const isSystemDarkAtom = atom(false);

export const setSystemDarkAtom = atom(null, (_get, set, isDark: boolean) => set(isSystemDarkAtom, isDark));

/** The theme to show. */
export const resolvedThemeAtom = atom((get): ResolvedTheme => {
  const theme = get(themeAtom);
  if (theme !== 'system') return theme;
  return get(isSystemDarkAtom) ? 'dark' : 'light';
});
