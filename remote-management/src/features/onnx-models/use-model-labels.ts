import type { ONNX_ANOMALY_VALUES } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the list of uploaded models and its drawer. */
export function useModelLabels() {
  const { t } = useLingui();
  const anomalyValues: Readonly<Record<(typeof ONNX_ANOMALY_VALUES)[number], string>> = {
    '-1': t({ id: 'management.page.models.anomaly-value-minus-one', message: '−1, as in scikit-learn' }),
    '1': t({ id: 'management.page.models.anomaly-value-one', message: '1' }),
  };
  return {
    title: t({ id: 'management.page.models.title', message: 'Models' }),
    pageDescription: t({
      id: 'management.page.models.page-description',
      message: 'Uploaded ONNX models. Algorithm versions can use them.',
    }),
    noun: t({ id: 'management.page.models.noun', message: 'model' }),
    search: t({ id: 'management.page.models.search', message: 'Search names' }),
    empty: t({ id: 'management.page.models.empty', message: 'No models yet' }),
    emptyDescription: t({
      id: 'management.page.models.empty-description',
      message: 'Upload a model in ONNX format, and map its outputs to a task.',
    }),
    upload: t({ id: 'management.page.models.upload', message: 'Upload model' }),
    name: t({ id: 'management.page.models.name', message: 'Name' }),
    task: t({ id: 'management.page.models.task', message: 'Task' }),
    mapping: t({ id: 'management.page.models.mapping', message: 'Mapping' }),
    size: t({ id: 'management.page.models.size', message: 'Size' }),
    hash: t({ id: 'management.page.models.hash', message: 'SHA-256' }),
    createdBy: t({ id: 'management.page.models.created-by', message: 'Uploaded by' }),
    createdAt: t({ id: 'management.page.models.created-at', message: 'Uploaded' }),
    inputs: t({ id: 'management.page.models.inputs', message: 'Inputs' }),
    outputs: t({ id: 'management.page.models.outputs', message: 'Outputs' }),
    file: t({ id: 'management.page.models.file', message: 'File' }),
    fileHint: (size: string) =>
      t({
        id: 'management.page.models.file-hint',
        message: `ONNX, up to ${size}. The model must have exactly one input: a matrix of numbers with a row for each row of a table.`,
      }),
    dropFile: t({ id: 'management.page.models.drop', message: 'Drop a file here, or click to choose one' }),
    replaceFile: t({ id: 'management.page.models.replace', message: 'Replace file' }),
    tooLarge: t({ id: 'management.page.models.too-large', message: 'The file is too large' }),
    parts: {
      labels: t({ id: 'management.page.models.part-labels', message: 'Output with the clusters' }),
      flags: t({ id: 'management.page.models.part-flags', message: 'Output with the anomalies' }),
      scores: t({ id: 'management.page.models.part-scores', message: 'Output with the scores (0 to 1)' }),
    },
    noOutput: t({ id: 'management.page.models.no-output', message: 'None' }),
    anomalyValue: t({ id: 'management.page.models.anomaly-value', message: 'Value that means “anomaly”' }),
    anomalyValues,
    sampleNote: t({
      id: 'management.page.models.sample-note',
      message:
        'You can save the model after it has run on a sample. The model uses the columns that contain only numbers.',
    }),
    try: t({ id: 'management.page.models.try', message: 'Try' }),
    tryFailed: t({ id: 'management.component.action.try-failed', message: 'Failed to try the model' }),
    store: t({ id: 'management.page.models.store', message: 'Save model' }),
    cancel: t({ id: 'management.page.models.cancel', message: 'Cancel' }),
    stored: (name: string) => t({ id: 'management.page.models.stored', message: `Model ${name} saved` }),
  };
}
