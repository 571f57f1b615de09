import { useFormat } from '@atrium/i18n';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
/** The ratio of each unit to the previous one. */
const STEP = 1000;

/** Returns a function that formats a number of bytes with its unit. */
export function useByteFormat(): (size: number) => string {
  const format = useFormat();
  return (size) => {
    const power = Math.min(UNITS.length - 1, size < STEP ? 0 : Math.floor(Math.log10(size) / 3));
    const text = format.number(size / STEP ** power, {
      style: 'unit',
      unit: UNITS[power] ?? 'byte',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    });
    // Many languages abbreviate every unit except the byte.
    return text.replace(/\bbyte$/iu, 'B');
  };
}
