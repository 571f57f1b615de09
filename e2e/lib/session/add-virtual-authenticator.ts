import type { Page } from 'playwright/test';

/** A device for passkeys, which verifies its user without a prompt. */
export interface VirtualAuthenticator {
  /** Sets whether the user confirms requests, for example by a touch. Otherwise, requests wait. */
  setPresence(isPresent: boolean): Promise<void>;
}

/** Gives a page's browser a device for passkeys (Chromium only). The simulated user confirms requests. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setPresence(enabled) {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
