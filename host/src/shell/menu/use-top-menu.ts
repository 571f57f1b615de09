import type { MenuItem } from '@atrium/contract';
import { deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { usePlace } from '../../navigation/use-place.ts';
import { labelOf, underLabel } from './header-labels.ts';
import { sideMenuAtom, topMenuAtom, wholeMenuAtom } from './menu-atoms.ts';
import { menuTrail } from './menu-trail.ts';

interface TopMenuState {
  /** Whether there is a header menu now: it is wanted, there is room, and it would not be empty. */
  readonly isShown: boolean;
  readonly items: readonly MenuItem[];
  /** The entry under which the current page stands. */
  readonly current: MenuItem | undefined;
  /** Entries of the side menu that go with it. */
  readonly side: readonly MenuItem[];
}

/** The header menu, and what it makes of the side menu. A page that stands nowhere leaves both as they were. */
export function useTopMenu(): TopMenuState {
  const side = useAtomValue(sideMenuAtom);
  const items = useAtomValue(topMenuAtom);
  const whole = useAtomValue(wholeMenuAtom);
  const isWanted = useAtomValue(layoutSettingsAtom).showsHeaderMenu;
  const device = useAtomValue(deviceAtom);
  const { pathname } = usePlace().location;
  const found = menuTrail(whole, pathname)[0]?.header ?? nameOf(menuTrail(items, pathname)[0]);
  const [label, setLabel] = useState(found);
  if (found !== undefined && found !== label) setLabel(found);
  const isShown = isWanted && device !== 'mobile' && items.length > 0;
  const current = items.find((item) => labelOf(item) === label) ?? items[0];
  return { isShown, items, current, side: isShown && current ? underLabel(side, labelOf(current)) : side };
}

/** Whether the side panel has something to show beside this page. */
export function useHasSider(): boolean {
  const { isShown, current, side } = useTopMenu();
  return !isShown || (side.length > 0 && !current?.hideSider);
}

function nameOf(item: MenuItem | undefined): string | undefined {
  return item && labelOf(item);
}
