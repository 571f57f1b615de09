import type { App } from '@atrium/contract';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

type Reason = NonNullable<App['health']['reason']>;

/** What is wrong with an app, in words; nothing while it is well. */
export function AppHealth({ health }: { readonly health: App['health'] }) {
  const { t } = useLingui();
  if (health.state === 'ok') return null;
  const reasons: Readonly<Record<Reason, string>> = {
    targetUnavailable: t({
      id: 'assets.component.health.target-unavailable',
      message: 'What it runs on is no longer published',
    }),
    bindingUnresolved: t({
      id: 'assets.component.health.binding-unresolved',
      message: 'The version it is bound to is not ready',
    }),
    engineMissing: t({
      id: 'assets.component.health.engine-missing',
      message: 'Its engine is not installed',
    }),
    overridesRefused: t({
      id: 'assets.component.health.overrides-refused',
      message: 'Its parameters are no longer accepted',
    }),
    runsFailing: t({ id: 'assets.component.health.runs-failing', message: 'Most of its last runs failed' }),
  };
  const states = {
    degraded: t({ id: 'assets.component.health.degraded', message: 'Unsteady' }),
    broken: t({ id: 'assets.component.health.broken', message: 'Does not run' }),
  };
  return (
    <StatusMark tone={health.state === 'broken' ? 'danger' : 'warning'}>
      {health.reason ? reasons[health.reason] : states[health.state]}
    </StatusMark>
  );
}
