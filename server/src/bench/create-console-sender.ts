import { createNodeCipher } from '../http/wire/node-cipher.ts';
import { WIRE_KEY } from '../reliability/server-process.ts';
import { createSender } from './create-sender.ts';

export interface ConsoleRequest {
  readonly path: string;
  readonly body: unknown;
}

/** Creates a client that sends `requests` to the console API with a user's token, in turn and repeatedly. */
export function createConsoleSender(url: string, token: string, requests: readonly ConsoleRequest[]) {
  const cipher = createNodeCipher(WIRE_KEY);
  return createSender(
    requests.map(({ path, body }) => ({
      address: url + path,
      options: {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-token': token },
        body: cipher.seal(JSON.stringify(body)),
      },
    })),
  );
}
