import { Socket } from 'node:net';
import { InputRejectedError } from '../core/input-rejection.ts';
import { blockNetwork } from './block-network.ts';
import type { EngineResponse } from './engine-response.ts';
import { readJob } from './job-message.ts';
import { createFrame, createMessageReader } from './message-framing.ts';

/** The file descriptor of the pipe to the server. */
const CHANNEL = 3;

/**
 * The child side of {@link createEngineProcess}: responds to each job that the parent sends, without a network, and
 * ends with the parent.
 */
export function serveEngine<Job>(work: (job: Job) => unknown | Promise<unknown>): void {
  const channel = new Socket({ fd: CHANNEL });
  blockNetwork(channel);
  const respond = (message: EngineResponse) =>
    channel.write(createFrame(Buffer.from(JSON.stringify(message))));
  const serve = async (job: Job): Promise<void> => {
    try {
      respond({ output: await work(job), memoryMb: process.memoryUsage.rss() / 2 ** 20 });
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
    if (message) void serve(readJob(message) as Job);
  });
}
