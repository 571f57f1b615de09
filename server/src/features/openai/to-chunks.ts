import type { Completion } from './chat-schemas.ts';

/** The data of the event after the last chunk. */
const DONE = '[DONE]';

/** Returns a completion as the data of server-sent events: the message, its end, and the end of the stream. */
export function toChunks({ id, created, model, choices }: Completion): readonly string[] {
  const head = { id, object: 'chat.completion.chunk', created, model };
  const message = choices.map((choice) => ({
    index: choice.index,
    delta: choice.message,
    finish_reason: null,
  }));
  const end = choices.map(({ index, finish_reason }) => ({ index, delta: {}, finish_reason }));
  return [JSON.stringify({ ...head, choices: message }), JSON.stringify({ ...head, choices: end }), DONE];
}
