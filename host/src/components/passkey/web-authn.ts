/** The library loads when the user first creates or uses a passkey. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Creates a passkey from the server's options in JSON text. Returns the credential as JSON text. */
export async function createPasskey(options: string): Promise<string> {
  const { startRegistration } = await loadLibrary();
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
}

/**
 * Signs the challenge in the server's options with a passkey that the user chooses. Returns the credential as JSON
 * text.
 */
export async function signWithPasskey(options: string): Promise<string> {
  const { startAuthentication } = await loadLibrary();
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
}

/** Whether the browser supports passkeys on this page. */
export const hasPasskeySupport = (): boolean => 'PublicKeyCredential' in globalThis;

/** Whether the browser can suggest passkeys at a field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  (await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true;

/**
 * Signs the challenge with a passkey that the browser suggests at the field whose `autocomplete` ends with `webauthn`.
 * Waits until the user chooses a passkey. Another request for a passkey, or `cancelPasskey`, ends the request.
 */
export async function signWithSuggestedPasskey(options: string): Promise<string> {
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = JSON.parse(options);
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
}

/** Ends the pending request for a passkey. */
export async function cancelPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}
