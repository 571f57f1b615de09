import type { FieldControl as Ties } from '@atrium/ui/base';
import { FieldControl } from '../forms/field-control.tsx';
import type { FieldKind } from '../forms/form-definition.ts';
import { DictionaryInput } from './dictionary-input.tsx';
import type { SchemaField, SchemaShape } from './read-schema.ts';
import { useControlledText } from './use-controlled-text.ts';

interface SchemaControlProps {
  readonly field: SchemaField;
  readonly ties: Ties;
  readonly value: unknown;
  onChange(value: unknown): void;
  /** Restores the default, also in place of an empty value. */
  onReset(): void;
}

const KINDS: Readonly<Record<Exclude<SchemaShape, 'number' | 'integer' | 'json' | 'dictionary'>, FieldKind>> =
  { switch: 'switch', text: 'text', select: 'select', choices: 'choices', labels: 'tags' };

/** The control for a property's shape. */
export function SchemaControl(props: SchemaControlProps) {
  const { field, ties, value, onChange } = props;
  switch (field.shape) {
    case 'number':
    case 'integer':
      return <NumberBox {...props} />;
    case 'json':
      return <JsonBox {...props} />;
    case 'dictionary':
      return <DictionaryInput ties={ties} label={field.label} value={entriesOf(value)} onChange={onChange} />;
    default:
      return (
        <FieldControl
          ties={ties}
          field={{ ...plain(field), kind: KINDS[field.shape], value, change: onChange }}
        />
      );
  }
}

function NumberBox({ field, ties, value, onChange, onReset }: SchemaControlProps) {
  const [text, type] = useControlledText<unknown>(value, String, numberOf);
  const leave = () => {
    if (text.trim() === '') onReset();
  };
  return (
    <FieldControl
      ties={ties}
      field={{
        ...plain(field),
        kind: 'number',
        value: text,
        leave,
        change: (typed) => onChange(type(String(typed))),
      }}
    />
  );
}

function JsonBox({ field, ties, value, onChange }: SchemaControlProps) {
  const [text, type] = useControlledText<unknown>(value, writeJson, readJson);
  return (
    <FieldControl
      ties={ties}
      field={{
        ...plain(field),
        kind: 'longText',
        isCode: true,
        value: text,
        change: (typed) => onChange(type(String(typed))),
      }}
    />
  );
}

function plain({ label, options, choices, keywords }: SchemaField) {
  return {
    label,
    options: options.map((option) => ({ value: option, label: choices?.[option] ?? option })),
    isRequired: true,
    isCode: false,
    maxLength: keywords.maxLength,
    fixed: undefined,
    leave: () => undefined,
  };
}

/** Text that is not a number stays as typed, and validation rejects it. */
function numberOf(text: string): unknown {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text.trim() : number;
}

function writeJson(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** Text that is not JSON stays as typed, and validation rejects it. */
function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function entriesOf(value: unknown): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, string>>) : {};
}
