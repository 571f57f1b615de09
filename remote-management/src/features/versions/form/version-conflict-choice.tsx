import { type EngineInfo, truncateEnd } from '@atrium/contract';
import type { FieldConflict, Side } from '@atrium/runtime';
import { ConflictChoice, type ConflictField } from '@atrium/table';
import { ParameterName, ParameterValue } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { readParameterName } from './version-conflict.ts';

/** The largest number of characters of a shown value. The beginning of a long sample is enough to recognize it. */
const SHOWN_LENGTH = 400;

interface VersionConflictChoiceProps {
  readonly engines: readonly EngineInfo[];
  readonly conflicts: readonly FieldConflict[];
  readonly isSaving: boolean;
  onResolve(sides: Readonly<Record<string, Side>>): void;
  onCancel(): void;
}

/** The version that another user stored meanwhile, beside the values of the form. */
export function VersionConflictChoice({ engines, conflicts, ...rest }: VersionConflictChoiceProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = {
    engineId: t({ id: 'management.page.versions.engine', message: 'Engine' }),
    sample: t({ id: 'management.page.versions.sample', message: 'Sample' }),
    note: t({ id: 'management.page.versions.note', message: 'Change note' }),
  };
  const fields = conflicts.map(({ name }): ConflictField => {
    const parameter = readParameterName(name);
    return parameter === undefined
      ? {
          name,
          label: labels[name] ?? name,
          show: (value) =>
            toText((name === 'engineId' && engines.find(({ id }) => id === value)?.name) || value),
        }
      : {
          name,
          label: <ParameterName name={parameter} />,
          show: (value) => <ParameterValue name={parameter} value={value} />,
        };
  });
  return <ConflictChoice fields={fields} conflicts={conflicts} {...rest} />;
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN_LENGTH ? `${truncateEnd(text, SHOWN_LENGTH)}…` : text;
}
