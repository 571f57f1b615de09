import type { OnnxInspection, OnnxTensor } from '@atrium/contract';
import styles from './onnx-models.module.css';
import { useModelLabels } from './use-model-labels.ts';

/** The inputs and outputs of a model with their types and shapes. */
export function TensorList({ inputs, outputs }: Pick<OnnxInspection, 'inputs' | 'outputs'>) {
  const labels = useModelLabels();
  return (
    <dl className={styles.tensors}>
      <div>
        <dt>{labels.inputs}</dt>
        {inputs.map(renderTensor)}
      </div>
      <div>
        <dt>{labels.outputs}</dt>
        {outputs.map(renderTensor)}
      </div>
    </dl>
  );
}

function renderTensor(tensor: OnnxTensor) {
  return (
    <dd key={tensor.name}>
      <code dir="ltr">{formatTensor(tensor)}</code>
    </dd>
  );
}

/** Returns the description of a tensor, such as `x: float32 [n, 4]`. An unknown size is `?`. */
export function formatTensor({ name, type, shape }: OnnxTensor): string {
  return `${name}: ${type} [${shape.map((size) => size || '?').join(', ')}]`;
}
