import { type AppLevel, includesLevel } from '@atrium/contract';
import { usePane, usePaneAtomValue } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { withLazyMessages } from '../../lazy-messages.ts';
import { SectionSkeleton } from '../../skeletons/section-skeleton.tsx';
import { TabList } from '../../tabs/tab-list.tsx';
import { TabPanel } from '../../tabs/tab-panel.tsx';
import { isAppDirtyAtom, isBatchDirtyAtom } from './dirty-atoms.ts';
import { HistoryTab } from './history/history-tab.tsx';
import { useOpenApp } from './open-app.ts';
import { RunTab } from './run/run-tab.tsx';

// Users who only run an app do not load its settings form.
const SettingsTab = lazy(async () => ({
  default: (await withLazyMessages(import('./settings/settings-tab.tsx'))).SettingsTab,
}));

const ApiTab = lazy(async () => ({
  default: (await withLazyMessages(import('./api/api-tab.tsx'))).ApiTab,
}));

const BatchTab = lazy(async () => ({ default: (await import('./batch/batch-tab.tsx')).BatchTab }));

const UsageTab = lazy(async () => ({
  default: (await withLazyMessages(import('./usage/usage-tab.tsx'))).UsageTab,
}));

const TABS = ['run', 'batch', 'history', 'api', 'usage', 'settings'] as const;

type TabId = (typeof TABS)[number];

/** The access level that a tab requires. Tabs that are not listed require `use`. */
const REQUIRED_LEVELS: Readonly<Partial<Record<TabId, AppLevel>>> = { usage: 'view', settings: 'edit' };

/** The tabs of an app's page that the user may see. The location names the selected one. */
export function AppTabs() {
  const { t } = useLingui();
  const { location, navigator, setDirty } = usePane();
  const isDirty = usePaneAtomValue(isAppDirtyAtom);
  // The form of a new batch stays mounted while another tab is shown, also during its upload.
  const isBatchDirty = usePaneAtomValue(isBatchDirtyAtom);
  const panelId = useId();
  const { app } = useOpenApp();
  const tabs = TABS.filter((tab) => includesLevel(app.level, REQUIRED_LEVELS[tab] ?? 'use'));
  const chosen = tabs.find((tab) => tab === location.query.tab) ?? 'run';
  // The settings stay mounted while another tab is shown, so that edits are not lost.
  const [hasSettings, setHasSettings] = useState(false);
  if (chosen === 'settings' && !hasSettings) setHasSettings(true);
  const names: Readonly<Record<TabId, string>> = {
    run: t({ id: 'assets.page.app.tab-run', message: 'Run' }),
    batch: t({ id: 'assets.page.app.tab-batch', message: 'Batch' }),
    history: t({ id: 'assets.page.app.tab-history', message: 'History' }),
    api: t({ id: 'assets.page.app.tab-api', message: 'API' }),
    usage: t({ id: 'assets.page.app.tab-usage', message: 'Usage' }),
    settings: t({ id: 'assets.page.app.tab-settings', message: 'Settings' }),
  };
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
  return (
    <>
      <TabList
        label={t({ id: 'assets.page.app.tabs', message: 'App sections' })}
        tabs={tabs.map((id) => ({ id, name: names[id] }))}
        chosen={chosen}
        panelId={panelId}
        onChoose={(id) => navigator.setQuery({ tab: id === 'run' ? '' : id }, { replace: true })}
      />
      <TabPanel panelId={panelId} chosen={chosen}>
        {chosen === 'run' ? <RunTab /> : null}
        {chosen === 'batch' || isBatchDirty ? (
          <div hidden={chosen !== 'batch'}>
            <Suspense fallback={<SectionSkeleton />}>
              <BatchTab />
            </Suspense>
          </div>
        ) : null}
        {chosen === 'history' ? <HistoryTab /> : null}
        {chosen === 'api' ? (
          <Suspense fallback={<SectionSkeleton />}>
            <ApiTab />
          </Suspense>
        ) : null}
        {chosen === 'usage' ? (
          <Suspense fallback={<SectionSkeleton />}>
            <UsageTab />
          </Suspense>
        ) : null}
        {hasSettings && tabs.includes('settings') ? (
          <div hidden={chosen !== 'settings'}>
            <Suspense fallback={<SectionSkeleton />}>
              <SettingsTab />
            </Suspense>
          </div>
        ) : null}
      </TabPanel>
    </>
  );
}
