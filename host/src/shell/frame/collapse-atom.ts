import { type Device, deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { atom } from 'jotai';

interface Choice {
  readonly device: Device;
  readonly isCollapsed: boolean;
}

const choiceAtom = atom<Choice | undefined>(undefined);

/**
 * Whether the side menu shows icons alone: on a tablet yes, else as the layout settings say, until the person chooses
 * otherwise. Another device begins anew.
 */
export const isSiderCollapsedAtom = atom((get): boolean => {
  const device = get(deviceAtom);
  const choice = get(choiceAtom);
  if (choice?.device === device) return choice.isCollapsed;
  return device === 'tablet' || get(layoutSettingsAtom).isSiderCollapsed;
});

export const toggleSiderAtom = atom(null, (get, set) => {
  set(choiceAtom, { device: get(deviceAtom), isCollapsed: !get(isSiderCollapsedAtom) });
});
