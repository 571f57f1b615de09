import { proofCalls } from '@atrium/contract';
import { type ProofRequest, useCall } from '@atrium/runtime';
import { LoadView, Modal } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { ProofForm } from './proof-form.tsx';

interface ProofDialogProps {
  readonly request: ProofRequest;
}

/**
 * Asks for a proof before a dangerous action: the password, a code or a passkey. The request that requires the proof is
 * then repeated.
 */
export function ProofDialog({ request }: ProofDialogProps) {
  const { t } = useLingui();
  const cancel = () => request.settle(false);
  return (
    <Modal
      visible
      footer={null}
      maskClosable={false}
      title={t({ id: 'host.component.proof.title', message: 'Confirm that it is you' })}
      onCancel={cancel}
    >
      <LoadView
        loaded={useCall(proofCalls.methods, {})}
        skeleton={<div aria-busy="true" />}
        failure={{
          title: t({
            id: 'host.component.proof.failed',
            message: 'Failed to load the ways to confirm your identity',
          }),
          retry: t({ id: 'host.component.proof.retry', message: 'Try again' }),
        }}
      >
        {(methods) => <ProofForm methods={methods} onProven={() => request.settle(true)} onCancel={cancel} />}
      </LoadView>
    </Modal>
  );
}
