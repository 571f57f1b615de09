import { type Target, versionName } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that describes a binding: an alias, or a fixed version or revision. */
export function useDescribeBinding(): (binding: Target['bindings'][number]) => string {
  const { t } = useLingui();
  return ({ binding, version: number }) => {
    const version = versionName(number);
    const [kind, name = ''] = binding.split(':');
    if (kind === 'version')
      return t({ id: 'assets.page.app.binding-version', message: `Version ${name} (fixed)` });
    if (kind === 'revision')
      return t({ id: 'assets.page.app.binding-revision', message: `Revision ${name} (fixed)` });
    return name === 'production'
      ? t({ id: 'assets.page.app.binding-production', message: `Production (currently ${version})` })
      : t({ id: 'assets.page.app.binding-alias', message: `Alias ${name} (currently ${version})` });
  };
}
