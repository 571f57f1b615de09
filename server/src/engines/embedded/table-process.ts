import type { EngineInput, EngineRequest } from '../core/engine.ts';
import { forecastSeries } from '../holt-winters/forecast-series.ts';
import { holtWintersParametersSchema } from '../holt-winters/holt-winters-parameters.ts';
import { isolationForestParametersSchema } from '../isolation-forest/isolation-forest-parameters.ts';
import { scoreIsolation } from '../isolation-forest/score-isolation.ts';
import { clusterRows } from '../kmeans/cluster-rows.ts';
import { kmeansParametersSchema } from '../kmeans/kmeans-parameters.ts';
import { localOutlierParametersSchema } from '../local-outlier-factor/local-outlier-parameters.ts';
import { scoreLocalOutliers } from '../local-outlier-factor/score-local-outliers.ts';
import { serveEngine } from '../process/serve-engine.ts';
import { type NumberTable, toNumberTable } from '../tables/number-table.ts';

/** The request that the process of the table engines receives. */
interface TableRequest extends EngineRequest {
  readonly engineId: string;
}

serveEngine<TableRequest>(({ engineId, task, input, parameters }) => {
  if (task === 'cluster')
    return clusterRows(requireNumberTable(input), kmeansParametersSchema.parse(parameters));
  // Two engines perform the task `anomaly`.
  if (engineId === 'local-outlier-factor') {
    return scoreLocalOutliers(requireNumberTable(input), localOutlierParametersSchema.parse(parameters));
  }
  if (task === 'anomaly')
    return scoreIsolation(requireNumberTable(input), isolationForestParametersSchema.parse(parameters));
  if (input.kind !== 'series') throw new Error('The input must be a series.');
  return forecastSeries(input, holtWintersParametersSchema.parse(parameters));
});

function requireNumberTable(input: EngineInput): NumberTable {
  if (input.kind !== 'table') throw new Error('The input must be a table.');
  return toNumberTable(input);
}
