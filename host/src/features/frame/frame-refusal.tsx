import { SafeLink } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { FrameVerdict } from './judge-frame.ts';

interface FrameRefusalProps {
  readonly verdict: Exclude<FrameVerdict, 'allowed'>;
  readonly address: string;
}

/** Says why a page is not shown in a frame, and leads there apart where that is harmless. */
export function FrameRefusal({ verdict, address }: FrameRefusalProps) {
  const { t } = useLingui();
  const lines = {
    unreadable: t({ id: 'host.page.frame.unreadable', message: '这个地址不完整或无法识别。' }),
    insecure: t({ id: 'host.page.frame.insecure', message: '只有通过 https 提供的页面才能嵌入控制台。' }),
    own: t({ id: 'host.page.frame.own', message: '控制台不会把自己的页面嵌入自己。' }),
    foreign: t({
      id: 'host.page.frame.foreign',
      message: '这个站点不在允许嵌入的名单中。管理员可以在部署配置（ATRIUM_FRAMES）中添加它。',
    }),
  };
  return (
    <StateView
      place="page"
      kind="forbidden"
      title={t({ id: 'host.page.frame.refused', message: '无法嵌入此页面' })}
      line={lines[verdict]}
      action={
        verdict === 'foreign' ? (
          <SafeLink to={address}>
            {t({ id: 'host.page.frame.open-apart', message: '在新窗口中打开' })}
          </SafeLink>
        ) : undefined
      }
    />
  );
}
