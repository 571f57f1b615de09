import { MODEL_LIMITS, type OnnxModel } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { usePane } from '@atrium/runtime';
import { TaskInputField, TaskResult } from '@atrium/task-views';
import { Button, Field, FormAlert, Input } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { DialogActions } from '@atrium/ui/data';
import { IconUpload } from '@atrium/ui/shell';
import { useEffect } from 'react';
import { ActionResult } from '../../drawer/action-result.tsx';
import { MappingFields } from './mapping-fields.tsx';
import styles from './onnx-models.module.css';
import { TensorList } from './tensor-list.tsx';
import { useModelLabels } from './use-model-labels.ts';
import { useUpload } from './use-upload.ts';

interface UploadFormProps {
  onStored(model: OnnxModel): void;
  onCancel(): void;
}

/** Uploads a model in steps: its file, its mapping to a task, and a run on a sample. */
export function UploadForm({ onStored, onCancel }: UploadFormProps) {
  const labels = useModelLabels();
  const format = useFormat();
  const { setDirty } = usePane();
  const upload = useUpload(onStored);
  const { file, draft, result, failure, isRunning } = upload;
  const isDirty = file !== undefined;
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void upload.store();
      }}
    >
      <Field label={labels.file} isRequired>
        {(control) => (
          <FileDrop
            control={control}
            icon={<IconUpload />}
            prompt={file ? labels.replaceFile : labels.dropFile}
            hint={file ? undefined : labels.fileHint(format.bytes(MODEL_LIMITS.fileBytes))}
            accept=".onnx"
            isDisabled={isRunning}
            onFile={(chosen) => void upload.open(chosen)}
          >
            {file ? <span className={styles.file}>{file.name}</span> : null}
          </FileDrop>
        )}
      </Field>
      {draft ? (
        <>
          <TensorList {...draft.inspection} />
          <Field label={labels.name} isRequired error={upload.findError('name')}>
            {(control) => (
              <Input {...control} value={draft.name} onChange={(name) => upload.change({ name })} />
            )}
          </Field>
          <MappingFields
            mapping={draft.mapping}
            outputs={draft.inspection.outputs}
            error={upload.findError('mapping')}
            onChange={(mapping) => upload.change({ mapping })}
          />
          <p className={styles.note}>{labels.sampleNote}</p>
          <TaskInputField
            task={draft.mapping.task}
            value={draft.sample}
            offersSamples={false}
            isDisabled={isRunning}
            onChange={(sample) => upload.change({ sample })}
          />
          <ActionResult result={result} failure={failure} failureTitle={labels.tryFailed}>
            {({ output }) => (
              <TaskResult task={draft.mapping.task} input={draft.sample.input} output={output} />
            )}
          </ActionResult>
        </>
      ) : null}
      {/* Below the fields, near the button of the action that failed. */}
      <FormAlert>{upload.error}</FormAlert>
      {/* Without a result, a running request inspects or tries the model. With a result, it stores the model. */}
      <DialogActions>
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button disabled={!draft} loading={isRunning && !result} onClick={() => void upload.tryModel()}>
          {labels.try}
        </Button>
        <Button
          type="primary"
          htmlType="submit"
          disabled={!result}
          loading={isRunning && result !== undefined}
        >
          {labels.store}
        </Button>
      </DialogActions>
    </form>
  );
}
