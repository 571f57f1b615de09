import { useEffect, useState } from 'react';

/** What some browsers report about the network. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns whether the interactive part of a chart should load. It loads when the browser is idle after the first paint.
 * On a slow network or with data saving on, it loads when the user points at the chart or focuses it.
 */
export function useIsWanted(): readonly [isRequired: boolean, want: () => void] {
  const [isRequired, setRequired] = useState(false);
  useEffect(() => {
    if (isThrifty()) return undefined;
    const timer = setTimeout(() => setRequired(true));
    return () => clearTimeout(timer);
  }, []);
  return [isRequired, () => setRequired(true)];
}

function isThrifty(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
