import { ONNX_PARTS, type OnnxMapping, type OnnxTask, type OnnxTensor } from '@atrium/contract';

/**
 * Suggests a mapping of the first part of the result, the clusters or the flags: to the first output with integers, or
 * else to the first output. The other parts have no output. For a model without outputs, no part is mapped.
 */
export function guessMapping(task: OnnxTask, outputs: readonly OnnxTensor[]): OnnxMapping {
  const [part] = ONNX_PARTS[task];
  const tensor = outputs.find(({ type }) => type.startsWith('int')) ?? outputs[0];
  return { task, outputs: tensor ? { [part]: tensor.name } : {} };
}
