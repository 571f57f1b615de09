import { type ListField, runCalls } from '@atrium/contract';
import { useCall, useListQuery, usePane } from '@atrium/runtime';
import { ListPager } from '../../../list-pager.tsx';
import { LoadedSection } from '../../../loaded-section.tsx';
import { useOpenApp } from '../open-app.ts';
import { HistoryBar } from './history-bar.tsx';
import { HistoryTable } from './history-table.tsx';
import { NoHistory } from './no-history.tsx';
import { RunDrawer } from './run-drawer.tsx';

const FIELDS: readonly ListField[] = [
  { key: 'status', kind: 'select', isSearchable: true },
  { key: 'feedback', kind: 'select', isSearchable: true },
];

/** The runs of the open app that its log policy stored, newest first. The address names the open run: `?run=…`. */
export function HistoryTab() {
  const { app } = useOpenApp();
  const query = useListQuery(FIELDS);
  const { location, navigator } = usePane();
  const { run: openId } = location.query;
  const setOpenId = (run: string) => navigator.setQuery({ run }, { replace: true });
  const { filters } = query.body;
  const body = { ...query.body, filters: { ...filters, appId: [app.id] } };
  const runs = useCall(runCalls.list, body, { showsPrevious: true });
  const { data, isLoading, reload } = runs;
  const close = () => {
    setOpenId('');
    // The user may have rated runs in the drawer.
    void reload();
  };
  return (
    <>
      <HistoryBar query={query} isEmpty={data?.total === 0} onReload={reload} />
      <LoadedSection
        loaded={runs}
        skeleton={<HistoryTable rows={undefined} isBusy={isLoading} onOpen={setOpenId} />}
      >
        {({ list, total }) =>
          total === 0 ? (
            <NoHistory query={query} />
          ) : (
            <>
              <HistoryTable rows={list} isBusy={isLoading} onOpen={setOpenId} />
              <ListPager query={query} total={total} />
            </>
          )
        }
      </LoadedSection>
      {openId === undefined ? null : (
        <RunDrawer
          id={openId}
          listedIds={data?.list.map(({ id }) => id) ?? []}
          onShow={setOpenId}
          onClose={close}
        />
      )}
    </>
  );
}
