import { useLingui } from '@lingui/react/macro';
import type { RemoteFailure } from '../fetching/remote-failure.ts';

/** The sentence for a failure, in the language of the console. */
export function useFailureWords(): (failure: RemoteFailure) => string {
  const { t } = useLingui();
  return ({ code, facts }) => {
    const { needs = '', has = '', names = '', claim = '', owner = '', status = '' } = facts;
    switch (code) {
      case 'unreachable':
        return t({
          id: 'host.component.remote.failure.unreachable',
          message: 'Its server does not answer.',
        });
      case 'timeout':
        return t({
          id: 'host.component.remote.failure.timeout',
          message: 'Its server did not answer in time.',
        });
      case 'status':
        return t({
          id: 'host.component.remote.failure.status',
          message: `Its server answered with status ${{ status }}.`,
        });
      case 'unreadable':
        return t({
          id: 'host.component.remote.failure.unreadable',
          message: 'Its answer is incomplete or cannot be read.',
        });
      case 'wrong-hash':
        return t({
          id: 'host.component.remote.failure.wrong-hash',
          message: 'A file differs from the one that was published, so it was not run.',
        });
      case 'broken-entry':
        return t({ id: 'host.component.remote.failure.broken-entry', message: 'Its program cannot start.' });
      case 'broken-page':
        return t({
          id: 'host.component.remote.failure.broken-page',
          message: 'This page failed while running.',
        });
      case 'missing-page':
        return t({
          id: 'host.component.remote.failure.missing-page',
          message: 'This version does not have this page.',
        });
      case 'contract':
        return t({
          id: 'host.component.remote.failure.contract',
          message: `It needs contract ${{ needs }}, the console has ${{ has }}. Deploy a version made for this console, or upgrade the console.`,
        });
      case 'missing-exports':
        return t({
          id: 'host.component.remote.failure.missing-exports',
          message: `It needs parts that the console does not have: ${{ names }} (the console has contract ${{ has }}). Upgrade the console.`,
        });
      case 'collision':
        return t({
          id: 'host.component.remote.failure.collision',
          message: `${{ claim }} is taken by ${{ owner }}. Rename it in the descriptor of one of the two and deploy that again.`,
        });
      case 'paused':
        return t({
          id: 'host.component.remote.failure.paused',
          message: 'It failed several times in a row and is left alone for a moment.',
        });
    }
  };
}
