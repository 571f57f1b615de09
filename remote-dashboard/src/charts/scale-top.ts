/** A round number not below the highest value, whose quarters are whole: 4, 8, 20, 40, 60, 80, 100, 200 … */
export function scaleTop(highest: number): number {
  if (highest <= 8) return highest <= 4 ? 4 : 8;
  const power = 10 ** Math.max(1, Math.floor(Math.log10(highest)));
  return ([2, 4, 6, 8].find((factor) => factor * power >= highest) ?? 10) * power;
}
