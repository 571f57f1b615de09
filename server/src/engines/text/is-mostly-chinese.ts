/**
 * The share of Han characters among letters from which a text counts as Chinese. A Han character carries more meaning
 * than a Latin letter.
 */
const HAN_SHARE = 0.2;

export function isMostlyChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 && han >= letters * HAN_SHARE;
}
