import type { Entity } from '@atrium/contract';
import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';

/** Telephone numbers that their countries could have given out: by the full tables, since the small ones take dates for numbers. */
export function findPhones(text: string, region: string): Entity[] {
  const defaultCountry: CountryCode = isSupportedCountry(region) ? region : 'CN';
  return findPhoneNumbersInText(text, { defaultCountry }).map(({ startsAt, endsAt }) => ({
    type: 'phone',
    text: text.slice(startsAt, endsAt),
    start: startsAt,
    end: endsAt,
  }));
}
