import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import {
  BENCHMARK_COLUMN_WIDTH,
  BENCHMARK_FIELDS,
  BENCHMARK_HEIGHT,
  BENCHMARK_ROWS,
  type BenchmarkRow,
} from './benchmark-rows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns = BENCHMARK_FIELDS.map(
  (field, index): ColDef<BenchmarkRow> => ({
    field,
    width: BENCHMARK_COLUMN_WIDTH,
    ...(index === 0 ? { pinned: 'left' } : {}),
  }),
);

/** The table of AG Grid, a fast table library. */
export function AgTable() {
  return (
    <div style={{ blockSize: BENCHMARK_HEIGHT }}>
      <AgGridReact<BenchmarkRow>
        columnDefs={columns}
        rowData={[...BENCHMARK_ROWS]}
        getRowId={({ data }) => data.id}
        rowSelection={{ mode: 'multiRow' }}
      />
    </div>
  );
}
