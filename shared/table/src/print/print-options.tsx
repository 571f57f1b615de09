import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSelection } from '../model.ts';
import styles from './print-preview.module.css';
import type { PrintScope } from './print-rows.ts';

interface PrintOptionsProps {
  readonly scope: PrintScope;
  readonly isLandscape: boolean;
  onScope(scope: PrintScope): void;
  onLandscape(isLandscape: boolean): void;
}

/** Chooses which rows are printed, and the paper's orientation. */
export function PrintOptions({ scope, isLandscape, onScope, onLandscape }: PrintOptionsProps) {
  const { t } = useLingui();
  const selection = useSelection();
  const id = useId();
  const scopes: readonly { readonly value: PrintScope; readonly label: string }[] = [
    { value: 'page', label: t({ id: 'table.component.print.page', message: 'This page' }) },
    ...(selection.count > 0
      ? [
          {
            value: 'selected' as const,
            label: t({ id: 'table.component.print.selected', message: 'Selected items' }),
          },
        ]
      : []),
    { value: 'matching', label: t({ id: 'table.component.print.matching', message: 'All matching items' }) },
  ];
  return (
    <div className={styles.options}>
      <span className={styles.option}>
        <label htmlFor={`${id}-scope`}>{t({ id: 'table.component.print.scope', message: 'Rows' })}</label>
        <Choice
          id={`${id}-scope`}
          value={scope}
          options={scopes}
          onChoose={(value) => onScope(scopes.find((one) => one.value === value)?.value ?? 'page')}
        />
      </span>
      <span className={styles.option}>
        <label htmlFor={`${id}-paper`}>
          {t({ id: 'table.component.print.paper', message: 'Orientation' })}
        </label>
        <Choice
          id={`${id}-paper`}
          value={isLandscape ? 'wide' : 'tall'}
          options={[
            { value: 'tall', label: t({ id: 'table.component.print.tall', message: 'Portrait' }) },
            { value: 'wide', label: t({ id: 'table.component.print.wide', message: 'Landscape' }) },
          ]}
          onChoose={(value) => onLandscape(value === 'wide')}
        />
      </span>
    </div>
  );
}
