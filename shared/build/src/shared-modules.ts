import path from 'node:path';
import { readPackage, repository } from './repository.ts';

/** How a build takes part in sharing: the host provides, a remote takes, a remote alone brings its own copies. */
export type Sharing = 'host' | 'remote' | 'standalone';

interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly eager?: true;
  readonly import?: false;
}

/** Third parties of which a tab has one copy. A trailing slash takes in the package's subpaths. */
const LIBRARIES = {
  react: '^19.0.0',
  'react/': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/': '^19.0.0',
  jotai: '^3.0.0',
  '@lingui/core': '^5.0.0',
  '@lingui/react': '^5.0.0',
} as const;

/** Doors of ours of which a tab has one copy, and whether the sign-in page needs them at once. */
const DOORS = [
  { door: '@atrium/runtime', folder: 'runtime', isEager: true },
  { door: '@atrium/i18n', folder: 'i18n', isEager: true },
  { door: '@atrium/ui/base', folder: 'ui', isEager: true },
  { door: '@atrium/ui/router', folder: 'ui', isEager: true },
  { door: '@atrium/ui/shell', folder: 'ui', isEager: false },
  { door: '@atrium/ui/data', folder: 'ui', isEager: false },
  { door: '@atrium/ui/result', folder: 'ui', isEager: false },
] as const;

/** The one list of shared singletons, as the federation plugin wants it. */
export function sharedModules(sharing: Sharing): Record<string, SharedModule> {
  const modules: Record<string, SharedModule> = {};
  for (const [name, requiredVersion] of Object.entries(LIBRARIES)) {
    modules[name] = { singleton: true, requiredVersion, ...part(sharing, true) };
  }
  for (const { door, folder, isEager } of DOORS) {
    const { version } = readPackage(path.join(repository, 'shared', folder));
    const [major] = version.split('.');
    modules[door] = {
      singleton: true,
      requiredVersion: `^${major}.0.0`,
      version,
      ...part(sharing, isEager),
    };
  }
  return modules;
}

function part(sharing: Sharing, isEager: boolean): Pick<SharedModule, 'eager' | 'import'> {
  if (sharing === 'remote') return { import: false };
  return sharing === 'host' && isEager ? { eager: true } : {};
}
