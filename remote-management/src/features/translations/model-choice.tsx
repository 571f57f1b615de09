import { Field, SafeLink } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { CONNECTIONS_ADDRESS } from '../../addresses.ts';
import { useDraftLabels } from './use-draft-labels.ts';
import type { useDraftModels } from './use-draft-models.ts';

type ModelChoiceProps = Pick<ReturnType<typeof useDraftModels>, 'list' | 'model' | 'choose'>;

/** The choice of a chat model. */
export function ModelChoice({ list, model, choose }: ModelChoiceProps) {
  const labels = useDraftLabels();
  return (
    <Field label={labels.model}>
      {(control) => (
        <Choice
          {...control}
          value={model?.id ?? ''}
          options={list.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={choose}
        />
      )}
    </Field>
  );
}

/** Says that no chat model is connected, with a link to the connections. */
export function NoModel({ className = '' }: { readonly className?: string | undefined }) {
  const labels = useDraftLabels();
  return (
    <p className={className}>
      {labels.noModel} <SafeLink to={CONNECTIONS_ADDRESS}>{labels.connections}</SafeLink>
    </p>
  );
}
