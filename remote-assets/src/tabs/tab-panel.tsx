import type { ReactNode } from 'react';
import { tabElementId } from './tab-list.tsx';

interface TabPanelProps {
  readonly panelId: string;
  /** The tab that is chosen, by which the panel is named. */
  readonly chosen: string;
  readonly children: ReactNode;
}

/** What the chosen tab of a `TabList` shows. */
export function TabPanel({ panelId, chosen, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={tabElementId(panelId, chosen)}>
      {children}
    </div>
  );
}
