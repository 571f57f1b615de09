import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** The parts of the options that this device uses. */
const optionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string() }).optional(),
  rpId: z.string().optional(),
  user: z.object({ id: z.string() }).optional(),
});

export interface DeviceSettings {
  /** The origin of the page that uses the passkey. */
  readonly origin: string;
  /** The relying party for which the device signs. The default is the one of the options. */
  readonly rpId?: string;
  /** Whether the device verifies its user. It does by default. */
  readonly verifiesUser?: boolean;
  /** Whether the signature counter grows with each use. Otherwise it stays 0, as on most devices. */
  readonly incrementsCounter?: boolean;
}

/** A passkey in software. `changes` replace its settings for one call. */
export interface PasskeyDevice {
  readonly credentialId: string;
  /** The signature counter of the last use. A test may set it back. */
  counter: number;
  /** Creates the credential for options of the server. Returns it as JSON text, as browsers encode it. */
  register(options: string, changes?: Partial<DeviceSettings>): string;
  /** Signs the challenge of options of the server. */
  sign(options: string, changes?: Partial<DeviceSettings> & { readonly userHandle?: string }): string;
}

const FLAGS = { userPresent: 0x01, userVerified: 0x04, attestedData: 0x40 } as const;

/** Creates a passkey with a key of its own (ES256) and without attestation. */
export function createPasskeyDevice(settings: DeviceSettings): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const credentialId = credential.toString('base64url');
  let owner = '';
  const envelope = (response: object): string =>
    JSON.stringify({
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      authenticatorAttachment: 'platform',
      response,
    });
  const device: PasskeyDevice = {
    credentialId,
    counter: 0,
    register(text, changes) {
      const { origin, rpId, verifiesUser = true } = { ...settings, ...changes };
      const options = optionsSchema.parse(JSON.parse(text));
      owner = options.user?.id ?? '';
      // Zeros for the device model (AAGUID), the length of the credential id, the id, and the key.
      const attested = [
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        encodeKey(publicKey),
      ];
      const authData = Buffer.concat([
        createHead(rpId ?? options.rp?.id ?? '', FLAGS.attestedData | toFlags(verifiesUser), device.counter),
        ...attested,
      ]);
      return envelope({
        clientDataJSON: createClientData('webauthn.create', options.challenge, origin).toString('base64url'),
        attestationObject: encodeMap([
          [encodeText('fmt'), encodeText('none')],
          [encodeText('attStmt'), encodeMap([])],
          [encodeText('authData'), encodeBytes(authData)],
        ]).toString('base64url'),
        transports: ['internal'],
      });
    },
    sign(text, changes) {
      const {
        origin,
        rpId,
        verifiesUser = true,
        incrementsCounter = false,
        userHandle = owner,
      } = { ...settings, ...changes };
      const options = optionsSchema.parse(JSON.parse(text));
      if (incrementsCounter) device.counter += 1;
      const authData = createHead(rpId ?? options.rpId ?? '', toFlags(verifiesUser), device.counter);
      const clientData = createClientData('webauthn.get', options.challenge, origin);
      const signature = createSign('sha256').update(authData).update(hash(clientData)).sign(privateKey);
      return envelope({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      });
    },
  };
  return device;
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();

const toFlags = (verifiesUser: boolean) => FLAGS.userPresent | (verifiesUser ? FLAGS.userVerified : 0);

/** The first part of the authenticator data: hash of the relying party, flags and counter. */
function createHead(rpId: string, flags: number, counter: number): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([hash(rpId), tail]);
}

function createClientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Encodes a public key in COSE: the key type EC2, the algorithm ES256, the curve P-256, and the coordinates. */
function encodeKey(key: ReturnType<typeof generateKeyPairSync>['publicKey']): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encodeMap([
    [encodeInteger(1), encodeInteger(2)],
    [encodeInteger(3), encodeInteger(-7)],
    [encodeInteger(-1), encodeInteger(1)],
    [encodeInteger(-2), encodeBytes(Buffer.from(x, 'base64url'))],
    [encodeInteger(-3), encodeBytes(Buffer.from(y, 'base64url'))],
  ]);
}

// The part of CBOR (RFC 8949) that credentials use.

/** Encodes the first bytes of an item: its major type, and its value or length below 65,536. */
function encodeHead(majorType: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(majorType << 5) | value]);
  if (value < 256) return Buffer.from([(majorType << 5) | 24, value]);
  return Buffer.from([(majorType << 5) | 25, value >> 8, value & 255]);
}

const encodeInteger = (value: number) => (value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value));
const encodeBytes = (bytes: Buffer) => Buffer.concat([encodeHead(2, bytes.length), bytes]);
const encodeText = (text: string) => Buffer.concat([encodeHead(3, text.length), Buffer.from(text)]);
const encodeMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([encodeHead(5, entries.length), ...entries.flat()]);
