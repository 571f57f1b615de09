import { Pager, RecordTable } from '@atrium/ui/data';
import { useState } from 'react';
import { useGalleryLabels } from './use-gallery-labels.ts';

/** A table with rows, one that loads newer rows, one that loads its first rows, and a pager. */
export function RecordSamples() {
  const labels = useGalleryLabels();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const columns = [
    { key: 'name', title: labels.text, isName: true, render: (row: number) => labels.option(row) },
    { key: 'number', title: labels.number, isNumber: true, render: (row: number) => row * 1_000 },
  ];
  const shared = { columns, rowKey: String };
  return (
    <>
      <RecordTable {...shared} label={labels.records} rows={[1, 2, 3]} />
      <RecordTable {...shared} label={labels.recordsBusy} rows={[1, 2, 3]} isBusy />
      <RecordTable {...shared} label={labels.recordsLoading} rows={undefined} />
      <Pager
        page={page}
        pageSize={pageSize}
        total={90}
        labels={{
          label: labels.pager,
          range: labels.page(page),
          previous: labels.previous,
          next: labels.next,
          pageSize: labels.pageSize,
          perPage: String,
        }}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
      />
    </>
  );
}
