import { Button, type FieldControl, Input } from '@atrium/ui/base';
import { IconClose, IconPlus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './dictionary-input.module.css';
import {
  type Dictionary,
  type DictionaryRow,
  parsePastedRows,
  toDictionary,
  toRows,
} from './dictionary-rows.ts';

interface DictionaryInputProps {
  readonly control: FieldControl;
  readonly label: string;
  readonly value: Dictionary;
  onChange(value: Dictionary): void;
}

/** An editor for keys and values: one line for each pair. Lines of a spreadsheet can be pasted. */
export function DictionaryInput({ control, label, value, onChange }: DictionaryInputProps) {
  const { t } = useLingui();
  const [editedRows, setEditedRows] = useState(() => toRows(value));
  // The lines stay as edited, including those without a key, until the value changes elsewhere, for example by a reset.
  const isCurrent = JSON.stringify(toDictionary(editedRows)) === JSON.stringify(value);
  const rows = isCurrent ? editedRows : toRows(value);
  const nextId = Math.max(-1, ...rows.map(({ id }) => id)) + 1;
  const store = (next: readonly DictionaryRow[]) => {
    setEditedRows(next);
    onChange(toDictionary(next));
  };
  const change = (id: number, part: Partial<DictionaryRow>) =>
    store(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const paste = (id: number, text: string) => {
    const pasted = parsePastedRows(text, nextId);
    if (pasted) store(rows.flatMap((row) => (row.id === id ? pasted : [row])));
    return pasted !== undefined;
  };
  const labels = {
    key: t({ id: 'table.component.schema.key', message: 'Key' }),
    text: t({ id: 'table.component.schema.value', message: 'Value' }),
    remove: t({ id: 'table.component.schema.remove-entry', message: 'Remove entry' }),
    add: t({ id: 'table.component.schema.add-entry', message: 'Add entry' }),
  };
  return (
    <fieldset className={styles.frame} aria-label={label} aria-describedby={control['aria-describedby']}>
      {rows.map((row) => (
        <div key={row.id} className={styles.row}>
          <Input
            value={row.key}
            aria-label={labels.key}
            placeholder={labels.key}
            aria-invalid={control['aria-invalid']}
            onChange={(key) => change(row.id, { key })}
            onPaste={(event) => {
              if (paste(row.id, event.clipboardData.getData('text'))) event.preventDefault();
            }}
          />
          <Input
            value={row.text}
            aria-label={labels.text}
            placeholder={labels.text}
            aria-invalid={control['aria-invalid']}
            onChange={(text) => change(row.id, { text })}
          />
          <Button
            type="text"
            aria-label={row.key === '' ? labels.remove : `${labels.remove}: ${row.key}`}
            icon={<IconClose />}
            onClick={() => store(rows.filter(({ id }) => id !== row.id))}
          />
        </div>
      ))}
      <Button
        id={control.id}
        aria-label={`${labels.add}: ${label}`}
        icon={<IconPlus />}
        onClick={() => store([...rows, { id: nextId, key: '', text: '' }])}
      >
        {labels.add}
      </Button>
    </fieldset>
  );
}
