import { ONNX_PARTS, type OnnxMapping, type OnnxTask, type OnnxTensor } from '@atrium/contract';

/** Maps the first output with whole numbers, or else the first one, to the first part of the task. */
export function guessMapping(task: OnnxTask, outputs: readonly OnnxTensor[]): OnnxMapping {
  const [part] = ONNX_PARTS[task];
  const tensor = outputs.find(({ type }) => type.startsWith('int')) ?? outputs[0];
  return { task, outputs: tensor ? { [part]: tensor.name } : {} };
}
