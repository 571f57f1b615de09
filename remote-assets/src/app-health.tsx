import type { App } from '@atrium/contract';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

type Reason = NonNullable<App['health']['reason']>;

/** What is wrong with an app, in words; nothing while it is well. */
export function AppHealth({ health }: { readonly health: App['health'] }) {
  const { t } = useLingui();
  if (health.state === 'ok') return null;
  const reasons: Readonly<Record<Reason, string>> = {
    targetUnavailable: t({ id: 'assets.component.health.target-unavailable', message: '所用能力已不再发布' }),
    bindingUnresolved: t({ id: 'assets.component.health.binding-unresolved', message: '绑定的版本不可用' }),
    engineMissing: t({ id: 'assets.component.health.engine-missing', message: '缺少所需引擎' }),
    overridesRefused: t({ id: 'assets.component.health.overrides-refused', message: '参数覆盖不再被接受' }),
    runsFailing: t({ id: 'assets.component.health.runs-failing', message: '最近的运行大多失败' }),
  };
  const states = {
    degraded: t({ id: 'assets.component.health.degraded', message: '不稳定' }),
    broken: t({ id: 'assets.component.health.broken', message: '无法运行' }),
  };
  return (
    <StatusMark tone={health.state === 'broken' ? 'danger' : 'warning'}>
      {health.reason ? reasons[health.reason] : states[health.state]}
    </StatusMark>
  );
}
