import { type Batch, type BatchRowStatus, batchCalls, LIMITS } from '@atrium/contract';
import { useCall, usePane } from '@atrium/runtime';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ListPager } from '../../../list-pager.tsx';
import { LoadedSection } from '../../../loaded-section.tsx';
import styles from '../app.module.css';
import { RowDrawer } from './row-drawer.tsx';
import { RowTable } from './row-table.tsx';
import { useRowStatusLabels } from './use-batch-labels.ts';

const STATUSES: readonly BatchRowStatus[] = ['queued', 'running', 'succeeded', 'failed', 'canceled'];

/** The rows of a batch with their results, one page at a time. The address names the open row: `?row=…`. */
export function BatchRows({ batch }: { readonly batch: Batch }) {
  const { t } = useLingui();
  const { location, navigator } = usePane();
  const labels = useRowStatusLabels();
  const [status, setStatus] = useState<BatchRowStatus>();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(LIMITS.pageSize);
  const { id, counts } = batch;
  const body = { id, page, pageSize, ...(status ? { status } : {}) };
  const rows = useCall(batchCalls.rows, body, { showsPrevious: true });
  useReloadOnChange(Object.values(counts).join(' '), rows.reload);
  const openRow = Number(location.query.row);
  const setOpenRow = (row: number | undefined) =>
    navigator.setQuery({ row: row === undefined ? '' : String(row) }, { replace: true });
  const title = t({ id: 'assets.page.batch.rows', message: 'Rows' });
  return (
    <section aria-label={title}>
      <div className={styles.bar}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        <Choice
          aria-label={t({ id: 'assets.page.batch.status', message: 'Status' })}
          value={status ?? ''}
          options={[
            { value: '', label: t({ id: 'assets.page.history.any-status', message: 'All statuses' }) },
            ...STATUSES.filter((one) => counts[one] > 0 || one === status).map((value) => ({
              value,
              label: labels[value],
            })),
          ]}
          onChoose={(value) => {
            setStatus(STATUSES.find((one) => one === value));
            setPage(1);
          }}
        />
      </div>
      <LoadedSection loaded={rows} skeleton={<RowTable batch={batch} rows={undefined} onOpen={setOpenRow} />}>
        {({ list, total }) => (
          <>
            <RowTable batch={batch} rows={list} onOpen={setOpenRow} />
            <ListPager
              query={{
                body: { page, pageSize },
                goToPage: setPage,
                setPageSize: (size) => {
                  setPageSize(size);
                  setPage(1);
                },
              }}
              total={total}
            />
            {openRow > 0 ? (
              <RowDrawer
                batch={batch}
                row={list.find(({ row }) => row === openRow)}
                onClose={() => setOpenRow(undefined)}
              />
            ) : null}
          </>
        )}
      </LoadedSection>
    </section>
  );
}

/** Calls `reload` whenever `state` changes, but not for its first value. */
function useReloadOnChange(state: string, reload: () => Promise<void>): void {
  const loadedState = useRef(state);
  const reloadNow = useEffectEvent(() => void reload());
  useEffect(() => {
    if (loadedState.current === state) return;
    loadedState.current = state;
    reloadNow();
  }, [state]);
}
