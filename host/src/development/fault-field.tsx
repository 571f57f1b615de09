import { Field } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useFault } from './use-fault.ts';

interface Props {
  readonly remote: string;
  /** The address of the remote's pointer. The server at this address stores the fault. */
  readonly address: string;
}

/** A field that injects a fault into a remote. The faults are those of the end-to-end tests. */
export function FaultField({ remote, address }: Props) {
  const { t } = useLingui();
  const { faults, fault, isUnreachable, setFault } = useFault(remote, address);
  const error = t({
    id: 'host.component.development.out-of-reach',
    message: 'This remote’s server is unavailable or does not support faults.',
  });
  return (
    <Field
      label={t({ id: 'host.component.development.fault', message: 'Fault' })}
      error={isUnreachable ? error : undefined}
    >
      {(control) => (
        <Choice
          {...control}
          value={fault}
          disabled={faults.length === 0}
          options={[
            { value: '', label: t({ id: 'host.component.development.no-fault', message: 'None' }) },
            ...faults.map((name) => ({ value: name, label: name })),
          ]}
          onChoose={setFault}
        />
      )}
    </Field>
  );
}
