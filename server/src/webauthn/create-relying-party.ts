import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { PasskeyError } from './passkey-error.ts';

/** A stored passkey, as the library SimpleWebAuthn needs it. */
export interface KnownPasskey {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

/** A stored passkey with the data that the check of its signatures needs. */
export interface VerifiablePasskey extends KnownPasskey {
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** A new passkey. */
export interface NewPasskey extends VerifiablePasskey {
  /** Whether the passkey is stored on several devices, for example by a password manager. */
  readonly isSynced: boolean;
}

/** Options for the browser, as JSON text, and the challenge that it must sign. */
export interface Ceremony {
  readonly options: string;
  readonly challenge: string;
}

/** Creates and checks the passkeys of one console. The `verify` methods throw `PasskeyError`. */
export interface RelyingParty {
  /** The device rejects a second passkey for the user if it has one of the `known` passkeys. */
  startRegistration(user: PasskeyUser, known: readonly KnownPasskey[]): Promise<Ceremony>;
  verifyRegistration(response: RegistrationResponseJSON, challenge: string): Promise<NewPasskey>;
  /** With `known`, only these passkeys can sign. Without it, the user chooses any passkey and is verified. */
  startAuthentication(known?: readonly KnownPasskey[]): Promise<Ceremony>;
  /** Returns the new counter. */
  verifyAuthentication(response: AuthenticationResponseJSON, check: AuthenticationCheck): Promise<number>;
}

interface PasskeyUser {
  readonly id: string;
  readonly account: string;
  readonly name: string;
}

interface AuthenticationCheck {
  readonly challenge: string;
  readonly passkey: VerifiablePasskey;
  /** Whether the device must verify the user, for example by a fingerprint or a PIN. */
  readonly requiresUserVerification: boolean;
}

interface RelyingPartyOptions {
  /** The address of the console. */
  readonly publicUrl: string;
  /** The name that the browser shows. */
  readonly name: string;
  /** Milliseconds for which a challenge is valid. */
  readonly timeout: number;
}

/** Ed25519, ES256 and RS256. The defaults of the library include ML-DSA, which is still experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** The library takes a third of a second to load, so it loads with the first passkey. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Returns the bytes that identify a user in a passkey: the bytes of the user's id. */
export function toUserHandle(userId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

/**
 * Creates the relying party of a console. Returns undefined without an address that browsers accept for passkeys: HTTPS
 * with a host name, or `localhost`.
 */
export function createRelyingParty({
  publicUrl,
  name,
  timeout,
}: RelyingPartyOptions): RelyingParty | undefined {
  if (!acceptsPasskeys(publicUrl)) return undefined;
  const { origin: expectedOrigin, hostname: rpID } = new URL(publicUrl);
  return {
    async startRegistration(user, known) {
      const { generateRegistrationOptions } = await loadLibrary();
      const options = await generateRegistrationOptions({
        rpName: name,
        rpID,
        userID: toUserHandle(user.id),
        userName: user.account,
        userDisplayName: user.name,
        timeout,
        excludeCredentials: known.map(toDescriptor),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options: JSON.stringify(options), challenge: options.challenge };
    },
    async verifyRegistration(response, expectedChallenge) {
      const { verifyRegistrationResponse } = await loadLibrary();
      const { registrationInfo } = await withPasskeyErrors(
        verifyRegistrationResponse({
          response,
          expectedChallenge,
          expectedOrigin,
          expectedRPID: rpID,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!registrationInfo) throw new PasskeyError('The attestation is invalid');
      const { credential, credentialDeviceType } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: response.response.transports ?? [],
        isSynced: credentialDeviceType === 'multiDevice',
      };
    },
    async startAuthentication(known) {
      const { generateAuthenticationOptions } = await loadLibrary();
      const options = await generateAuthenticationOptions({
        rpID,
        timeout,
        ...(known ? { allowCredentials: known.map(toDescriptor) } : {}),
        userVerification: known ? 'preferred' : 'required',
      });
      return { options: JSON.stringify(options), challenge: options.challenge };
    },
    async verifyAuthentication(response, { challenge, passkey, requiresUserVerification }) {
      const { verifyAuthenticationResponse } = await loadLibrary();
      const { credentialId: id, publicKey, counter } = passkey;
      const { verified, authenticationInfo } = await withPasskeyErrors(
        verifyAuthenticationResponse({
          response,
          expectedChallenge: challenge,
          expectedOrigin,
          expectedRPID: rpID,
          credential: { id, publicKey: Uint8Array.from(publicKey), counter },
          requireUserVerification: requiresUserVerification,
        }),
      );
      if (!verified) throw new PasskeyError('The signature is wrong');
      return authenticationInfo.newCounter;
    },
  };
}

function toDescriptor({ credentialId, transports }: KnownPasskey) {
  return { id: credentialId, transports: [...transports] };
}

/**
 * Returns whether browsers offer passkeys to pages at an address: with encryption and a host name, or at `localhost`.
 */
export function acceptsPasskeys(publicUrl: string): boolean {
  if (!URL.canParse(publicUrl)) return false;
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return protocol === 'https:' && !/^\[|^[\d.]+$/.test(hostname);
}

/** Returns the result of a check, and converts the plain errors of the library to `PasskeyError`. */
async function withPasskeyErrors<Result>(check: Promise<Result>): Promise<Result> {
  try {
    return await check;
  } catch (cause) {
    throw new PasskeyError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
