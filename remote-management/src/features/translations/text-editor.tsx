import { type LocaleId, TRANSLATION_LIMITS } from '@atrium/contract';
import { getDirection, toIntlTag } from '@atrium/i18n';
import { Button, Field, TextArea } from '@atrium/ui/base';
import { useState } from 'react';
import { PluralFields } from './plural-fields.tsx';
import { useFormLabels } from './use-form-labels.ts';
import { usePluralText } from './use-plural-text.ts';

interface TextEditorProps {
  readonly locale: LocaleId;
  readonly label: string;
  /** The English text. */
  readonly source: string;
  /** The translation. */
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
  onLeave(): void;
}

/**
 * Edits a translation: a plural in one input per form, any other message in a single input. For a plural, the user can
 * also switch to the single input, which shows the whole text.
 */
export function TextEditor({ locale, label, source, value, error, onChange, onLeave }: TextEditorProps) {
  const labels = useFormLabels();
  const [isRaw, setRaw] = useState(false);
  const plural = usePluralText({ locale, source, value, onChange });
  // If `isRaw` stayed false, the editor would switch to plural forms when the user empties the text.
  if (!plural && !isRaw) setRaw(true);
  if (plural && !isRaw) {
    return (
      <PluralFields
        locale={locale}
        label={label}
        plural={plural}
        error={error}
        aside={<SwitchButton label={labels.editText} onSwitch={() => setRaw(true)} />}
        onLeave={onLeave}
      />
    );
  }
  return (
    <Field
      label={label}
      error={error}
      isRequired
      aside={plural ? <SwitchButton label={labels.editForms} onSwitch={() => setRaw(false)} /> : undefined}
    >
      {(control) => (
        <TextArea
          {...control}
          lang={toIntlTag(locale)}
          dir={getDirection(locale)}
          spellCheck
          maxRows={16}
          maxLength={TRANSLATION_LIMITS.length}
          value={value}
          onChange={onChange}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

function SwitchButton({ label, onSwitch }: { readonly label: string; readonly onSwitch: () => void }) {
  return (
    <Button type="text" size="small" onClick={onSwitch}>
      {label}
    </Button>
  );
}
