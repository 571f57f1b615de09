import '../worker/reader.ts';
import type { ReaderRequest, WorkerMessage } from '../worker/messages.ts';
import type { WorkerScope } from '../worker/worker-scope.ts';

/**
 * The scope of the real reader worker. The import of `reader.ts` above starts this worker. The handler below replaces
 * its handler: for a request, it tries to add a property to built-in prototypes, and responds with the names of the
 * prototypes that accepted it.
 */
const scope = globalThis as unknown as WorkerScope<unknown, WorkerMessage<object>>;

scope.onmessage = ({ data }) => {
  if ((data as ReaderRequest).kind === 'rowsProcessed') return;
  const polluted = [Object, Array, Function, String, Number, Boolean, Date]
    .filter(({ prototype }) => Reflect.defineProperty(prototype, 'polluted', { value: true }))
    .map(({ name }) => name);
  scope.postMessage({ kind: 'rows', rows: [polluted] });
  scope.postMessage({ kind: 'done', result: {} });
};
