/** A span of values, `from` below `to`. */
export interface Domain {
  readonly from: number;
  readonly to: number;
}

/** Round values within a span, evenly apart; about as many as asked for. */
export function ticksOf({ from, to }: Domain, count: number): readonly number[] {
  const raw = (to - from) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5].find((factor) => factor * power >= raw) ?? 10) * power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

/** The span of some values with a little room around them; 0 to 1 where there is none. */
export function domainOf(values: Iterable<number>, room = 0.05): Domain {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < from) from = value;
    if (value > to) to = value;
  }
  if (from > to) return { from: 0, to: 1 };
  const margin = from === to ? Math.abs(from) / 10 || 1 : (to - from) * room;
  return { from: from - margin, to: to + margin };
}

/** Where a value lies in a span, in units of `length`. */
export function place(value: number, { from, to }: Domain, length: number): number {
  return ((value - from) / (to - from)) * length;
}
