import type { ListRange } from '@atrium/contract';
import { Input } from '@atrium/ui/base';
import { DateRange } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useDateControlProps } from '../../core/index.ts';
import styles from './search-form.module.css';

interface BoundsProps {
  /** A missing bound sets no limit. */
  readonly range: ListRange;
  readonly labels: { readonly from: string; readonly to: string };
  onChange(range: ListRange): void;
}

export function NumberBounds({ range, labels, onChange }: BoundsProps) {
  const change = (bound: keyof ListRange, text: string) => {
    const { [bound]: _, ...other } = range;
    onChange(text === '' ? other : { ...other, [bound]: Number(text) });
  };
  const box = (bound: keyof ListRange) => (
    <Input
      type="number"
      step="any"
      aria-label={labels[bound]}
      value={String(range[bound] ?? '')}
      onChange={(text) => change(bound, text)}
    />
  );
  return (
    <div className={styles.range}>
      {box('from')}
      <span data-dash aria-hidden="true">
        –
      </span>
      {box('to')}
    </div>
  );
}

export function DateBounds({ range, labels, onChange }: BoundsProps) {
  const dateProps = useDateControlProps();
  const presets = useDatePresets();
  return (
    <DateRange
      from={String(range.from ?? '')}
      to={String(range.to ?? '')}
      locale={dateProps.locale}
      labels={{ ...dateProps.labels, ...labels }}
      presets={presets}
      onChange={({ from, to }) => onChange({ ...(from && { from }), ...(to && { to }) })}
    />
  );
}

/** Returns the ranges of days that users search for most. */
function useDatePresets() {
  const { t } = useLingui();
  return [
    { label: t({ id: 'table.component.date.today', message: 'Today' }), days: 1 },
    { label: t({ id: 'table.component.date.week', message: 'Last 7 days' }), days: 7 },
    { label: t({ id: 'table.component.date.month', message: 'Last 30 days' }), days: 30 },
    { label: t({ id: 'table.component.date.quarter', message: 'Last 90 days' }), days: 90 },
  ];
}
