import { useLingui } from '@lingui/react/macro';
import type { RemoteFailure } from '../loading/remote-failure.ts';

/** The sentence for a failure, in the language of the console. */
export function useFailureWords(): (failure: RemoteFailure) => string {
  const { t } = useLingui();
  return ({ code, facts }) => {
    const { needs = '', has = '', names = '', claim = '', owner = '', status = '' } = facts;
    switch (code) {
      case 'unreachable':
        return t({
          id: 'host.component.remote.failure.unreachable',
          message: '它的服务器没有应答。',
        });
      case 'timeout':
        return t({
          id: 'host.component.remote.failure.timeout',
          message: '它的服务器没有在规定时间内应答。',
        });
      case 'status':
        return t({
          id: 'host.component.remote.failure.status',
          message: `它的服务器以状态 ${{ status }} 应答。`,
        });
      case 'unreadable':
        return t({ id: 'host.component.remote.failure.unreadable', message: '它的应答不完整或无法读取。' });
      case 'wrong-hash':
        return t({
          id: 'host.component.remote.failure.wrong-hash',
          message: '收到的文件与发布的不一致，因此没有运行。',
        });
      case 'broken-entry':
        return t({ id: 'host.component.remote.failure.broken-entry', message: '它的程序无法启动。' });
      case 'broken-page':
        return t({ id: 'host.component.remote.failure.broken-page', message: '这个页面在运行时出错。' });
      case 'missing-page':
        return t({ id: 'host.component.remote.failure.missing-page', message: '这个版本没有这个页面。' });
      case 'contract':
        return t({
          id: 'host.component.remote.failure.contract',
          message: `它需要约定版本 ${{ needs }}，而控制台提供 ${{ has }}。请部署与控制台匹配的版本，或升级控制台。`,
        });
      case 'missing-exports':
        return t({
          id: 'host.component.remote.failure.missing-exports',
          message: `它需要控制台没有的组件：${{ names }}（控制台的约定版本是 ${{ has }}）。请升级控制台。`,
        });
      case 'collision':
        return t({
          id: 'host.component.remote.failure.collision',
          message: `${{ claim }} 已被 ${{ owner }} 占用。请在其中一方的描述中改名后重新部署。`,
        });
      case 'paused':
        return t({ id: 'host.component.remote.failure.paused', message: '它连续失败，稍后会再次尝试。' });
    }
  };
}
