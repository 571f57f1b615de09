import type { ListQuery, Loaded } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListPager } from './list-pager.tsx';

interface ListScreenProps<Row> {
  /** What is listed. */
  readonly label: string;
  readonly query: ListQuery;
  readonly loaded: Loaded<{ readonly list: readonly Row[]; readonly total: number }> & { reload(): unknown };
  readonly columns: readonly RecordColumn<Row>[];
  rowKey(row: Row): string;
  /** Stands in for the table when nothing is stored at all. */
  readonly empty: ReactNode;
}

/** The rows of a list with its pages, or what stands in their place: bones, nothing found, a failure. */
export function ListScreen<Row>({ label, query, loaded, columns, rowKey, empty }: ListScreenProps<Row>) {
  const { t } = useLingui();
  const { data, error, isLoading, reload } = loaded;
  if (!data && error) {
    return (
      <StateView
        kind="failure"
        title={t({ id: 'management.component.list.failed', message: '没能载入列表' })}
        line={t({
          id: 'management.component.list.failed-line',
          message: '没有任何内容被更改。请检查网络后重试。',
        })}
        action={
          <Button type="primary" onClick={() => void reload()}>
            {t({ id: 'management.component.list.retry', message: '重试' })}
          </Button>
        }
      />
    );
  }
  if (data && data.list.length === 0) return <NothingListed query={query} empty={empty} />;
  return (
    <>
      <RecordTable
        label={label}
        columns={columns}
        rows={data?.list}
        rowKey={rowKey}
        sort={query.body.sort}
        onSort={query.sortBy}
        isBusy={isLoading}
      />
      {data ? <ListPager query={query} total={data.total} /> : null}
    </>
  );
}

function NothingListed({ query, empty }: { readonly query: ListQuery; readonly empty: ReactNode }) {
  const { t } = useLingui();
  const { keyword, filters, page } = query.body;
  const isNarrowed = keyword !== undefined || Object.keys(filters).length > 0 || page > 1;
  if (!isNarrowed) return empty;
  return (
    <StateView
      kind="empty"
      title={t({ id: 'management.component.list.nothing-found', message: '没有符合条件的内容' })}
      action={
        <Button onClick={query.reset}>
          {t({ id: 'management.component.list.clear', message: '清除条件' })}
        </Button>
      }
    />
  );
}
