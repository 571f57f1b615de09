import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { PasskeyError } from './passkey-error.ts';

const base64Url = z.string().regex(/^[A-Za-z0-9_-]+$/);

const sharedFields = {
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  /** The results of extensions are not used. */
  clientExtensionResults: z.unknown().transform(() => ({})),
};

const registrationSchema = z.object({
  ...sharedFields,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z.exactOptional(z.array(z.string().max(32)).max(10)),
  }),
});

const authenticationSchema = z.object({
  ...sharedFields,
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: z.exactOptional(base64Url),
  }),
});

/** Reads a new credential, as the browser encodes it. */
export function readRegistration(text: string): RegistrationResponseJSON {
  return read(text, registrationSchema);
}

/** Reads a signature of a credential, as the browser encodes it. */
export function readAuthentication(text: string): AuthenticationResponseJSON {
  return read(text, authenticationSchema);
}

function read<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new PasskeyError('The credential is not encoded as expected', { cause });
  }
}
