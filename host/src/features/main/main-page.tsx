import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { AtriumScene } from '../../pieces/entry-frame/atrium-scene.tsx';
import { MainBar } from './main-bar.tsx';
import styles from './main-page.module.css';
import { Offers } from './offers.tsx';
import { WaysIn } from './ways-in.tsx';

/** The platform's open page: what it offers, and the way in. */
export function MainPage() {
  const { t } = useLingui();
  const { name } = useAppAtomValue(deploymentAtom);
  const year = new Date().getFullYear();
  return (
    <div className={styles.page}>
      <MainBar name={name} />
      <main>
        <section className={styles.hero}>
          <div className={styles.words}>
            <h1>{t({ id: 'host.page.main.title', message: '管理、试用、运行您的 AI 能力' })}</h1>
            <p>
              {t({
                id: 'host.page.main.line',
                message:
                  '算法、识别与自然语言处理集中在一处：登记版本，组成应用，在自己的机器上运行，每次调用有据可查。',
              })}
            </p>
            <WaysIn />
          </div>
          <AtriumScene />
        </section>
        <Offers />
      </main>
      <footer className={styles.footer}>
        {t({ id: 'host.component.footer.copyright', message: `版权所有 © ${year} ${name}` })}
      </footer>
    </div>
  );
}
