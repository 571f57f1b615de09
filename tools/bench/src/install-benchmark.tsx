import { deploymentSchema } from '@atrium/contract';
import { startLocale } from '@atrium/i18n';
import { configureRuntime } from '@atrium/runtime';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AgTable } from './ag-table.tsx';
import { ArcoTable } from './arco-table.tsx';
import { AtriumTable } from './atrium-table.tsx';
import { BareTable } from './bare-table.tsx';
import { measureCheckbox, measureKeystroke, measureScroll } from './measure.ts';
import type { SheetTask } from './measure-sheets.ts';
import { SearchBox } from './search-box.tsx';

declare global {
  var benchmark: {
    /** Shows a table and returns the milliseconds until its first rows. */
    show(table: string): Promise<number>;
    readonly scroll: typeof measureScroll;
    readonly checkbox: typeof measureCheckbox;
    readonly keystroke: typeof measureKeystroke;
    /**
     * Exports or imports a spreadsheet of 100 000 rows, and returns the measurements. `workers`
     * uses web workers as the product does. `library` uses only SheetJS, on the main thread.
     */
    sheets(method: 'workers' | 'library', task: SheetTask): Promise<object>;
  };
}

const TABLES: Readonly<Record<string, () => ReactNode>> = {
  atrium: () => <AtriumTable />,
  bare: () => withSearchBox(<BareTable />),
  'ag-grid': () => withSearchBox(<AgTable />),
  'arco-virtual': () => withSearchBox(<ArcoTable isVirtual />),
  'arco-plain': () => withSearchBox(<ArcoTable isVirtual={false} />),
};

const withSearchBox = (table: ReactNode): ReactNode => (
  <>
    <SearchBox />
    {table}
  </>
);

/** Makes the measurements of this page available to the benchmark. */
export function installBenchmark(): void {
  globalThis.benchmark = {
    show,
    scroll: measureScroll,
    checkbox: measureCheckbox,
    keystroke: measureKeystroke,
    sheets,
  };
}

async function sheets(method: 'workers' | 'library', task: SheetTask): Promise<object> {
  const { measureLibrary, measureWorkers } = await import('./measure-sheets.ts');
  return method === 'workers' ? measureWorkers(task) : measureLibrary(task);
}

async function show(table: string): Promise<number> {
  const view = TABLES[table];
  const root = document.getElementById('root');
  if (!view || !root) throw new Error(`There is no table named ${table}`);
  const deployment = deploymentSchema.parse({ appId: 'bench', name: 'Bench', wireKey: 'a key for nothing' });
  configureRuntime(deployment);
  await startLocale({ ...deployment, features: { ...deployment.features, remoteMessages: false } });
  const start = performance.now();
  createRoot(root).render(view());
  // The text of the first cell.
  while (!root.textContent?.includes('Value 0 of 0')) await nextFrame();
  return performance.now() - start;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
