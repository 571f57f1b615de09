import type { LocaleId } from '@atrium/contract';
import { getDirection, toIntlTag } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { createPreviewLines } from './create-preview-lines.ts';
import styles from './translations.module.css';

interface TranslationPreviewProps {
  readonly locale: LocaleId;
  readonly text: string;
}

/** Shows a translation with sample values in its placeholders. A plural appears once for each plural form. */
export function TranslationPreview({ locale, text }: TranslationPreviewProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t({ id: 'management.page.translations.preview', message: 'Preview' })}>
      <h3 className={styles.sectionTitle}>
        {t({ id: 'management.page.translations.preview', message: 'Preview' })}
      </h3>
      <ul className={styles.preview} lang={toIntlTag(locale)} dir={getDirection(locale)} translate="no">
        {createPreviewLines(locale, text).map((line) => (
          <li key={line.example ?? ''}>{line.text}</li>
        ))}
      </ul>
    </section>
  );
}
