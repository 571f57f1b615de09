import { useListQuery, useLoad } from '@atrium/runtime';
import { useMemo, useState } from 'react';
import { ListPager } from '../../../list-pager.tsx';
import { LoadFailure } from '../../../load-failure.tsx';
import { useOpenApp } from '../open-app.ts';
import { historyLoad } from './history-atoms.ts';
import { HistoryBar } from './history-bar.tsx';
import { HistoryTable } from './history-table.tsx';
import { InvocationPanel } from './invocation-panel.tsx';
import { NoHistory } from './no-history.tsx';

const FILTERS = ['status', 'feedback'];

/** The runs of the open app that its log policy has kept, newest first. */
export function HistoryTab() {
  const { app } = useOpenApp();
  const query = useListQuery(FILTERS);
  const [openId, setOpenId] = useState<string>();
  const body = useMemo(
    () => ({ ...query.body, filters: { ...query.body.filters, appId: [app.id] } }),
    [query.body, app.id],
  );
  const { data, error, isLoading, reload } = useLoad(historyLoad, body);
  const close = () => {
    setOpenId(undefined);
    void reload();
  };
  // After a failure, what was there before answers another question than the one that was asked.
  const shown = error ? undefined : data;
  const isFailed = error !== undefined && !isLoading;
  return (
    <>
      <HistoryBar query={query} isEmpty={data?.total === 0} onReload={reload} />
      {isFailed ? <LoadFailure onRetry={() => void reload()} /> : null}
      {shown?.total === 0 ? <NoHistory query={query} /> : null}
      {isFailed || shown?.total === 0 ? null : (
        <HistoryTable rows={shown?.list} isBusy={isLoading} onOpen={setOpenId} />
      )}
      {shown && shown.total > 0 ? <ListPager query={query} total={shown.total} /> : null}
      {openId === undefined ? null : <InvocationPanel key={openId} id={openId} onClose={close} />}
    </>
  );
}
