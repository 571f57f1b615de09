import type { EngineJob } from '../../engines/core/engine.ts';
import { serveEngine } from '../../engines/process/serve-engine.ts';

/** Never returns for the text `wait`. Finds nothing in any other input. */
serveEngine<EngineJob>(({ task, input }) => {
  if (input.kind === 'text' && input.text === 'wait') return new Promise(() => undefined);
  return task === 'cluster'
    ? { columns: ['x'], labels: [0], centroids: [[1]], silhouette: null }
    : { tokens: [] };
});
