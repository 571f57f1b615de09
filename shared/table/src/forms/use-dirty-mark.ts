import { usePane } from '@atrium/runtime';
import { useEffect } from 'react';

/**
 * Marks the pane as one that holds unsaved work. The mark is not taken back when the page is hidden: work in a tab out
 * of sight can be lost as well. The user who ends the work takes it back.
 */
export function useDirtyMark(isDirty: boolean): void {
  const { setDirty } = usePane();
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
}
