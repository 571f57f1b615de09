import type { GridShape } from '../grid/grid.ts';
import { freezePrototypes } from '../guard/freeze-prototypes.ts';
import type { Answer, ReaderRequest } from './messages.ts';
import { serveReader } from './serve-reader.ts';
import type { WorkerScope } from './worker-scope.ts';

// Before any file is seen.
freezePrototypes();
serveReader(globalThis as unknown as WorkerScope<ReaderRequest, Answer<GridShape>>);
