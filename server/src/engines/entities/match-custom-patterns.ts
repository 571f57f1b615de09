import type { NamedEntity } from '@atrium/contract';

/**
 * Finds matches of the user's regular expressions. A slow expression fails only its run, because the engine's process
 * has a time limit. Empty matches are not entities.
 */
export function matchCustomPatterns(text: string, patterns: Readonly<Record<string, string>>): NamedEntity[] {
  return Object.entries(patterns).flatMap(([source, type]) =>
    [...text.matchAll(new RegExp(source, 'gu'))]
      .filter(([match]) => match !== '')
      .map(({ 0: match, index }) => ({ type, text: match, start: index, end: index + match.length })),
  );
}
