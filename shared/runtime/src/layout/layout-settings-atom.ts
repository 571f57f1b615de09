import { atom } from 'jotai';
import { _default, boolean, enum as enumeration, type infer as Infer, object } from 'zod/mini';
import { deploymentAtom } from '../deployment/deployment-atom.ts';
import { storedAtom } from '../storage/stored-atom.ts';

const paintSchema = enumeration(['light', 'dark']);

const DEFAULTS = {
  siderTheme: 'dark',
  headerTheme: 'light',
  isSiderFixed: true,
  isHeaderFixed: true,
  hidesHeaderOnScroll: false,
  isSiderCollapsed: false,
  isMenuAccordion: true,
  showsTabs: true,
  showsBreadcrumb: true,
  showsReload: true,
  showsLocalePicker: true,
  showsFooter: true,
} as const;

/** Each setting has its own default, so that one a newer version adds does not discard what is stored. */
const layoutSettingsSchema = object({
  siderTheme: _default(paintSchema, DEFAULTS.siderTheme),
  headerTheme: _default(paintSchema, DEFAULTS.headerTheme),
  isSiderFixed: _default(boolean(), DEFAULTS.isSiderFixed),
  isHeaderFixed: _default(boolean(), DEFAULTS.isHeaderFixed),
  hidesHeaderOnScroll: _default(boolean(), DEFAULTS.hidesHeaderOnScroll),
  isSiderCollapsed: _default(boolean(), DEFAULTS.isSiderCollapsed),
  isMenuAccordion: _default(boolean(), DEFAULTS.isMenuAccordion),
  showsTabs: _default(boolean(), DEFAULTS.showsTabs),
  showsBreadcrumb: _default(boolean(), DEFAULTS.showsBreadcrumb),
  showsReload: _default(boolean(), DEFAULTS.showsReload),
  showsLocalePicker: _default(boolean(), DEFAULTS.showsLocalePicker),
  showsFooter: _default(boolean(), DEFAULTS.showsFooter),
});

export type LayoutSettings = Infer<typeof layoutSettingsSchema>;

const storedSettingsAtom = storedAtom({
  scope: 'user',
  key: 'layout-settings',
  schema: layoutSettingsSchema,
  initial: DEFAULTS,
});

/** How the shell is laid out for this person. Writing changes the settings named and keeps the others. */
export const layoutSettingsAtom = atom(
  (get): LayoutSettings => get(storedSettingsAtom),
  (get, set, change: Partial<LayoutSettings>) =>
    set(storedSettingsAtom, { ...get(storedSettingsAtom), ...change }),
);

/** Back to the defaults. */
export const resetLayoutSettingsAtom = atom(null, (_get, set) => set(storedSettingsAtom, undefined));

const storedConfirmationAtom = storedAtom({
  scope: 'user',
  key: 'confirm-sign-out',
  schema: boolean(),
  initial: true,
});

/** Whether signing out asks first: the person's choice, where the deployment has the question on. */
export const confirmsSignOutAtom = atom(
  (get) => get(deploymentAtom).features.confirmSignOut && get(storedConfirmationAtom),
  (_get, set, isWanted: boolean) => set(storedConfirmationAtom, isWanted),
);
