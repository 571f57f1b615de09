import { atom } from 'jotai';
import { enum as enumeration, type infer as Infer } from 'zod/mini';
import { storedAtom } from '../storage/stored-atom.ts';

export type ResolvedTheme = 'light' | 'dark';

export const themeChoiceSchema = enumeration(['light', 'dark', 'system']);

/** What can be chosen: light, dark, or as the system is. */
export type ThemeChoice = Infer<typeof themeChoiceSchema>;

/** The theme chosen: light, dark, or as the system is. Stored per user; chosen before signing in, it is kept. */
export const themeAtom = storedAtom({
  scope: 'user',
  key: 'theme',
  schema: themeChoiceSchema,
  initial: 'light',
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
