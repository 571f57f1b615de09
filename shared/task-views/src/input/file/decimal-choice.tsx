import { useLingui } from '@lingui/react/macro';
import type { DecimalSeparator } from './decimal-separator.ts';
import { ChoiceField } from './file-report.tsx';

interface DecimalChoiceProps {
  readonly value: DecimalSeparator;
  readonly isDisabled: boolean;
  onChoose(value: DecimalSeparator): void;
}

/** Asks what a number such as `12,345` means. */
export function DecimalChoice({ value, isDisabled, onChoose }: DecimalChoiceProps) {
  const { t } = useLingui();
  return (
    <ChoiceField
      label={t({ id: 'tasks.component.file.decimal', message: 'Decimal separator' })}
      value={value}
      options={[
        {
          value: 'point',
          label: t({ id: 'tasks.component.file.point', message: 'Point: 12,345 is 12345' }),
        },
        {
          value: 'comma',
          label: t({ id: 'tasks.component.file.comma', message: 'Comma: 12,345 is 12.345' }),
        },
      ]}
      isDisabled={isDisabled}
      onChoose={(decimalSeparator) => onChoose(decimalSeparator === 'comma' ? 'comma' : 'point')}
    />
  );
}
