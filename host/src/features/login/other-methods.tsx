import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import styles from './login-page.module.css';

/** The other sign-in methods that the deployment names. Renders nothing when there are none. */
export function OtherMethods() {
  const { t } = useLingui();
  const { signInMethods = [] } = useAppAtomValue(deploymentAtom);
  if (signInMethods.length === 0) return null;
  return (
    <section className={styles.methods} aria-labelledby="other-methods">
      <h2 id="other-methods">
        {t({ id: 'host.page.login.other-methods', message: 'Other sign-in methods' })}
      </h2>
      <ul>
        {signInMethods.map(({ name, address }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
