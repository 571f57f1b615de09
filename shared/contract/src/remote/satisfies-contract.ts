const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Returns whether a contract version satisfies a caret range (`^1.2.0`: same major, at least that minor and patch).
 * Invalid versions and ranges never match.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const has = parse(version);
  const needs = range.startsWith('^') ? parse(range.slice(1)) : undefined;
  if (!has || !needs || has[0] !== needs[0]) return false;
  return has[1] > needs[1] || (has[1] === needs[1] && has[2] >= needs[2]);
}

function parse(version: string): readonly [number, number, number] | undefined {
  const match = VERSION.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
