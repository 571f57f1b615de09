import type { EngineRequest } from '../../engines/core/engine.ts';
import { serveEngine } from '../../engines/process/serve-engine.ts';

/** Never returns for the text `wait`. Returns a fixed result for other inputs. */
serveEngine<EngineRequest>(({ task, input }) => {
  if (input.kind === 'text' && input.text === 'wait') return new Promise(() => undefined);
  return task === 'cluster'
    ? { columns: ['x'], labels: [0], centroids: [[1]], silhouette: null }
    : { tokens: [] };
});
