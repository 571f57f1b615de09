/**
 * Returns a name such as `title-part-20260102-030405.csv`: the content and the creation time, in characters that every
 * operating system allows.
 */
export function createFileName(parts: readonly string[], now: Date, extension: string): string {
  const toTwoDigits = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${toTwoDigits(now.getMonth() + 1)}${toTwoDigits(now.getDate())}`;
  const time = `${toTwoDigits(now.getHours())}${toTwoDigits(now.getMinutes())}${toTwoDigits(now.getSeconds())}`;
  const labels = parts.map((part) => part.replace(/[\s\p{C}<>:"/\\|?*.]+/gu, ' ').trim()).filter(Boolean);
  return `${[...labels, day, time].join('-')}.${extension}`;
}
