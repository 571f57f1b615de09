import { useFormat } from '@atrium/i18n';

/** How many significant digits of a cost below 1 are shown. The cost of one run is often far below one cent. */
const DIGITS = 3;
/** The server stores costs with this many decimal places. */
const MAX_DECIMALS = 10;

/** Returns a function that formats an amount in a currency (ISO 4217). */
export function useCostFormat(): (amount: number, currency: string) => string {
  const format = useFormat();
  return (amount, currency) => {
    if (amount <= 0 || amount >= 1) return format.number(amount, { style: 'currency', currency });
    const decimals = DIGITS - 1 - Math.floor(Math.log10(amount));
    const maximumFractionDigits = Math.min(MAX_DECIMALS, decimals);
    return format.number(amount, { style: 'currency', currency, maximumFractionDigits });
  };
}
