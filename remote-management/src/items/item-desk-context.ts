import { createContext, useContext } from 'react';
import type { ItemDesk } from './item-desk.ts';

export const ItemDeskContext = createContext<ItemDesk | undefined>(undefined);

/** Returns the calls and sources of the items that the page lists. */
export function useItemDesk(): ItemDesk {
  const desk = useContext(ItemDeskContext);
  if (!desk) throw new Error('useItemDesk needs an ItemsPage around it');
  return desk;
}
