const EXPORT_LIST = /export\s+(type\s+)?\{([^}]*)\}/g;
const EXPORTED_DECLARATION =
  /export\s+(?:declare\s+)?(?:async\s+)?(const|let|function\*?|class|interface|type)\s+([A-Za-z_$][\w$]*)/g;

/**
 * Returns the names that an entry point exports, sorted; types have the prefix `type`. Entry points list each export.
 * Throws for `export *`, which would hide what is exported.
 */
export function readExports(source: string): readonly string[] {
  // Removes comments.
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  if (/export\s*\*/.test(code))
    throw new Error('An entry point lists its exports by name: `export *` is not allowed');
  const names = new Set<string>();
  for (const [, isTypeList, list = ''] of code.matchAll(EXPORT_LIST)) {
    for (const entry of list.split(',').map((part) => part.trim())) {
      if (entry === '') continue;
      const isType = isTypeList !== undefined || entry.startsWith('type ');
      const name = entry.replace(/^type\s+/, '').replace(/^.*\sas\s+/, '');
      names.add(isType ? `type ${name}` : name);
    }
  }
  for (const [, kind, name] of code.matchAll(EXPORTED_DECLARATION)) {
    if (name) names.add(kind === 'interface' || kind === 'type' ? `type ${name}` : name);
  }
  return [...names].sort();
}
