import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './algorithm.module.css';
import type { PlotChoice } from './use-plot-columns.ts';

/** Chooses what the two axes show. */
export function AxisChoices({ choice }: { readonly choice: PlotChoice }) {
  const { t } = useLingui();
  const id = useId();
  const options = choice.columns.map(({ name }, at) => ({
    value: String(at),
    label: name ?? t({ id: 'tasks.component.plot.row-place', message: 'Row number' }),
  }));
  const axes = [
    {
      key: 'x',
      name: t({ id: 'tasks.component.plot.horizontal', message: 'Horizontal axis' }),
      at: choice.x,
      choose: choice.chooseX,
    },
    {
      key: 'y',
      name: t({ id: 'tasks.component.plot.vertical', message: 'Vertical axis' }),
      at: choice.y,
      choose: choice.chooseY,
    },
  ];
  return (
    <div className={styles.axes}>
      {axes.map(({ key, name, at, choose }) => (
        <span key={key} className={styles.axis}>
          <label htmlFor={`${id}-${key}`}>{name}</label>
          <Choice
            id={`${id}-${key}`}
            value={String(at)}
            options={options}
            onChoose={(value) => choose(Number(value))}
          />
        </span>
      ))}
    </div>
  );
}
