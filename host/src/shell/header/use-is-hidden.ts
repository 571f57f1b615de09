import { LIMITS } from '@atrium/contract';
import { useEffect, useState } from 'react';

/** Whether the header hides: past the threshold when scrolling down, and no more once scrolling up. */
export function useIsHidden(isRequired: boolean): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (!isRequired) return;
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
  }, [isRequired]);
  return isHidden;
}
