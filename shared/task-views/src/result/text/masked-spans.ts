import type { RedactOutput } from '@atrium/contract';
import type { Span } from './segment-text.ts';

/** Where the masks stand in the text that they are in now; the answer says where the data stood before. */
export function maskedSpans({ masked }: RedactOutput): readonly Span[] {
  let shift = 0;
  return masked
    .toSorted((one, other) => one.start - other.start)
    .map(({ type, start, end, mask }) => {
      const span = { type, start: start + shift, end: start + shift + mask.length };
      shift += mask.length - (end - start);
      return span;
    });
}
