import { type Target, versionName } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/**
 * Returns a function that describes a binding: an alias, or a fixed version or revision. If `isPast` is true, the
 * binding belongs to something that has ended. The description of an alias then does not name a version, because the
 * alias may now point at another version.
 */
export function useDescribeBinding(): (
  binding: Target['bindings'][number],
  options?: { readonly isPast: boolean },
) => string {
  const { t } = useLingui();
  return ({ binding, version: number }, { isPast } = { isPast: false }) => {
    const version = versionName(number);
    const [kind, name = ''] = binding.split(':');
    if (kind === 'version')
      return t({ id: 'assets.page.app.binding-version', message: `Version ${name} (fixed)` });
    if (kind === 'revision')
      return t({ id: 'assets.page.app.binding-revision', message: `Revision ${name} (fixed)` });
    if (name === 'production') {
      return isPast
        ? t({ id: 'assets.page.app.past-production', message: 'Production (at the time of the run)' })
        : t({ id: 'assets.page.app.binding-production', message: `Production (currently ${version})` });
    }
    return isPast
      ? t({ id: 'assets.page.app.past-alias', message: `Alias ${name}` })
      : t({ id: 'assets.page.app.binding-alias', message: `Alias ${name} (currently ${version})` });
  };
}
