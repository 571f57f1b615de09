import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { EventWriter } from './declare-public-route.ts';

interface EventHandlers {
  writeAll(events: EventWriter): Promise<void>;
  /** Writes the last event after an error. The response has begun, so its status cannot change. */
  writeError(error: unknown, events: EventWriter): Promise<void>;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

/**
 * Sends server-sent events as they are written. The response begins with the first event.
 *
 * @throws The error of `writeAll` if no event was written before it.
 */
export async function sendEvents(
  reply: FastifyReply,
  { writeAll, writeError, signal }: EventHandlers,
): Promise<FastifyReply> {
  const stream = new PassThrough();
  let hasBegun = false;
  const events: EventWriter = {
    async write(data, name) {
      if (signal.aborted) return;
      if (!hasBegun) {
        hasBegun = true;
        // Without this header, a proxy such as nginx would collect events before it sends them.
        void reply.type('text/event-stream').header('X-Accel-Buffering', 'no').send(stream);
      }
      const acceptsMore = stream.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${data}\n\n`);
      if (!acceptsMore) await once(stream, 'drain', { signal }).catch(() => undefined);
    },
  };
  try {
    await writeAll(events);
  } catch (error) {
    if (!hasBegun) throw error;
    await writeError(error, events);
  }
  stream.end();
  return reply;
}
