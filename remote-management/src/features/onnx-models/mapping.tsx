import { ONNX_PARTS, type OnnxMapping } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useTaskNames } from '@atrium/task-views';
import { Fragment } from 'react';
import { useModelLabels } from './use-model-labels.ts';

/** The task of a model, and the output that provides each part of the result. */
export function Mapping({ mapping: { task, outputs } }: { readonly mapping: OnnxMapping }) {
  const labels = useModelLabels();
  const format = useFormat();
  const taskNames = useTaskNames();
  const parts: readonly (keyof OnnxMapping['outputs'])[] = ONNX_PARTS[task];
  return (
    <>
      {taskNames[task]}
      {parts.map((part) =>
        outputs[part] ? (
          <Fragment key={part}>
            {` · ${format.pair(labels.parts[part], '')}`}
            <code dir="ltr">{outputs[part]}</code>
          </Fragment>
        ) : null,
      )}
    </>
  );
}
