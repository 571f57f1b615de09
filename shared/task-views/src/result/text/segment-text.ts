import type { RedactOutput } from '@atrium/contract';

/** The start and the end of a part of a text, in UTF-16 code units, and the type of this part. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

export interface Segment {
  readonly start: number;
  readonly text: string;
  /** Undefined between spans. */
  readonly type?: string;
}

/** Divides a text along its spans. Spans that are empty, overlap an earlier one, or exceed the text are ignored. */
export function segmentText(text: string, spans: readonly Span[]): readonly Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const { start, end, type } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < position || end <= start || end > text.length) continue;
    if (start > position) segments.push({ start: position, text: text.slice(position, start) });
    segments.push({ start, text: text.slice(start, end), type });
    position = end;
  }
  if (position < text.length) segments.push({ start: position, text: text.slice(position) });
  return segments;
}

/** Joins texts with a separator of one character. Returns the joined text and the position of each text in it. */
export function joinTexts(
  items: readonly { readonly text: string; readonly type: string }[],
  separator: string,
) {
  let position = 0;
  const spans = items.map(({ text, type }): Span => {
    const start = position;
    position += text.length + 1;
    return { start, end: position - 1, type };
  });
  return { text: items.map(({ text }) => text).join(separator), spans };
}

/** Returns the types with their counts, the most frequent type first. */
export function countTypes(
  items: readonly { readonly type: string }[],
): readonly (readonly [type: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { type } of items) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * Returns the positions of the masks in the masked text. The output contains only the positions in the original text.
 */
export function findMaskSpans({ masked }: RedactOutput): readonly Span[] {
  let shift = 0;
  return masked
    .toSorted((a, b) => a.start - b.start)
    .map(({ type, start, end, mask }) => {
      const span = { type, start: start + shift, end: start + shift + mask.length };
      shift += mask.length - (end - start);
      return span;
    });
}
