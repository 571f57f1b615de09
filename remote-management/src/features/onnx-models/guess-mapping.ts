import { ONNX_PARTS, type OnnxMapping, type OnnxTask, type OnnxTensor } from '@atrium/contract';

/**
 * Suggests a mapping. The first output with integers, or else the first output, provides the first part of the result:
 * the labels of clusters, or the flags of anomalies. The other parts are not mapped. If the model has no outputs, no
 * part is mapped.
 */
export function guessMapping(task: OnnxTask, outputs: readonly OnnxTensor[]): OnnxMapping {
  const [part] = ONNX_PARTS[task];
  const tensor = outputs.find(({ type }) => type.startsWith('int')) ?? outputs[0];
  return { task, outputs: tensor ? { [part]: tensor.name } : {} };
}
