import { OutboundError } from '../outbound/outbound-error.ts';

/** The longest line that is read, in characters. */
const MAX_LINE = 1_000_000;
const DATA = /^data: ?/;

/**
 * Returns the data of each server-sent event. Each event has one line of data, as in the OpenAI API.
 *
 * @throws OutboundError `tooLarge` for a longer line than the limit.
 */
export async function* readEventData(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if ([...lines, rest].some(({ length }) => length > MAX_LINE))
      throw new OutboundError('tooLarge', 'A line of the stream is too long.');
    for (const line of lines) if (DATA.test(line)) yield line.replace(DATA, '');
  }
  if (DATA.test(rest)) yield rest.replace(DATA, '');
}
