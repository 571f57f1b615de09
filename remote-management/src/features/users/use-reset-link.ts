import { issueResetLinkCall } from '@atrium/contract';
import { request, useSubmission } from '@atrium/runtime';
import { useState } from 'react';
import { type ResetLink, toResetLink } from './to-reset-link.ts';

/** Issues a link with which a user can set a new password once, unless a link is given. */
export function useResetLink(userId: string, issuedLink?: ResetLink) {
  const [link, setLink] = useState(issuedLink);
  const [errorMessage, setErrorMessage] = useState<string>();
  const { isRunning, submit } = useSubmission();
  return {
    link,
    errorMessage,
    isIssuing: isRunning,
    async issue() {
      setErrorMessage(undefined);
      const issued = await submit(
        () => request(issueResetLinkCall, { id: userId }, { isSilent: true }),
        (error) => setErrorMessage(error.msg),
      );
      if (issued) setLink(toResetLink(issued));
    },
  };
}
