import type { LanguageOutput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useLanguageName } from '../../messages/use-language-name.ts';
import styles from './marked-text.module.css';
import { ShareBars } from './share-bars.tsx';

/** Languages that the text may be in, likeliest first. */
export function LanguageView({ output }: { readonly output: LanguageOutput }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useLanguageName();
  if (output.candidates.length === 0) {
    return (
      <p className={styles.note}>
        {t({ id: 'tasks.component.text.no-language', message: 'Language not detected' })}
      </p>
    );
  }
  return (
    <ShareBars
      label={t({ id: 'tasks.component.text.languages', message: 'Detected languages' })}
      bars={output.candidates.map(({ language, score }) => ({
        name: labelOf(nameOf(language), language),
        share: score,
        figure: format.percent(score),
      }))}
    />
  );
}

function labelOf(name: string, tag: string): string {
  return name === tag ? tag : `${name} (${tag})`;
}
