import { Button, type FieldControl } from '@atrium/ui/base';
import { IconClose, Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { addTags } from './add-tags.ts';
import styles from './tags-input.module.css';

interface TagsInputProps {
  readonly control: FieldControl;
  readonly label: string;
  readonly tags: readonly string[];
  readonly isDisabled: boolean;
  onChange(tags: readonly string[]): void;
  onLeave(): void;
}

/** Edits tags: Enter or a comma adds the typed tag, Backspace in the empty box removes the last one. */
export function TagsInput({ control, label, tags, isDisabled, onChange, onLeave }: TagsInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const add = (entered: string) => {
    setText('');
    const next = addTags(tags, entered);
    if (next.length > tags.length) onChange(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '') onChange(tags.slice(0, -1));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!SEPARATOR.test(pasted)) return;
    event.preventDefault();
    add(pasted);
  };
  return (
    <div className={styles.frame} data-tags data-disabled={isDisabled}>
      <ul className={styles.tags} aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag>
              {tag}
              {isDisabled ? null : (
                <Button
                  type="text"
                  size="mini"
                  aria-label={t({ id: 'table.component.form.remove-tag', message: `Remove “${tag}”` })}
                  icon={<IconClose />}
                  onClick={() => onChange(tags.filter((other) => other !== tag))}
                />
              )}
            </Tag>
          </li>
        ))}
      </ul>
      <input
        {...control}
        type="text"
        className={styles.box}
        value={text}
        disabled={isDisabled}
        autoComplete="off"
        onChange={({ target }) => (SEPARATOR.test(target.value) ? add(target.value) : setText(target.value))}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          add(text);
          onLeave();
        }}
      />
    </div>
  );
}

const SEPARATOR = /[,，、\n]/;
