import path from 'node:path';
import { readPackage, repository } from '../repository.ts';

interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly import?: false;
}

/**
 * Third-party modules of which a browser tab has one copy, with the package of each. A name with a final slash stands
 * for all subpaths.
 */
const LIBRARIES = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  jotai: 'jotai',
  '@lingui/core': '@lingui/core',
  '@lingui/react': '@lingui/react',
} as const;

/** Our own entry points of which a browser tab has one copy, with the folder of each. */
const ENTRY_POINT_FOLDERS = {
  '@atrium/contract/schema-functions': 'contract',
  '@atrium/runtime': 'runtime',
  '@atrium/i18n': 'i18n',
  '@atrium/ui/base': 'ui',
  '@atrium/ui/shell': 'ui',
  '@atrium/ui/data': 'ui',
  '@atrium/ui/result': 'ui',
  '@atrium/ui/router': 'ui',
  '@atrium/table': 'table',
} as const;

/**
 * Returns the shared singletons in the format of the federation plugin. A remote uses those of its host and
 * contains none. A remote that runs alone contains its own.
 */
export function sharedModules(dir: string, isAlone: boolean): Record<string, SharedModule> {
  const versions = sharedVersions(dir);
  const importOption = isAlone ? {} : { import: false as const };
  const modules: Record<string, SharedModule> = {};
  for (const [name, owner] of Object.entries(LIBRARIES)) {
    modules[name] = { singleton: true, requiredVersion: majorRange(versions[owner]), ...importOption };
  }
  for (const [name, folder] of Object.entries(ENTRY_POINT_FOLDERS)) {
    const version = versions[`@atrium/${folder}`] ?? '0.0.0';
    modules[name] = { singleton: true, version, requiredVersion: majorRange(version), ...importOption };
  }
  return modules;
}

/** Returns the version of every federated package, as resolved from a package's folder, by package name. */
export function sharedVersions(dir: string): Readonly<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const name of new Set(Object.values(LIBRARIES))) {
    versions[name] = readPackage(path.join(dir, 'node_modules', name)).version;
  }
  for (const folder of new Set(Object.values(ENTRY_POINT_FOLDERS))) {
    versions[`@atrium/${folder}`] = readPackage(path.join(repository, 'shared', folder)).version;
  }
  return versions;
}

function majorRange(version = '0.0.0'): string {
  return `^${version.split('.')[0]}.0.0`;
}
