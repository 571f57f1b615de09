import { postNoticeAtom, withdrawNoticeAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTitles } from '../../navigation/use-titles.ts';
import { remoteDirectoryAtom, takeOfferedVersionAtom } from '../../remotes/index.ts';

/** Puts a new version of each remote that has one among the notices, for as long as it is offered. */
export function useRemoteNotices(): void {
  const { t } = useLingui();
  const titleOf = useTitles();
  const post = useSetAtom(postNoticeAtom);
  const withdraw = useSetAtom(withdrawNoticeAtom);
  const take = useSetAtom(takeOfferedVersionAtom);
  const { remotes } = useAtomValue(remoteDirectoryAtom);
  const body = t({
    id: 'host.component.update.remote-body',
    message: '加载后，这部分已打开的页面会重新开始。',
  });
  const label = t({ id: 'host.component.remote.take-offered', message: '加载新版本' });
  const offers = remotes.flatMap(({ name, descriptor, offered: version }) => {
    if (version === undefined) return [];
    const area = titleOf(descriptor?.routes[0]?.title ?? name);
    const title = t({ id: 'host.component.update.remote', message: `“${{ area }}”有新版本 ${{ version }}` });
    return [{ name, title, id: `${name} ${version}` }];
  });
  const found = JSON.stringify(offers);

  useEffect(() => {
    const told = JSON.parse(found) as typeof offers;
    for (const { name, title, id } of told) {
      post({ id, kind: 'info', title, body, action: { label, run: () => take(name) } });
    }
    return () => {
      for (const { id } of told) withdraw(id);
    };
  }, [found, body, label, post, withdraw, take]);
}
