import type { ReactNode } from 'react';
import { getTabElementId } from './tab-list.tsx';

interface TabPanelProps {
  readonly panelId: string;
  /** The selected tab, which labels the panel. */
  readonly chosen: string;
  readonly children: ReactNode;
}

/** The content of the selected tab of a `TabList`. */
export function TabPanel({ panelId, chosen, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={getTabElementId(panelId, chosen)}>
      {children}
    </div>
  );
}
