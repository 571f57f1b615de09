/**
 * `title-part-20260102-030405.csv`: the content and the creation time, in characters that every operating system
 * allows.
 */
export function fileName(parts: readonly string[], now: Date, extension: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  const time = `${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
  const labels = parts.map((part) => part.replace(/[\s\p{C}<>:"/\\|?*.]+/gu, ' ').trim()).filter(Boolean);
  return `${[...labels, day, time].join('-')}.${extension}`;
}
