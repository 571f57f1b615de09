import type { Token } from '@atrium/contract';

/** Parts of speech as they are coloured. */
export const TOKEN_GROUPS = ['noun', 'verb', 'modifier', 'name', 'number', 'other'] as const;

export type TokenGroup = (typeof TOKEN_GROUPS)[number];

/** Tags that the rule of first letters would misplace. */
const EXCEPTIONS: Readonly<Record<string, TokenGroup>> = {
  nr: 'name',
  nrfg: 'name',
  nrt: 'name',
  ns: 'name',
  nt: 'name',
  nz: 'name',
  eng: 'noun',
};

const FIRST_LETTERS: Readonly<Record<string, TokenGroup>> = {
  n: 'noun',
  v: 'verb',
  a: 'modifier',
  b: 'modifier',
  d: 'modifier',
  z: 'modifier',
  m: 'number',
  q: 'number',
  t: 'number',
};

/** The group of a part of speech, in the tag set of ICTCLAS that jieba speaks. */
export function tokenGroup(tag: string): TokenGroup {
  return EXCEPTIONS[tag] ?? FIRST_LETTERS[tag.charAt(0)] ?? 'other';
}

/** How many tokens each group has; groups without any are left out. */
export function countGroups(tokens: readonly Token[]): readonly { group: TokenGroup; count: number }[] {
  const counts = new Map<TokenGroup, number>();
  for (const { tag } of tokens) counts.set(tokenGroup(tag), (counts.get(tokenGroup(tag)) ?? 0) + 1);
  return TOKEN_GROUPS.flatMap((group) => {
    const count = counts.get(group);
    return count ? [{ group, count }] : [];
  });
}
