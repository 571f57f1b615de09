const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Returns whether a contract version satisfies a caret range (`^1.2.0`: the same major version, and not lower than
 * 1.2.0). Invalid versions and ranges never match.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const provided = parseVersion(version);
  const required = range.startsWith('^') ? parseVersion(range.slice(1)) : undefined;
  if (!provided || !required || provided[0] !== required[0]) return false;
  return provided[1] > required[1] || (provided[1] === required[1] && provided[2] >= required[2]);
}

function parseVersion(version: string): readonly [number, number, number] | undefined {
  const match = VERSION.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
