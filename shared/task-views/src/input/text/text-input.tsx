import { LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Field, TextArea } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import type { KindInputProps } from '../../draft/task-draft.ts';
import styles from './text-input.module.css';

/** A text with its length. */
export function TextInput({ input, isDisabled, aside, findError, onChange }: KindInputProps<'text'>) {
  const { t } = useLingui();
  const format = useFormat();
  const count = format.number(input.text.length);
  const maximum = format.number(LIMITS.textLength);
  const isTooLong = input.text.length > LIMITS.textLength;
  return (
    <Field
      label={t({ id: 'tasks.component.input.text', message: 'Text' })}
      isRequired
      aside={aside}
      error={
        isTooLong
          ? t({
              id: 'tasks.component.input.text-too-long',
              message: `The text exceeds ${maximum} characters`,
            })
          : findError('text')
      }
      hint={
        <span className={styles.count}>
          {t({ id: 'tasks.component.input.count', message: `${count} / ${maximum} characters` })}
        </span>
      }
    >
      {(control) => (
        <TextArea
          {...control}
          dir="auto"
          minRows={6}
          maxRows={18}
          disabled={isDisabled}
          value={input.text}
          onChange={(text) => onChange({ kind: 'text', text })}
        />
      )}
    </Field>
  );
}
