import { toLatinDigits } from '@atrium/contract/text';
import type { FieldControl as ControlProps } from '@atrium/ui/base';
import { useState } from 'react';
import type { FieldKind } from '../core/index.ts';
import { FieldControl } from '../forms/index.ts';
import { DictionaryInput } from './dictionary-input.tsx';
import type { SchemaField, SchemaShape } from './read-schema.ts';

interface SchemaControlProps {
  readonly field: SchemaField;
  readonly control: ControlProps;
  readonly value: unknown;
  onChange(value: unknown): void;
  /** Restores the default. Called when the user leaves an empty number. */
  onReset(): void;
}

const KINDS: Readonly<Record<Exclude<SchemaShape, 'dictionary'>, FieldKind>> = {
  switch: 'switch',
  text: 'text',
  select: 'select',
  choices: 'choices',
  tags: 'tags',
  number: 'number',
  integer: 'number',
  json: 'longText',
};

/** The control for a property's shape. */
export function SchemaControl({ field, control, value, onChange, onReset }: SchemaControlProps) {
  const { shape, label, options, optionLabels, keywords } = field;
  const isNumber = shape === 'number' || shape === 'integer';
  const isJson = shape === 'json';
  const [text, enterText] = useTypedText(
    value,
    isJson ? formatJson : String,
    isJson ? parseJson : parseNumber,
  );
  if (shape === 'dictionary') {
    const entries = typeof value === 'object' && value !== null ? value : {};
    return (
      <DictionaryInput
        control={control}
        label={label}
        value={entries as Readonly<Record<string, string>>}
        onChange={onChange}
      />
    );
  }
  const isEnteredAsText = isNumber || isJson;
  return (
    <FieldControl
      control={control}
      field={{
        label,
        options: options.map((option) => ({ value: option, label: optionLabels?.[option] ?? option })),
        // A choice has no empty option, because a property without a value has its default.
        isRequired: true,
        isCode: isJson,
        maxLength: keywords.maxLength,
        readOnlyReason: undefined,
        kind: KINDS[shape],
        value: isEnteredAsText ? text : value,
        change: (next) => onChange(isEnteredAsText ? enterText(String(next)) : next),
        leave: () => {
          if (isNumber && text.trim() === '') onReset();
        },
      }}
    />
  );
}

/** Returns the number in a text. Other text stays as typed, and validation rejects it. */
function parseNumber(text: string): unknown {
  const number = Number(toLatinDigits(text));
  return text.trim() === '' || Number.isNaN(number) ? text.trim() : number;
}

function formatJson(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/**
 * Returns the value of a JSON text. Returns undefined for an empty text, so that the property has its default. Other
 * text stays as typed, and validation rejects it.
 */
function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns the text of an input whose value is not text, and a function that stores typed text and returns its value.
 * Typed text stays as typed (`1.`, `{`) while it parses to the current value; any other value is formatted again.
 */
function useTypedText(
  value: unknown,
  write: (value: unknown) => string,
  read: (text: string) => unknown,
): readonly [string, (text: string) => unknown] {
  const [typedText, setTypedText] = useState(() => write(value));
  const isCurrent = JSON.stringify(read(typedText)) === JSON.stringify(value);
  const enterText = (text: string) => {
    setTypedText(text);
    return read(text);
  };
  return [isCurrent ? typedText : write(value), enterText];
}
