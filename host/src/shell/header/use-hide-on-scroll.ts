import { LIMITS } from '@atrium/contract';
import { useEffect, useState } from 'react';

/**
 * Returns whether the header is hidden. It hides when the user scrolls down past the threshold, and shows when the user
 * scrolls up.
 */
export function useHideOnScroll(isEnabled: boolean): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let last = window.scrollY;
    const follow = (): void => {
      const now = window.scrollY;
      if (now !== last) setIsHidden(now > last && now > LIMITS.headerHideThreshold);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      setIsHidden(false);
    };
  }, [isEnabled]);
  return isHidden;
}
