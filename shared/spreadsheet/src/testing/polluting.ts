import '../worker/reader.ts';
import type { ReaderRequest, WorkerMessage } from '../worker/messages.ts';
import type { WorkerScope } from '../worker/worker-scope.ts';

/**
 * The real reader worker, plus code that tries to add a property to built-in prototypes. It responds with the names
 * of the prototypes that accepted the property.
 */
const scope = globalThis as unknown as WorkerScope<unknown, WorkerMessage<object>>;

scope.onmessage = ({ data }) => {
  if ((data as ReaderRequest).kind === 'processed') return;
  const polluted = [Object, Array, Function, String, Number, Boolean, Date]
    .filter(({ prototype }) => Reflect.defineProperty(prototype, 'polluted', { value: true }))
    .map(({ name }) => name);
  scope.postMessage({ kind: 'rows', rows: [polluted] });
  scope.postMessage({ kind: 'done', result: {} });
};
