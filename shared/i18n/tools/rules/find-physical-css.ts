import type { Finding } from '../finding.ts';

const SIDE = '(?:left|right)';
/** Declarations that name left or right. */
const PHYSICAL = [
  new RegExp(`(?:^|[;{\\s])((?:margin|padding|border|scroll-margin|scroll-padding)-${SIDE}[\\w-]*)\\s*:`),
  new RegExp(`(?:^|[;{\\s])(${SIDE})\\s*:`),
  new RegExp(`(?:^|[;{\\s])(border-(?:top|bottom)-${SIDE}-radius)\\s*:`),
  new RegExp(`(?:^|[;{\\s])((?:text-align|float|clear)\\s*:\\s*${SIDE})\\b`),
];
/** A declaration with four values. The second one is for the right side, and the fourth one for the left side. */
const FOUR_SIDES =
  /(?:^|[;{\s])((?:margin|padding|inset|border-width)\s*:\s*(\S+)\s+(\S+)\s+(\S+)\s+([^\s;}]+))\s*[;}]/;

/**
 * Finds styles that differ between left and right. Right-to-left languages would need a second style sheet for them.
 */
export function findPhysicalCss(file: string, source: string): readonly Finding[] {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return withoutComments.split('\n').flatMap((content, index) => {
    const found = PHYSICAL.map((pattern) => pattern.exec(content)?.[1]).find((text) => text !== undefined);
    const text = found ?? findUnevenSides(content);
    return text ? [{ rule: 'physical-css', file, line: index + 1, text } as const] : [];
  });
}

function findUnevenSides(content: string): string | undefined {
  const [, text, , second, , fourth] = FOUR_SIDES.exec(content) ?? [];
  return second === fourth ? undefined : text;
}
