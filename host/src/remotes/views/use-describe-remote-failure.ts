import { useLingui } from '@lingui/react/macro';
import type { RemoteFailure } from '../fetching/remote-failure.ts';

/** Returns a function that returns the message for a failure. The message is in the console's language. */
export function useDescribeRemoteFailure(): (failure: RemoteFailure) => string {
  const { t } = useLingui();
  return ({ code, details }) => {
    const { needs = '', has = '', names = '', claim = '', owner = '', status = '' } = details;
    switch (code) {
      case 'unreachable':
        return t({
          id: 'host.component.remote.failure.unreachable',
          message: 'The server cannot be reached.',
        });
      case 'timeout':
        return t({
          id: 'host.component.remote.failure.timeout',
          message: 'The server did not respond in time.',
        });
      case 'status':
        return t({
          id: 'host.component.remote.failure.status',
          message: `The server returned status ${{ status }}.`,
        });
      case 'unreadable':
      case 'outside-namespaces':
        return t({
          id: 'host.component.remote.failure.unreadable',
          message: 'The server’s response is incomplete or invalid.',
        });
      case 'wrong-hash':
        return t({
          id: 'host.component.remote.failure.wrong-hash',
          message: 'A file does not match the published version and was blocked.',
        });
      case 'broken-entry':
        return t({
          id: 'host.component.remote.failure.broken-entry',
          message: 'The module failed to start.',
        });
      case 'broken-page':
        return t({
          id: 'host.component.remote.failure.broken-page',
          message: 'The page stopped because of an error.',
        });
      case 'missing-page':
        return t({
          id: 'host.component.remote.failure.missing-page',
          message: 'This version does not include this page.',
        });
      case 'contract':
        return t({
          id: 'host.component.remote.failure.contract',
          message: `The page requires interface version ${{ needs }}, but the console provides ${{ has }}. Deploy a matching version or upgrade the console.`,
        });
      case 'missing-exports':
        return t({
          id: 'host.component.remote.failure.missing-exports',
          message: `The page requires components that the console (interface version ${{ has }}) does not provide: ${{ names }}. Upgrade the console.`,
        });
      case 'collision':
        return t({
          id: 'host.component.remote.failure.collision',
          message: `${{ claim }} is already used by ${{ owner }}. Choose another name in the descriptor of this module and deploy it again.`,
        });
      case 'paused':
        return t({
          id: 'host.component.remote.failure.paused',
          message: 'Loading is paused after repeated failures. Try again in a moment.',
        });
    }
  };
}
