import { mayVisit } from '@atrium/contract';
import { postNoticeAtom, withdrawNoticeAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';
import { useTranslateTitle } from '../../navigation/title/use-translate-title.ts';
import { type KnownRemote, remotesAtom } from '../../remotes/index.ts';

interface Offer {
  readonly id: string;
  readonly title: string;
  readonly to?: string;
}

/** Adds a notice for each remote with a new version. The pages of the remote offer to load it. */
export function useRemoteNotices(): void {
  const { t } = useLingui();
  const post = useSetAtom(postNoticeAtom);
  const withdraw = useSetAtom(withdrawNoticeAtom);
  const body = t({
    id: 'host.component.update.remote-body',
    message: 'Open one of its pages to load the new version.',
  });
  // A text, because each render creates a new array. The effect runs only when the content changes.
  const serializedOffers = JSON.stringify(useOffers());

  useEffect(() => {
    const offers = JSON.parse(serializedOffers) as readonly Offer[];
    for (const offer of offers) post({ ...offer, kind: 'info', body });
    return () => {
      for (const { id } of offers) withdraw(id);
    };
  }, [serializedOffers, body, post, withdraw]);
}

function useOffers(): readonly Offer[] {
  const { t } = useLingui();
  const translateTitle = useTranslateTitle();
  const { access } = useAtomValue(visitorAtom);
  const { remotes } = useAtomValue(remotesAtom);
  return remotes.flatMap((remote): Offer[] => {
    const { name, offeredVersion: version } = remote;
    if (version === undefined) return [];
    const page = findFirstPage(remote, access);
    const area = translateTitle(page?.title ?? name);
    const title = t({
      id: 'host.component.update.remote',
      message: `Version ${{ version }} of “${{ area }}” is available`,
    });
    return [{ id: `${name} ${version}`, title, ...(page ? { to: page.path } : {}) }];
  });
}

/** Returns the first page of a remote that the user may open and whose path has no parameters. */
function findFirstPage({ descriptor }: KnownRemote, access: readonly string[] | undefined) {
  return descriptor?.routes.find((route) => !/[:*]/.test(route.path) && mayVisit(route.access, access));
}
