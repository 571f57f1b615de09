import { LIMITS } from '@atrium/contract';
import { atom } from 'jotai';

export type Device = 'mobile' | 'tablet' | 'desktop';

interface Viewport {
  readonly width: number;
  readonly height: number;
}

const viewportAtom = atom<Viewport>({ width: globalThis.innerWidth, height: globalThis.innerHeight });

/** The device type by window width: mobile up to 600 px, tablet up to 992 px. */
export const deviceAtom = atom((get): Device => {
  const { width } = get(viewportAtom);
  if (width <= LIMITS.mobileMaxWidth) return 'mobile';
  return width <= LIMITS.tabletMaxWidth ? 'tablet' : 'desktop';
});

/** Whether the window is too narrow for a wide side menu beside a table. */
export const isNarrowWindowAtom = atom((get) => get(viewportAtom).width < LIMITS.wideSideMenuMinWidth);

/** Height of the window's content, in pixels. */
export const bodyHeightAtom = atom((get) => get(viewportAtom).height);

export const measureViewportAtom = atom(null, (get, set) => {
  const measured = { width: globalThis.innerWidth, height: globalThis.innerHeight };
  const current = get(viewportAtom);
  if (current.width !== measured.width || current.height !== measured.height) set(viewportAtom, measured);
});
