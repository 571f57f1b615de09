import { type LocaleId, TRANSLATION_LIMITS } from '@atrium/contract';
import { getDirection, toIntlTag, useFormat } from '@atrium/i18n';
import { Field, TextArea } from '@atrium/ui/base';
import { type ReactNode, useId } from 'react';
import styles from './translations.module.css';
import { usePluralFormNames } from './use-plural-form-names.ts';
import type { EditedPlural } from './use-plural-text.ts';

interface PluralFieldsProps {
  readonly locale: LocaleId;
  readonly label: string;
  readonly plural: EditedPlural;
  readonly error: string | undefined;
  /** Shown at the end of the label's line. */
  readonly aside: ReactNode;
  onLeave(): void;
}

/** One input for each form of a plural. Its label shows examples of numbers that use the form. */
export function PluralFields({ locale, label, plural, error, aside, onLeave }: PluralFieldsProps) {
  const names = usePluralFormNames();
  const format = useFormat();
  const id = useId();
  const firstEmpty = plural.forms.findIndex(({ text }) => text.trim() === '');
  // An error marks the first empty form. If no form is empty, it marks the first form.
  const invalidIndex = error === undefined ? -1 : Math.max(0, firstEmpty);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot share its line with a button.
    <div role="group" aria-labelledby={id}>
      <div className={styles.pluralHead}>
        <span id={id}>{label}</span>
        {aside}
      </div>
      {plural.forms.map(({ form, examples, text }, index) => (
        <Field
          key={form}
          label={names.describe(
            form,
            examples.map((number) => format.number(number)),
          )}
        >
          {(control) => (
            <TextArea
              {...control}
              aria-invalid={index === invalidIndex}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              lang={toIntlTag(locale)}
              dir={getDirection(locale)}
              spellCheck
              minRows={1}
              maxLength={TRANSLATION_LIMITS.length}
              value={text}
              onChange={(value) => plural.change(form, value)}
              onBlur={onLeave}
            />
          )}
        </Field>
      ))}
      <div aria-live="polite">
        {error === undefined ? null : (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
