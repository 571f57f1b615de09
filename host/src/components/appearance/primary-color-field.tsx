import { type LayoutSettings, layoutSettingsAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { OptionGroup } from '../option-group/option-group.tsx';
import styles from './primary-color-field.module.css';

type PrimaryColor = LayoutSettings['primaryColor'];

/** The color of buttons and of selected items. */
export function PrimaryColorField() {
  const { t } = useLingui();
  const { primaryColor } = useAppAtomValue(layoutSettingsAtom);
  const updateSettings = useSetAppAtom(layoutSettingsAtom);
  const names: Readonly<Record<PrimaryColor, string>> = {
    indigo: t({ id: 'host.component.appearance.color-indigo', message: 'Indigo' }),
    teal: t({ id: 'host.component.appearance.color-teal', message: 'Teal' }),
    green: t({ id: 'host.component.appearance.color-green', message: 'Green' }),
    purple: t({ id: 'host.component.appearance.color-purple', message: 'Purple' }),
    rose: t({ id: 'host.component.appearance.color-rose', message: 'Rose' }),
    orange: t({ id: 'host.component.appearance.color-orange', message: 'Orange' }),
  };
  return (
    <OptionGroup
      label={t({ id: 'host.component.appearance.primary-color', message: 'Theme color' })}
      value={primaryColor}
      options={(Object.keys(names) as PrimaryColor[]).map((value) => ({
        value,
        name: names[value],
        preview: <span className={styles.swatch} data-color={value} />,
      }))}
      onChoose={(chosen) => updateSettings({ primaryColor: chosen })}
    />
  );
}
