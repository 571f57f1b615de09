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
    let lastPosition = window.scrollY;
    const updateVisibility = (): void => {
      const position = window.scrollY;
      if (position !== lastPosition)
        setIsHidden(position > lastPosition && position > LIMITS.headerHideThreshold);
      lastPosition = position;
    };
    window.addEventListener('scroll', updateVisibility, { passive: true });
    return () => {
      window.removeEventListener('scroll', updateVisibility);
      setIsHidden(false);
    };
  }, [isEnabled]);
  return isHidden;
}
