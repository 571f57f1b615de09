/** A stretch of a text in UTF-16 code units, and what kind of thing it is. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

export interface Segment {
  readonly start: number;
  readonly text: string;
  /** None between spans. */
  readonly type?: string;
}

/** A text cut along its spans. Spans that overlap an earlier one, or lie outside the text, are left out. */
export function segmentText(text: string, spans: readonly Span[]): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, type } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) segments.push({ start: at, text: text.slice(at, start) });
    segments.push({ start, text: text.slice(start, end), type });
    at = end;
  }
  if (at < text.length) segments.push({ start: at, text: text.slice(at) });
  return segments;
}
