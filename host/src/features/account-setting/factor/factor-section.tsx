import { factorCall } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { FactorFlow } from './factor-flow.tsx';

/** The second factor of the account. */
export function FactorSection() {
  const { t } = useLingui();
  const factor = useCall(factorCall, {});
  return (
    <LoadView
      loaded={factor}
      skeleton={<div aria-busy="true" />}
      failure={{
        title: t({
          id: 'host.page.account-setting.factor-failed',
          message: 'Failed to load two-factor authentication',
        }),
        retry: t({ id: 'host.page.account-setting.sessions-retry', message: 'Try again' }),
      }}
    >
      {(state) => <FactorFlow factor={state} reload={factor.reload} />}
    </LoadView>
  );
}
