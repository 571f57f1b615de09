import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { EventWriter } from './declare-public-route.ts';

interface EventHandlers {
  /** Writes the events. */
  produce(events: EventWriter): Promise<void>;
  /** Writes the last event after an error. The response has begun, so the error has no status. */
  fail(error: unknown, events: EventWriter): Promise<void>;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

/**
 * Sends server-sent events as they are written. The response begins with the first event.
 *
 * @throws the error of `produce` if it has written no event.
 */
export async function sendEvents(
  reply: FastifyReply,
  { produce, fail, signal }: EventHandlers,
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
      const mayContinue = stream.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${data}\n\n`);
      if (!mayContinue) await once(stream, 'drain', { signal }).catch(() => undefined);
    },
  };
  try {
    await produce(events);
  } catch (error) {
    if (!hasBegun) throw error;
    await fail(error, events);
  }
  stream.end();
  return reply;
}
