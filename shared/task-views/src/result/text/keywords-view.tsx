import type { KeywordsOutput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from './marked-text.module.css';
import { ShareBars } from './share-bars.tsx';

/** Keywords by weight. */
export function KeywordsView({ output }: { readonly output: KeywordsOutput }) {
  const { t } = useLingui();
  const format = useFormat();
  if (output.keywords.length === 0) {
    return (
      <p className={styles.note}>
        {t({ id: 'tasks.component.text.no-keywords', message: 'No keywords found' })}
      </p>
    );
  }
  return (
    <ShareBars
      label={t({ id: 'tasks.component.text.keywords', message: 'Keywords by weight' })}
      bars={output.keywords.map(({ text, weight }) => ({
        name: text,
        share: weight,
        figure: format.number(weight, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      }))}
    />
  );
}
