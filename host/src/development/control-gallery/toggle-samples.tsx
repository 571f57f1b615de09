import { Checkbox, Field } from '@atrium/ui/base';
import { FileDrop, Segmented, Slider, Switch } from '@atrium/ui/controls';
import { IconUpload } from '@atrium/ui/shell';
import { useState } from 'react';
import styles from './control-gallery.module.css';
import { useGalleryLabels } from './use-gallery-labels.ts';

/**
 * Checkboxes, radio buttons, switches, segmented controls, sliders and file drops: on, off, filled, invalid and
 * disabled.
 */
export function ToggleSamples() {
  const labels = useGalleryLabels();
  const [isOn, setIsOn] = useState(true);
  const [percent, setPercent] = useState(40);
  const [chosen, setChosen] = useState('1');
  const options = ['1', '2', '3'].map((value) => ({ value, name: labels.option(Number(value)) }));
  return (
    <>
      <div className={styles.row}>
        <Checkbox checked={isOn} onChange={setIsOn}>
          {labels.enabled}
        </Checkbox>
        <Checkbox checked={!isOn} onChange={(isOff) => setIsOn(!isOff)}>
          {labels.enabled}
        </Checkbox>
        <Checkbox checked disabled onChange={setIsOn}>
          {labels.disabled}
        </Checkbox>
      </div>
      <fieldset className={styles.row}>
        <legend>{labels.radio}</legend>
        {options.map(({ value, name }) => (
          <label key={value} className={styles.label}>
            <input
              type="radio"
              name="radio"
              checked={value === chosen}
              disabled={value === '3'}
              onChange={() => setChosen(value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className={styles.row}>
        <Switch aria-label={labels.switch} isOn={isOn} onChange={setIsOn} />
        <Switch aria-label={labels.otherSwitch} isOn={!isOn} onChange={(isOff) => setIsOn(!isOff)} />
        <Switch aria-label={labels.switchDisabled} isOn disabled onChange={setIsOn} />
      </div>
      <div className={styles.row}>
        <Segmented label={labels.segmented} value={chosen} options={options} onChoose={setChosen} />
        <Segmented
          label={labels.segmentedDisabled}
          value={chosen}
          options={options}
          isDisabled
          onChoose={setChosen}
        />
      </div>
      <Slider aria-label={labels.slider} value={percent} min={0} max={100} onChange={setPercent} />
      <Slider aria-label={labels.slider} value={percent} min={0} max={100} disabled onChange={setPercent} />
      <FileDrop
        icon={<IconUpload />}
        prompt={labels.drop}
        hint={labels.sampleText}
        accept=".csv"
        onFile={() => {}}
      />
      <FileDrop icon={<IconUpload />} prompt={labels.drop} accept=".csv" onFile={() => {}}>
        <div>{labels.sampleText}</div>
      </FileDrop>
      <Field label={labels.sampleText} error={labels.error}>
        {(control) => (
          <FileDrop
            control={control}
            icon={<IconUpload />}
            prompt={labels.drop}
            accept=".csv"
            onFile={() => {}}
          />
        )}
      </Field>
      <FileDrop
        icon={<IconUpload />}
        prompt={labels.dropDisabled}
        accept=".csv"
        isDisabled
        onFile={() => {}}
      />
    </>
  );
}
