import { OutboundError } from '../outbound/outbound-error.ts';

/** The longest line that is read, in characters. */
const MAX_LINE_LENGTH = 1_000_000;
const DATA_FIELD = /^data: ?/;

/**
 * Returns the data of each server-sent event. Each event has one line of data, as in the OpenAI API.
 *
 * @throws OutboundError `tooLarge` for a line that is longer than `MAX_LINE_LENGTH`.
 */
export async function* readEventData(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if ([...lines, rest].some(({ length }) => length > MAX_LINE_LENGTH))
      throw new OutboundError('tooLarge', 'A line of the stream is too long.');
    for (const line of lines) if (DATA_FIELD.test(line)) yield line.replace(DATA_FIELD, '');
  }
  if (DATA_FIELD.test(rest)) yield rest.replace(DATA_FIELD, '');
}
