import type { KeywordsOutput, LanguageOutput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useLanguageName } from '../../messages/use-language-name.ts';
import styles from './ranking-view.module.css';

/** The keywords, sorted by weight. */
export function KeywordsView({ output }: { readonly output: KeywordsOutput }) {
  const { t } = useLingui();
  const format = useFormat();
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (
    <RankingView
      label={t({ id: 'tasks.component.text.keywords', message: 'Keywords by weight' })}
      empty={t({ id: 'tasks.component.text.no-keywords', message: 'No keywords found' })}
      bars={output.keywords.map(({ text, weight }) => ({
        name: text,
        share: weight,
        amount: format.number(weight, digits),
      }))}
    />
  );
}

/** The possible languages of a text, the most likely first. */
export function LanguageView({ output }: { readonly output: LanguageOutput }) {
  const { t } = useLingui();
  const format = useFormat();
  const getName = useLanguageName();
  const getLabel = (tag: string) => (getName(tag) === tag ? tag : `${getName(tag)} (${tag})`);
  return (
    <RankingView
      label={t({ id: 'tasks.component.text.languages', message: 'Detected languages' })}
      empty={t({ id: 'tasks.component.text.no-language', message: 'Language not detected' })}
      bars={output.candidates.map(({ language, score }) => ({
        name: getLabel(language),
        share: score,
        amount: format.percent(
          score,
          output.candidates.map((candidate) => candidate.score),
        ),
      }))}
    />
  );
}

interface RankingViewProps {
  readonly label: string;
  /** The text to show if there are no bars. */
  readonly empty: string;
  /** `share` is from 0 to 1, and `amount` is its text. */
  readonly bars: readonly { readonly name: string; readonly share: number; readonly amount: string }[];
}

/** Names with their shares as bars. */
function RankingView({ label, empty, bars }: RankingViewProps) {
  if (bars.length === 0) return <p className={styles.note}>{empty}</p>;
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ name, share, amount }) => (
        <li key={name} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <span className={styles.amount}>{amount}</span>
        </li>
      ))}
    </ul>
  );
}
