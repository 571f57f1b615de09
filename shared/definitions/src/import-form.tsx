import { type ImportedRecord, PORTABLE_LIMITS, type PortableKind } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { usePane } from '@atrium/runtime';
import { Button, Field, FormAlert, Input } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { DialogActions } from '@atrium/ui/data';
import { IconUpload } from '@atrium/ui/shell';
import styles from './definitions.module.css';
import { PreviewLists } from './preview-lists.tsx';
import { useImport } from './use-import.ts';
import { useImportLabels } from './use-import-labels.ts';

interface ImportFormProps {
  readonly kind: PortableKind;
  onCancel(): void;
  onImported(record: ImportedRecord): void;
}

/** Imports a file in two steps: the server describes what it would store, and then stores it. */
export function ImportForm({ kind, onCancel, onImported }: ImportFormProps) {
  const labels = useImportLabels();
  const format = useFormat();
  const { toasts } = usePane();
  const { file, preview, name, error, isRunning, isTooLarge, isBlocked, setName, open, store } = useImport(
    kind,
    (record) => {
      const versions = record.unvalidated.map((version) => `v${version}`);
      if (versions.length === 0) toasts.success(labels.imported(record.name));
      else toasts.warning(labels.importedUnvalidated(record.name, format.list(versions)));
      onImported(record);
    },
  );
  const nameError = error?.fields.find(({ field }) => field === 'name')?.msg;
  const fileHint = labels.fileHint(format.bytes(PORTABLE_LIMITS.fileBytes));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void store();
      }}
    >
      <Field label={labels.file} isRequired>
        {(control) => (
          <FileDrop
            control={control}
            icon={<IconUpload />}
            prompt={file ? labels.replaceFile : labels.dropFile}
            hint={file ? undefined : fileHint}
            accept=".json,.zip"
            isDisabled={isRunning}
            onFile={(chosen) => void open(chosen)}
          >
            {file ? <span className={styles.file}>{file.name}</span> : null}
          </FileDrop>
        )}
      </Field>
      <FormAlert>{isTooLarge ? labels.tooLarge : nameError ? undefined : error?.msg}</FormAlert>
      {preview ? (
        <>
          <Field
            label={preview.isSlug ? labels.slug : labels.name}
            isRequired
            error={nameError}
            hint={preview.newName === preview.name ? undefined : labels.renamed(preview.name)}
          >
            {(control) => <Input {...control} value={name} disabled={isBlocked} onChange={setName} />}
          </Field>
          <PreviewLists preview={preview} />
        </>
      ) : null}
      <DialogActions>
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button type="primary" htmlType="submit" disabled={isBlocked} loading={isRunning}>
          {labels.import}
        </Button>
      </DialogActions>
    </form>
  );
}
