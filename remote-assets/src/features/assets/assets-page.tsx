import { useAppAtomValue } from '@atrium/runtime';
import { lazy, Suspense, useId } from 'react';
import { CardSkeleton } from '../../skeletons/card-skeleton.tsx';
import { TabPanel } from '../../tabs/tab-panel.tsx';
import { AppCards } from './app-cards.tsx';
import { AssetsHead } from './assets-head.tsx';
import { assetsViewAtom } from './assets-view-atom.ts';
import { useKindChoice } from './use-kind-choice.ts';

// Users who look at cards do not load the table.
const AppTable = lazy(async () => ({ default: (await import('./app-table.tsx')).AppTable }));

/** The user's own and shared apps, as cards or as a table. An admin sees the apps of all users. */
export function AssetsPage() {
  const view = useAppAtomValue(assetsViewAtom);
  const { kind } = useKindChoice();
  const panelId = useId();
  return (
    <>
      <AssetsHead panelId={panelId} />
      <TabPanel panelId={panelId} chosen={kind ?? 'all'}>
        <Suspense fallback={<CardSkeleton />}>
          {view === 'table' ? <AppTable kind={kind} /> : <AppCards kind={kind} />}
        </Suspense>
      </TabPanel>
    </>
  );
}
