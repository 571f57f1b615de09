import { usePane } from '@atrium/runtime';
import { useEffect } from 'react';

/**
 * Marks the pane as dirty. The mark stays when the page is hidden: work in a background tab can be lost as well. The
 * caller clears it when the work ends.
 */
export function useDirtyMark(isDirty: boolean): void {
  const { setDirty } = usePane();
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
}
