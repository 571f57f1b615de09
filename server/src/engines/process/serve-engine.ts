import { Socket } from 'node:net';
import { InputRejectedError } from '../core/input-rejection.ts';
import { blockNetwork } from './block-network.ts';
import type { EngineResponse } from './engine-response.ts';
import { createFrame, createMessageReader } from './message-framing.ts';
import { readRequest } from './request-message.ts';

/** The file descriptor of the pipe to the server. */
const CHANNEL = 3;

/**
 * The child side of {@link createEngineProcess}. Blocks the network, responds to each request that the parent sends,
 * and ends with the parent.
 */
export function serveEngine<Request>(work: (request: Request) => unknown | Promise<unknown>): void {
  const channel = new Socket({ fd: CHANNEL });
  blockNetwork(channel);
  const respond = (message: EngineResponse) =>
    channel.write(createFrame(Buffer.from(JSON.stringify(message))));
  const serve = async (request: Request): Promise<void> => {
    try {
      respond({ output: await work(request), memoryMb: process.memoryUsage.rss() / 2 ** 20 });
    } catch (error) {
      respond({
        error: error instanceof Error ? error.message : String(error),
        ...(error instanceof InputRejectedError
          ? { rejection: { code: error.code, data: error.data, fields: [...error.fields] } }
          : {}),
      });
    }
  };
  const read = createMessageReader(Number.POSITIVE_INFINITY);
  channel.on('error', () => process.exit());
  channel.once('close', () => process.exit());
  channel.on('data', (chunk: Buffer) => {
    const message = read(chunk);
    if (message) void serve(readRequest(message) as Request);
  });
}
