import { useAppAtomValue } from '@atrium/runtime';
import { useId } from 'react';
import { TabPanel } from '../../tabs/tab-panel.tsx';
import { assetViewAtom } from './asset-atoms.ts';
import { AssetCards } from './asset-cards.tsx';
import { AssetTable } from './asset-table.tsx';
import { AssetsHead } from './assets-head.tsx';
import { useKindChoice } from './use-kind-choice.ts';

/** The apps that a person has made, as cards or as a table; an admin sees everybody's. */
export function AssetsPage() {
  const view = useAppAtomValue(assetViewAtom);
  const { kind } = useKindChoice();
  const panelId = useId();
  return (
    <>
      <AssetsHead panelId={panelId} />
      <TabPanel panelId={panelId} chosen={kind ?? 'all'}>
        {view === 'table' ? <AssetTable kind={kind} /> : <AssetCards kind={kind} />}
      </TabPanel>
    </>
  );
}
