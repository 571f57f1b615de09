import type { LanguageOutput } from '@atrium/contract';
import { type AppLocale, intlTagOf, useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from './marked-text.module.css';
import { ShareBars } from './share-bars.tsx';

/** Languages that the text may be in, likeliest first. */
export function LanguageView({ output }: { readonly output: LanguageOutput }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const names = new Intl.DisplayNames(intlTagOf(i18n.locale as AppLocale), { type: 'language' });
  if (output.candidates.length === 0) {
    return (
      <p className={styles.note}>
        {t({ id: 'tasks.component.text.no-language', message: '看不出是哪种语言' })}
      </p>
    );
  }
  return (
    <ShareBars
      label={t({ id: 'tasks.component.text.languages', message: '可能的语言' })}
      bars={output.candidates.map(({ language, score }) => ({
        name: nameOf(names, language),
        share: score,
        figure: format.percent(score),
      }))}
    />
  );
}

/** An engine may answer a tag that is none; then the tag itself has to do. */
function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    return `${names.of(tag) ?? tag} (${tag})`;
  } catch {
    return tag;
  }
}
