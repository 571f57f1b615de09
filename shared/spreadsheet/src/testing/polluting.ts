import '../worker/reader.ts';
import type { Answer } from '../worker/messages.ts';
import type { WorkerScope } from '../worker/worker-scope.ts';

/** The real reader, in which something tries to add to what everything inherits from. */
const scope = globalThis as unknown as WorkerScope<unknown, Answer<object>>;

scope.onmessage = () => {
  const outcome = [Object, Array, Function, String].map(({ prototype }) => {
    try {
      Object.assign(prototype, { polluted: true });
      return 'polluted';
    } catch {
      return 'frozen';
    }
  });
  scope.postMessage({ kind: 'rows', rows: [outcome] });
  scope.postMessage({ kind: 'done', result: {} });
};
