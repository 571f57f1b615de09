import { createContext, use } from 'react';

/** Whether the space is so narrow that rows are shown as cards. */
export const NarrowContext = createContext(false);

export function useNarrow(): boolean {
  return use(NarrowContext);
}
