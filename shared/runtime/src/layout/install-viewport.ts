import { LIMITS } from '@atrium/contract';
import { appStore } from '../store/app-store.ts';
import { setSystemDarkAtom } from './theme-atoms.ts';
import { throttle } from './throttle.ts';
import { measureViewportAtom } from './viewport-atoms.ts';

/** Follows the window's size and the system's color scheme until the returned function is called. */
export function installViewport(): () => void {
  const measure = throttle(() => appStore.set(measureViewportAtom), LIMITS.resizeThrottle);
  const scheme = globalThis.matchMedia('(prefers-color-scheme: dark)');
  const followScheme = (): void => appStore.set(setSystemDarkAtom, scheme.matches);
  appStore.set(measureViewportAtom);
  followScheme();
  globalThis.addEventListener('resize', measure.run);
  scheme.addEventListener('change', followScheme);
  return () => {
    measure.cancel();
    globalThis.removeEventListener('resize', measure.run);
    scheme.removeEventListener('change', followScheme);
  };
}
