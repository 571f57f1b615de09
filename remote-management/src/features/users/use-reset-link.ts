import { issueResetLinkCall } from '@atrium/contract';
import { request, useSubmission } from '@atrium/runtime';
import { useState } from 'react';

interface ResetLink {
  /** Full address, to be handed to the person. */
  readonly address: string;
  readonly expiresAt: string;
}

/** Issues a link by which a person sets a new password once. */
export function useResetLink(userId: string) {
  const [link, setLink] = useState<ResetLink>();
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
      if (issued) {
        setLink({ address: new URL(issued.path, location.origin).href, expiresAt: issued.expiresAt });
      }
    },
  };
}
