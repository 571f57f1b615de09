import { createNodeCipher } from '../http/wire/node-cipher.ts';
import { WIRE_KEY } from '../reliability/server-process.ts';
import { createSender } from './create-sender.ts';

export interface ReadRequest {
  readonly path: string;
  readonly body: unknown;
}

/** Creates a client that sends the given calls to a server in turn, repeatedly. */
export function createReader(url: string, token: string, reads: readonly ReadRequest[]) {
  const cipher = createNodeCipher(WIRE_KEY);
  return createSender(
    reads.map(({ path, body }) => ({
      address: url + path,
      options: {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-token': token },
        body: cipher.seal(JSON.stringify(body)),
      },
    })),
  );
}
