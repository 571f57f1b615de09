import { Field, Input, TextArea } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useState } from 'react';
import { useGalleryLabels } from './use-gallery-labels.ts';

/** Text boxes and choices: enabled, searchable, required with a hint, disabled and invalid. */
export function ChoiceSamples() {
  const labels = useGalleryLabels();
  const [value, setValue] = useState('1');
  const [text, setText] = useState('');
  const options = Array.from({ length: 40 }, (_, index) => ({
    value: String(index + 1),
    label: labels.option(index + 1),
  }));
  const shortOptions = options.slice(0, 3);
  return (
    <>
      <Field label={labels.text}>{(control) => <Input {...control} value={text} onChange={setText} />}</Field>
      <Field label={labels.textDisabled}>{(control) => <Input {...control} value={text} disabled />}</Field>
      <Field label={labels.textInvalid} error={labels.error}>
        {(control) => <Input {...control} value={text} onChange={setText} />}
      </Field>
      <Field label={labels.longText}>
        {(control) => <TextArea {...control} value={text} onChange={setText} />}
      </Field>
      <Field label={labels.longText} aside={labels.disabled}>
        {(control) => <TextArea {...control} value={text} disabled />}
      </Field>
      <Field label={labels.longText} error={labels.error}>
        {(control) => <TextArea {...control} value={text} onChange={setText} />}
      </Field>
      <Field label={labels.number} isRequired hint={labels.sampleText}>
        {(control) => <Input {...control} type="number" value={text} onChange={setText} />}
      </Field>
      <Field label={labels.choice}>
        {(control) => <Choice {...control} value={value} options={shortOptions} onChoose={setValue} />}
      </Field>
      <Field label={labels.choiceSearch}>
        {(control) => (
          <Choice
            {...control}
            value={value}
            options={options}
            search={{ label: labels.search, none: labels.none }}
            onChoose={setValue}
          />
        )}
      </Field>
      <Field label={labels.choiceDisabled}>
        {(control) => <Choice {...control} value={value} options={options} disabled onChoose={setValue} />}
      </Field>
      <Field label={labels.choiceInvalid} error={labels.error}>
        {(control) => <Choice {...control} value={value} options={options} onChoose={setValue} />}
      </Field>
    </>
  );
}
