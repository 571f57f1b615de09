import { APP_KINDS, type AppKind } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { getCreateAppLocation } from '../../addresses.ts';
import { useKindNames } from '../../use-kind-names.ts';
import styles from './app-create.module.css';

/** Buttons that open the page for another kind of app. The opened page replaces the current one in the same tab. */
export function KindSwitch({ kind }: { readonly kind: AppKind }) {
  const { t } = useLingui();
  const { navigator } = usePane();
  const names = useKindNames();
  return (
    <nav
      className={styles.kinds}
      aria-label={t({ id: 'assets.page.app-create.kinds', message: 'App kinds' })}
    >
      {APP_KINDS.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.kind}
          aria-current={each === kind ? 'page' : undefined}
          onClick={() => {
            if (each !== kind) navigator.go(getCreateAppLocation(each), { replace: true });
          }}
        >
          {names[each]}
        </button>
      ))}
    </nav>
  );
}
