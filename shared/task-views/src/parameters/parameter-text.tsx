import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useAreTaskMessagesLoaded } from '../messages/use-are-task-messages-loaded.ts';
import { useDisplayName } from '../messages/use-display-name.ts';
import styles from './parameter-text.module.css';
import { useParameterLabels } from './use-parameter-labels.ts';

/** The label of an engine's parameter. The tooltip is the name that programs use. */
export function ParameterName({ name }: { readonly name: string }) {
  const labels = useParameterLabels()(name);
  return <span title={name}>{labels?.label ?? name}</span>;
}

/**
 * A parameter's value as its field shows it: labels for options, booleans and countries, other values unchanged. Empty
 * until the messages are loaded.
 */
export function ParameterValue({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { t } = useLingui();
  const format = useFormat();
  const isReady = useAreTaskMessagesLoaded();
  const labels = useParameterLabels()(name);
  const getRegionName = useDisplayName('region');
  const toText = (part: unknown): string => {
    if (part === true) return t({ id: 'tasks.component.parameter.yes', message: 'Yes' });
    if (part === false) return t({ id: 'tasks.component.parameter.no', message: 'No' });
    if (typeof part === 'string' && name === 'region') return getRegionName(part);
    if (typeof part === 'string') return labels?.optionLabels?.[part] ?? part;
    if (Array.isArray(part)) {
      return part.length === 0 ? (labels?.emptyList ?? '') : format.list(part.map(toText));
    }
    if (typeof part === 'object' && part !== null) {
      return format.list(Object.entries(part).map(([key, entry]) => format.pair(key, toText(entry))));
    }
    return String(part ?? '');
  };
  return isReady ? toText(value) || '–' : null;
}

/** A value whose JSON has more characters gets a line of its own. */
const LONG_VALUE = 80;

/** A list of parameters with their values. */
export function ParameterList({ values }: { readonly values: object }) {
  return (
    <dl className={styles.list}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name} data-long={JSON.stringify(value).length > LONG_VALUE}>
          <dt>
            <ParameterName name={name} />
          </dt>
          <dd>
            <ParameterValue name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
