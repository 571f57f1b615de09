import type { Entity } from '@atrium/contract';

/** A street with a house number, then buildings and rooms: `科技园路12号3栋501室`. */
const STREET_AND_HOUSE =
  /^(?:[\p{Script=Han}\d]{1,12}?(?:路|街|大道|道|巷|胡同|村|镇))?\d{1,5}(?:-\d{1,4})?[号弄](?:[\p{Script=Han}\dA-Za-z-]{0,8}?(?:楼|栋|幢|座|单元|室|层|号)){0,4}/u;
const REACH = 60;

/** Finds Chinese postal addresses: place names that a street and a house number follow. */
export function findChineseAddresses(text: string, names: readonly Entity[]): Entity[] {
  return names
    .filter(({ type }) => type === 'place')
    .flatMap(({ start, end }) => {
      const rest = STREET_AND_HOUSE.exec(text.slice(end, end + REACH))?.[0];
      if (!rest) return [];
      const whole = end + rest.length;
      return [{ type: 'address', text: text.slice(start, whole), start, end: whole }];
    });
}
