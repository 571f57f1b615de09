import { ONNX_PARTS, type OnnxMapping, type OnnxTask, type OnnxTensor } from '@atrium/contract';

/** Maps an output to the first part of the task: the first output with integers, or else the first output. */
export function guessMapping(task: OnnxTask, outputs: readonly OnnxTensor[]): OnnxMapping {
  const [part] = ONNX_PARTS[task];
  const tensor = outputs.find(({ type }) => type.startsWith('int')) ?? outputs[0];
  return { task, outputs: tensor ? { [part]: tensor.name } : {} };
}
