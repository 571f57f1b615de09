import { atom } from 'jotai';
import { enum as enumeration } from 'zod/mini';
import { storedAtom } from '../storage/stored-atom.ts';

export type ResolvedTheme = 'light' | 'dark';

const themeSchema = enumeration(['light', 'dark', 'system']);

/** The theme chosen: light, dark, or as the system is. Stored per user; chosen before signing in, it is kept. */
export const themeAtom = storedAtom({
  scope: 'user',
  key: 'theme',
  schema: themeSchema,
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
