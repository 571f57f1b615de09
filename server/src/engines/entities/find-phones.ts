import type { Entity } from '@atrium/contract';
import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';

/** The beginning of ticket and order numbers: “20261121-77”. */
const DAY_IN_DIGITS = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/;

/**
 * Finds telephone numbers that are valid in their country. Uses the full metadata, because with the small tables dates
 * count as numbers.
 */
export function findPhones(text: string, region: string): Entity[] {
  const defaultCountry: CountryCode = isSupportedCountry(region) ? region : 'CN';
  return findPhoneNumbersInText(text, { defaultCountry })
    .map(({ startsAt, endsAt }) => ({
      type: 'phone',
      text: text.slice(startsAt, endsAt),
      start: startsAt,
      end: endsAt,
    }))
    .filter((found) => !DAY_IN_DIGITS.test(found.text));
}
