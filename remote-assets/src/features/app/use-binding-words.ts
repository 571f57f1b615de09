import type { Target } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Says what an app is bound to: an alias that moves on, or a version or revision that stays. */
export function useBindingWords(): (binding: Target['bindings'][number]) => string {
  const { t } = useLingui();
  return ({ binding, version }) => {
    const [kind, name = ''] = binding.split(':');
    if (kind === 'version') return t({ id: 'assets.page.app.binding-version', message: `固定版本 ${name}` });
    if (kind === 'revision')
      return t({ id: 'assets.page.app.binding-revision', message: `固定修订 ${name}` });
    return name === 'production'
      ? t({ id: 'assets.page.app.binding-production', message: `跟随生产版本（现为 ${version}）` })
      : t({ id: 'assets.page.app.binding-alias', message: `跟随别名 ${name}（现为 ${version}）` });
  };
}
