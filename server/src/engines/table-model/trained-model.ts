import type { TrainingAlgorithm } from '@atrium/contract';
import type { IsolationForest } from '../isolation-forest/isolation-forest.ts';

/** How a column becomes numbers: an empty number becomes the median, and each category a column of 0 and 1. */
export type FeatureEncoding =
  | { readonly column: string; readonly type: 'number'; readonly median: number }
  | { readonly column: string; readonly type: 'category'; readonly categories: readonly string[] };

/**
 * A binary decision tree as parallel lists: index `n` of each list describes the same node, and the
 * root has index 0. A row whose value in the column of the node is at most `values[n]` continues at
 * the node `below[n]`, any other row at `above[n]`. A leaf has the column −1, and `below[n]` is its
 * index in `leaves`.
 */
export interface DecisionTree {
  readonly columns: number[];
  /** The thresholds of the splits. */
  readonly values: number[];
  readonly below: number[];
  readonly above: number[];
  /** The share of each class, or the mean of the target. */
  readonly leaves: number[][];
}

/** For each output, a weight per column and an intercept, over columns on a common scale. */
export interface LinearWeights {
  readonly means: number[];
  readonly deviations: number[];
  readonly weights: number[][];
  readonly intercepts: number[];
}

export type Predictor =
  | { readonly kind: 'trees'; readonly trees: readonly DecisionTree[] }
  | { readonly kind: 'linear'; readonly linear: LinearWeights };

/** The centroids of clusters, over columns on a common scale. */
export interface CentroidModel {
  readonly means: number[];
  readonly deviations: number[];
  readonly centroids: number[][];
}

/** An isolation forest, and the lowest score that it flags. */
export interface IsolationModel extends IsolationForest {
  readonly threshold: number;
}

interface CommonContent {
  readonly format: 1;
  readonly algorithm: TrainingAlgorithm;
  /** The name of the target column. Empty if the model was trained without one. */
  readonly target: string;
  readonly features: readonly FeatureEncoding[];
}

export interface PredictionModel extends CommonContent {
  readonly task: 'classify' | 'regress';
  /** Empty for a regression. */
  readonly classes: readonly string[];
  readonly model: Predictor;
}

export interface ClusterModel extends CommonContent {
  readonly task: 'cluster';
  readonly model: CentroidModel;
}

export interface AnomalyModel extends CommonContent {
  readonly task: 'anomaly';
  readonly model: IsolationModel;
}

/** The content of a model file of a trained model, as JSON. */
export type TrainedModel = PredictionModel | ClusterModel | AnomalyModel;

/** The columns of numbers that features become. `featureIndexes` states for each column from which feature it comes. */
export interface EncodedTable {
  readonly columns: readonly Float64Array[];
  readonly featureIndexes: readonly number[];
  readonly rowCount: number;
}
