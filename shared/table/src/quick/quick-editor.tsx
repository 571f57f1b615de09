import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { FieldControl } from '../forms/field-control.tsx';
import type { FormField } from '../forms/form-field.ts';
import styles from './quick.module.css';
import { useQuickEdit } from './use-quick-edit.ts';

interface QuickEditorProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly column: { readonly key: string; readonly title: string };
  /** Runs when editing ends; `isByKey` says whether a key ended it. */
  onEnd(isByKey: boolean): void;
}

/** The control that replaces a cell's value: Enter or leaving it saves, Escape cancels. */
export function QuickEditor<Row>({ row, name, column, onEnd }: QuickEditorProps<Row>) {
  const { t } = useLingui();
  const id = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  const { field, isSaving, save } = useQuickEdit(row, column.key);
  const { title } = column;
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const finish = async (isByKey: boolean) => {
    if (await save()) onEnd(isByKey);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape') onEnd(true);
    if (event.key === 'Enter') {
      event.preventDefault();
      void finish(true);
    }
  };
  return (
    <fieldset
      ref={place}
      className={styles.editor}
      disabled={isSaving}
      aria-busy={isSaving}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A control that is disabled during a request also loses its focus.
        if (!isSaving && !currentTarget.contains(relatedTarget)) void finish(false);
      }}
    >
      <FieldControl
        field={field as FormField<never>}
        ties={{
          id,
          'aria-label': t({ id: 'table.component.quick.edit', message: `Edit ${title} of ${name}` }),
          'aria-describedby': field.error ? `${id}-error` : undefined,
          'aria-invalid': field.error !== undefined,
          'aria-required': field.isRequired,
        }}
      />
      <span role="alert" id={`${id}-error`} className={styles.error}>
        {field.error}
      </span>
    </fieldset>
  );
}
