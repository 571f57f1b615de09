const MAX_LENGTH = 32;

/**
 * Returns the account that an email address suggests: its local part in the characters that
 * accounts allow. If fewer than 3 characters are left, `user` precedes them.
 *
 * @param number The number of the suggestion, from 1. From 2 on, the account ends with it.
 */
export function suggestAccount(mail: string, number: number): string {
  const allowed = (mail.split('@')[0] ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9._-]+/g, '')
    .replace(/^[^a-z]+/, '');
  const base = allowed.length < 3 ? `user${allowed}` : allowed;
  const suffix = number === 1 ? '' : `-${number}`;
  return `${base.slice(0, MAX_LENGTH - suffix.length)}${suffix}`;
}
