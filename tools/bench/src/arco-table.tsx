import '@arco-design/web-react/es/Table/style/css.js';
import Table from '@arco-design/web-react/es/Table';
import {
  BENCH_COLUMN_WIDTH,
  BENCH_FIELDS,
  BENCH_HEIGHT,
  BENCH_ROWS,
  type BenchmarkRow,
} from './bench-rows.ts';

const columns = BENCH_FIELDS.map((field, index) => ({
  title: field,
  dataIndex: field,
  width: BENCH_COLUMN_WIDTH,
  ...(index === 0 ? { fixed: 'left' as const } : {}),
}));

/** Arco's own table, with every row rendered or with virtual rows. */
export function ArcoTable({ isVirtual }: { readonly isVirtual: boolean }) {
  return (
    <Table<BenchmarkRow>
      rowKey="id"
      columns={columns}
      data={[...BENCH_ROWS]}
      pagination={false}
      virtualized={isVirtual}
      rowSelection={{ type: 'checkbox', fixed: true }}
      scroll={{ x: BENCH_FIELDS.length * BENCH_COLUMN_WIDTH, y: BENCH_HEIGHT }}
    />
  );
}
