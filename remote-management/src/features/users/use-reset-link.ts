import { issueResetLinkCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { useState } from 'react';
import { useAction } from '../../drawer/use-action.ts';
import { type IssuedLink, toResetLink } from './to-reset-link.ts';

/**
 * Returns a one-time link for a new password, which is `issuedLink` at first, and a function that issues a new one.
 */
export function useResetLink(userId: string, issuedLink?: IssuedLink) {
  const [link, setLink] = useState(issuedLink);
  const { isRunning, error, run } = useAction();
  return {
    link,
    errorMessage: error?.msg,
    isIssuing: isRunning,
    async issue() {
      const issued = await run(() => request(issueResetLinkCall, { id: userId }, { isSilent: true }));
      if (issued) setLink(toResetLink(issued));
    },
  };
}
