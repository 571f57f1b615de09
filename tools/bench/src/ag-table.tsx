import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import {
  BENCH_COLUMN_WIDTH,
  BENCH_FIELDS,
  BENCH_HEIGHT,
  BENCH_ROWS,
  type BenchmarkRow,
} from './bench-rows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns = BENCH_FIELDS.map(
  (field, index): ColDef<BenchmarkRow> => ({
    field,
    width: BENCH_COLUMN_WIDTH,
    ...(index === 0 ? { pinned: 'left' } : {}),
  }),
);

/** A grid that is known for its speed. */
export function AgTable() {
  return (
    <div style={{ blockSize: BENCH_HEIGHT }}>
      <AgGridReact<BenchmarkRow>
        columnDefs={columns}
        rowData={[...BENCH_ROWS]}
        getRowId={({ data }) => data.id}
        rowSelection={{ mode: 'multiRow' }}
      />
    </div>
  );
}
