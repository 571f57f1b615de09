/** Converts a UTC moment to the value of a date-time control: local time, to the minute. */
export function toLocalInput(moment: string): string {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) return '';
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Converts the value of such a control to a UTC moment; empty without a value. */
export function fromLocalInput(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
