import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { AtriumScene } from '../../components/entry-frame/atrium-scene.tsx';
import { MainBar } from './main-bar.tsx';
import styles from './main-page.module.css';
import { Offers } from './offers.tsx';
import { SignInLinks } from './sign-in-links.tsx';

/** The public page of the platform: what it offers, with links to sign in or register. */
export function MainPage() {
  const { t } = useLingui();
  const { name } = useAppAtomValue(deploymentAtom);
  const year = new Date().getFullYear();
  return (
    <div className={styles.page}>
      <MainBar name={name} />
      <main>
        <section className={styles.hero}>
          <div className={styles.labels}>
            <h1>{t({ id: 'host.page.main.title', message: 'Manage, test and run your AI services' })}</h1>
            <p>
              {t({
                id: 'host.page.main.line',
                message:
                  'Manage algorithms, recognition and NLP in one place. Create apps, run them on your own machines and keep a record of every run.',
              })}
            </p>
            <SignInLinks />
          </div>
          <AtriumScene />
        </section>
        <Offers />
      </main>
      <footer className={styles.footer}>
        {t({ id: 'host.component.footer.copyright', message: `Copyright © ${year} ${name}` })}
      </footer>
    </div>
  );
}
