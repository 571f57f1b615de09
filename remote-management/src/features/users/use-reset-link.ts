import { issueResetLinkCall } from '@atrium/contract';
import { request, useSubmission } from '@atrium/runtime';
import { useState } from 'react';
import { type ResetLink, resetLinkOf } from './reset-link-of.ts';

/** Issues a link with which a user can set a new password once, unless a link is given. */
export function useResetLink(userId: string, issuedLink?: ResetLink) {
  const [link, setLink] = useState(issuedLink);
  const [refusal, setRefusal] = useState<string>();
  const { isRunning, submit } = useSubmission();
  return {
    link,
    refusal,
    isIssuing: isRunning,
    async issue() {
      setRefusal(undefined);
      const issued = await submit(
        () => request(issueResetLinkCall, { id: userId }, { isSilent: true }),
        (error) => setRefusal(error.msg),
      );
      if (issued) setLink(resetLinkOf(issued));
    },
  };
}
