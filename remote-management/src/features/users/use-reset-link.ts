import { issueResetLinkCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { useState } from 'react';
import { useAction } from '../../drawer/use-action.ts';
import { type ResetLink, toResetLink } from './to-reset-link.ts';

/** Returns the link to show, which is `initialLink` at first, and a function that issues a new link. */
export function useResetLink(userId: string, initialLink?: ResetLink) {
  const [link, setLink] = useState(initialLink);
  const { isRunning, error, run } = useAction();
  return {
    link,
    errorMessage: error?.msg,
    isIssuing: isRunning,
    async issue() {
      const response = await run(() => request(issueResetLinkCall, { id: userId }, { isSilent: true }));
      if (response) setLink(toResetLink(response));
    },
  };
}
