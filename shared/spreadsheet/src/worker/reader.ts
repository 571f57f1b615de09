import type { GridShape } from '../grid/grid.ts';
import { freezePrototypes } from '../guard/freeze-prototypes.ts';
import type { ReaderRequest, WorkerMessage } from './messages.ts';
import { serveReader } from './serve-reader.ts';
import type { WorkerScope } from './worker-scope.ts';

// Runs before any file is read.
freezePrototypes();
serveReader(globalThis as unknown as WorkerScope<ReaderRequest, WorkerMessage<GridShape>>);
