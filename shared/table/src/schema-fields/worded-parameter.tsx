import { useLingui } from '@lingui/react/macro';
import { NamedLabel } from './named-label.tsx';
import { useParameterLabels } from './use-parameter-labels.ts';

/** A parameter's label, if it has one. */
export function WordedName({ name }: { readonly name: string }) {
  const labels = useParameterLabels()(name);
  return labels ? <NamedLabel label={labels.label} name={name} /> : name;
}

/** The label of a parameter's value. */
export function WordedValue({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { t } = useLingui();
  const labels = useParameterLabels()(name);
  const textOf = (part: unknown): string => {
    if (part === true) return t({ id: 'table.component.parameter.yes', message: 'Yes' });
    if (part === false) return t({ id: 'table.component.parameter.no', message: 'No' });
    if (typeof part === 'string') return labels?.choices?.[part] ?? part;
    if (Array.isArray(part)) return part.map(textOf).join(', ');
    if (typeof part === 'object' && part !== null) {
      return Object.entries(part)
        .map(([word, says]) => `${word}: ${textOf(says)}`)
        .join(', ');
    }
    return part === undefined || part === null ? '' : String(part);
  };
  return textOf(value) || '–';
}
