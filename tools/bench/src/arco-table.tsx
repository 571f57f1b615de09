import '@arco-design/web-react/es/Table/style/css.js';
import Table from '@arco-design/web-react/es/Table';
import {
  BENCHMARK_COLUMN_WIDTH,
  BENCHMARK_FIELDS,
  BENCHMARK_HEIGHT,
  BENCHMARK_ROWS,
  type BenchmarkRow,
} from './benchmark-rows.ts';

const columns = BENCHMARK_FIELDS.map((field, index) => ({
  title: field,
  dataIndex: field,
  width: BENCHMARK_COLUMN_WIDTH,
  ...(index === 0 ? { fixed: 'left' as const } : {}),
}));

/** Arco's table. It renders every row or, if `isVirtual`, only the visible ones. */
export function ArcoTable({ isVirtual }: { readonly isVirtual: boolean }) {
  return (
    <Table<BenchmarkRow>
      rowKey="id"
      columns={columns}
      data={[...BENCHMARK_ROWS]}
      pagination={false}
      virtualized={isVirtual}
      rowSelection={{ type: 'checkbox', fixed: true }}
      scroll={{ x: BENCHMARK_FIELDS.length * BENCHMARK_COLUMN_WIDTH, y: BENCHMARK_HEIGHT }}
    />
  );
}
