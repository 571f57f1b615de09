/** A moment in UTC as the platform's own control shows it: in the time of this place, to the minute. */
export function toLocalInput(moment: string): string {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) return '';
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment in UTC that such a control names; empty when it names none. */
export function fromLocalInput(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
