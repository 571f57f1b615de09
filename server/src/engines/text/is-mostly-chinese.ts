/** Share of Han characters among letters from which on a text counts as Chinese: they say more than Latin ones. */
const HAN_SHARE = 0.2;

export function isMostlyChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 && han >= letters * HAN_SHARE;
}
