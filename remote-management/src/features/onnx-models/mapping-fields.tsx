import {
  ONNX_ANOMALY_VALUES,
  ONNX_PARTS,
  ONNX_TASKS,
  type OnnxMapping,
  type OnnxTask,
  type OnnxTensor,
} from '@atrium/contract';
import { useTaskNames } from '@atrium/task-views';
import { Field } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { guessMapping } from './guess-mapping.ts';
import styles from './onnx-models.module.css';
import { formatTensor } from './tensor-list.tsx';
import { useModelLabels } from './use-model-labels.ts';

interface MappingFieldsProps {
  readonly mapping: OnnxMapping;
  readonly outputs: readonly OnnxTensor[];
  readonly error: string | undefined;
  onChange(mapping: OnnxMapping): void;
}

type Part = keyof OnnxMapping['outputs'];

/** The value of the option “None”: no output provides the part. */
const NO_OUTPUT = '';

/** Edits the task of a model, and which of its outputs provides each part of the result. */
export function MappingFields({ mapping, outputs, error, onChange }: MappingFieldsProps) {
  const labels = useModelLabels();
  const taskNames = useTaskNames();
  const { task, mark: anomalyValue = '-1' } = mapping;
  const chooseOutput = (part: Part, tensor: string) => {
    const { [part]: _, ...others } = mapping.outputs;
    onChange({ ...mapping, outputs: tensor === NO_OUTPUT ? others : { ...others, [part]: tensor } });
  };
  return (
    <div className={styles.pair}>
      <Field label={labels.task} isRequired error={error}>
        {(control) => (
          <Choice
            {...control}
            value={task}
            options={ONNX_TASKS.map((value) => ({ value, label: taskNames[value] }))}
            onChoose={(chosen) => onChange(guessMapping(chosen as OnnxTask, outputs))}
          />
        )}
      </Field>
      {ONNX_PARTS[task].map((part: Part) => (
        <Field key={part} label={labels.parts[part]}>
          {(control) => (
            <Choice
              {...control}
              value={mapping.outputs[part] ?? NO_OUTPUT}
              options={[
                { value: NO_OUTPUT, label: labels.noOutput },
                ...outputs.map((tensor) => ({ value: tensor.name, label: formatTensor(tensor) })),
              ]}
              onChoose={(tensor) => chooseOutput(part, tensor)}
            />
          )}
        </Field>
      ))}
      {task === 'anomaly' && mapping.outputs.flags ? (
        <Field label={labels.anomalyValue}>
          {(control) => (
            <Choice
              {...control}
              value={anomalyValue}
              options={ONNX_ANOMALY_VALUES.map((value) => ({ value, label: labels.anomalyValues[value] }))}
              onChoose={(chosen) => onChange({ ...mapping, mark: chosen as OnnxMapping['mark'] })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
