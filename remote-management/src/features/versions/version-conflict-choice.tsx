import { cutText, type EngineInfo } from '@atrium/contract';
import {
  ConflictChoice,
  type Dispute,
  type DisputedField,
  ParameterName,
  ParameterValue,
  type Side,
} from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { parameterOf } from './version-conflict.ts';

/** A sample may be thousands of numbers; its beginning tells it from another. */
const SHOWN_LENGTH = 400;

interface VersionConflictChoiceProps {
  readonly engines: readonly EngineInfo[];
  readonly disputes: readonly Dispute[];
  readonly isSaving: boolean;
  onSettle(sides: Readonly<Record<string, Side>>): void;
  onCancel(): void;
}

/** What somebody else stored of the version meanwhile, against what was entered here. */
export function VersionConflictChoice({ engines, disputes, ...rest }: VersionConflictChoiceProps) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    engineId: t({ id: 'management.page.versions.engine', message: 'Engine' }),
    sample: t({ id: 'management.page.versions.sample', message: 'Sample' }),
    note: t({ id: 'management.page.versions.note', message: 'Change note' }),
  };
  const fields = disputes.map(({ name }): DisputedField => {
    const parameter = parameterOf(name);
    return parameter === undefined
      ? {
          name,
          label: words[name] ?? name,
          show: (value) => textOf(name === 'engineId' ? engines.find(({ id }) => id === value)?.name : value),
        }
      : {
          name,
          label: <ParameterName name={parameter} />,
          show: (value) => <ParameterValue name={parameter} value={value} />,
        };
  });
  return <ConflictChoice fields={fields} disputes={disputes} {...rest} />;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN_LENGTH ? `${cutText(text, SHOWN_LENGTH)}…` : text;
}
