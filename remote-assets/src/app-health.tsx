import type { App } from '@atrium/contract';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

type Reason = NonNullable<App['health']['reason']>;

/** Explains what is wrong with an app's health. Renders nothing if the app is healthy. */
export function AppHealth({ health }: { readonly health: App['health'] }) {
  const { t } = useLingui();
  if (health.state === 'ok') return null;
  const reasons: Readonly<Record<Reason, string>> = {
    targetUnavailable: t({
      id: 'assets.component.health.target-unavailable',
      message: 'The AI service is no longer published',
    }),
    bindingUnresolved: t({
      id: 'assets.component.health.binding-unresolved',
      message: 'The app’s version is not ready',
    }),
    engineMissing: t({
      id: 'assets.component.health.engine-missing',
      message: 'The engine is not installed',
    }),
    overridesRejected: t({
      id: 'assets.component.health.overrides-refused',
      message: 'Some parameter overrides are no longer valid',
    }),
    runsFailing: t({ id: 'assets.component.health.runs-failing', message: 'Most of the recent runs failed' }),
  };
  const states = {
    degraded: t({ id: 'assets.component.health.degraded', message: 'Degraded' }),
    broken: t({ id: 'assets.component.health.broken', message: 'Broken' }),
  };
  return (
    <StatusMark tone={health.state === 'broken' ? 'danger' : 'warning'}>
      {health.reason ? reasons[health.reason] : states[health.state]}
    </StatusMark>
  );
}
