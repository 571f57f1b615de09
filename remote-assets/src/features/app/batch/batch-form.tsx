import { type Batch, TASKS } from '@atrium/contract';
import { toLatinDigits } from '@atrium/contract/text';
import { useFormat } from '@atrium/i18n';
import { Button, Field, FormAlert, Input } from '@atrium/ui/base';
import { IconLeft, IconPlayArrow } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { toKnownTask } from '../../../to-known-task.ts';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { InactiveAppBanner } from '../run/inactive-app-banner.tsx';
import { RunOptions } from '../run/run-options.tsx';
import batchStyles from './batch.module.css';
import { ImageSource } from './image-source.tsx';
import { SheetSource } from './sheet-source.tsx';
import { useBatchForm } from './use-batch-form.ts';
import { WebhookFields } from './webhook-fields.tsx';

interface BatchFormProps {
  onStarted(id: string): void;
  onClose(): void;
}

/** The form of a new batch: its inputs, its version, its pace and its webhook. */
export function BatchForm({ onStarted, onClose }: BatchFormProps) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const task = toKnownTask(app.task);
  const kind = task ? TASKS[task].input : 'text';
  const draft = useBatchForm(kind, (batch: Batch) => onStarted(batch.id));
  const { form } = draft;
  const { values, errors, change, leaveField, isSending } = form;
  return (
    <>
      <div className={batchStyles.back}>
        <Button
          type="text"
          icon={<IconLeft className={batchStyles.backIcon} />}
          disabled={isSending}
          onClick={onClose}
        >
          {t({ id: 'assets.page.batch.back', message: 'All batches' })}
        </Button>
      </div>
      <InactiveAppBanner />
      <form {...form.element} className={styles.card}>
        <h2 className={styles.sectionTitle}>
          {t({ id: 'assets.page.batch.create', message: 'Create batch' })}
        </h2>
        <FormAlert>{form.error}</FormAlert>
        {kind === 'image' ? <ImageSource draft={draft} /> : <SheetSource kind={kind} draft={draft} />}
        <div className={batchStyles.fields}>
          <Field label={t({ id: 'assets.page.batch.name', message: 'Name' })} isRequired error={errors.name}>
            {(control) => (
              <Input
                {...control}
                value={values.name}
                disabled={isSending}
                onChange={(name) => change('name', name)}
                onBlur={() => leaveField('name')}
              />
            )}
          </Field>
          <Field
            label={t({ id: 'assets.page.batch.per-minute', message: 'Rows per minute' })}
            hint={t({
              id: 'assets.page.batch.per-minute-hint',
              message: 'Limits the rate of the batch. Leave empty for no limit.',
            })}
            error={errors.perMinute}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={values.perMinute}
                disabled={isSending}
                onChange={(perMinute) => change('perMinute', toLatinDigits(perMinute))}
                onBlur={() => leaveField('perMinute')}
              />
            )}
          </Field>
        </div>
        <RunOptions binding={values.binding} onBindingChange={(binding) => change('binding', binding)} />
        <WebhookFields draft={draft} />
        {isSending ? <Upload {...draft.progress} onStop={draft.stop} /> : null}
        <div className={batchStyles.actions}>
          <Button disabled={isSending} onClick={onClose}>
            {t({ id: 'assets.component.question.cancel', message: 'Cancel' })}
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            icon={<IconPlayArrow />}
            loading={isSending}
            disabled={app.status !== 'active'}
          >
            {t({ id: 'assets.page.batch.start', message: 'Start batch' })}
          </Button>
        </div>
      </form>
    </>
  );
}

interface UploadProps {
  readonly uploadedRows: number;
  readonly total: number;
  onStop(): void;
}

/** The progress of an upload, and the button that stops it. */
function Upload({ uploadedRows, total, onStop }: UploadProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [shown, all] = [format.number(uploadedRows), format.number(total)];
  const label = t({ id: 'assets.page.batch.upload', message: `Uploading rows: ${shown} of ${all}` });
  return (
    <div className={batchStyles.upload}>
      <progress aria-label={label} value={uploadedRows} max={total} />
      <span role="status">{label}</span>
      <Button size="small" onClick={onStop}>
        {t({ id: 'assets.page.batch.stop-upload', message: 'Stop upload' })}
      </Button>
    </div>
  );
}
