import { createContext, use } from 'react';

/** Whether there is so little room that rows are cards. */
export const NarrowContext = createContext(false);

export function useNarrow(): boolean {
  return use(NarrowContext);
}
