const MAX_LENGTH = 32;

/**
 * Account names that a mail address suggests, the best first: its local part in the characters that accounts are
 * made of, then with numbers after it.
 */
export function* suggestAccounts(mail: string): Generator<string> {
  const local = mail.split('@')[0] ?? '';
  const fit = local
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9._-]+/g, '')
    .replace(/^[^a-z]+/, '');
  const base = (fit.length < 3 ? `user${fit}` : fit).slice(0, MAX_LENGTH);
  yield base;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    yield `${base.slice(0, MAX_LENGTH - suffix.length)}${suffix}`;
  }
}
