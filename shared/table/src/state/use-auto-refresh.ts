import { useEffect, useEffectEvent } from 'react';

/** Calls `renew` every so many seconds while the page can be seen; 0 never. A hidden pane's effects are off. */
export function useAutoRefresh(seconds: number, renew: () => void): void {
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') renew();
  });
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setInterval(() => tick(), seconds * 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
}
