import { savesData } from '@atrium/ui/data';
import { useEffect, useState } from 'react';

/**
 * Returns whether the interactive part of a chart should load. It loads when the browser is idle after the first paint.
 * On a slow network or with data saving on, it loads when the user points at the chart or focuses it.
 */
export function useFirstInteraction(): readonly [isInteractive: boolean, enable: () => void] {
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => setInteractive(true));
    return () => clearTimeout(timer);
  }, []);
  return [isInteractive, () => setInteractive(true)];
}
