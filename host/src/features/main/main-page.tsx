import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { Logo } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { LocalePicker } from '../../components/locale-picker/locale-picker.tsx';
import { AtriumScene } from '../../components/sign-in-layout/atrium-scene.tsx';
import { ThemeSwitch } from '../../components/theme-switch/theme-switch.tsx';
import { FeatureDrawing } from './feature-drawing.tsx';
import styles from './main-page.module.css';
import { SignInLinks } from './sign-in-links.tsx';
import { useProductFeatures } from './use-product-features.ts';

/** The public main page `/`, which describes the console to visitors and has links to sign in or register. */
export function MainPage() {
  const { t } = useLingui();
  const { name } = useAppAtomValue(deploymentAtom);
  const year = new Date().getFullYear();
  return (
    <div className={styles.page}>
      <MainBar name={name} />
      <main>
        <section className={styles.hero}>
          <div className={styles.introduction}>
            <h1>{t({ id: 'host.page.main.title', message: 'Manage, test and run your AI services' })}</h1>
            <p>
              {t({
                id: 'host.page.main.description',
                message:
                  'Manage algorithms, recognition and NLP in one place. Create apps, run them on your own machines and keep a record of every run.',
              })}
            </p>
            <SignInLinks />
          </div>
          <AtriumScene />
        </section>
        <ProductFeatures />
      </main>
      <footer className={styles.footer}>
        {t({ id: 'host.component.footer.copyright', message: `Copyright © ${year} ${name}` })}
      </footer>
    </div>
  );
}

/** The logo, the name, the language and the theme. */
function MainBar({ name }: { readonly name: string }) {
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>
        <Logo size={28} />
        <span>{name}</span>
      </p>
      <LocalePicker />
      <ThemeSwitch />
    </header>
  );
}

/** The features of the console, one card each. */
function ProductFeatures() {
  const { t } = useLingui();
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">{t({ id: 'host.page.main.offers', message: 'Features' })}</h2>
      <ul>
        {useProductFeatures().map(({ kind, title, description }) => (
          <li key={kind}>
            <FeatureDrawing kind={kind} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
