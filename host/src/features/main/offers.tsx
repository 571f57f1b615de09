import { useLingui } from '@lingui/react/macro';
import styles from './main-page.module.css';
import { OfferDrawing } from './offer-drawing.tsx';
import { useOffers } from './use-offers.ts';

/** What the platform offers, as one card each. */
export function Offers() {
  const { t } = useLingui();
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <h2 id="offers">{t({ id: 'host.page.main.offers', message: 'Features' })}</h2>
      <ul>
        {useOffers().map(({ kind, title, line }) => (
          <li key={kind}>
            <OfferDrawing kind={kind} />
            <h3>{title}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
