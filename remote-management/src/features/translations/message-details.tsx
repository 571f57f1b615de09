import type { TranslationRow } from '@atrium/contract';
import { listPlaceholders } from '@atrium/contract/messages';
import { useFormat } from '@atrium/i18n';
import { Tag } from '@atrium/ui/shell';
import styles from './translations.module.css';
import { useDraftLabels } from './use-draft-labels.ts';
import { useFormLabels } from './use-form-labels.ts';

/** The English text with its placeholders. */
export function MessageSource({ row: { source } }: { readonly row: TranslationRow }) {
  const labels = useFormLabels();
  const placeholders = listPlaceholders(source);
  return (
    <section aria-label={labels.source}>
      <h3 className={styles.sectionTitle}>{labels.source}</h3>
      <p className={styles.text} lang="en" dir="ltr" translate="no">
        {source}
      </p>
      {placeholders.length === 0 ? null : (
        <ul className={styles.placeholders} aria-label={labels.placeholders}>
          {placeholders.map((name) => (
            <li key={name}>
              <Tag>
                <code dir="ltr">{name.startsWith('<') ? name : `{${name}}`}</code>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The texts that the form does not show, the last change, and the English text that a stale translation translates. */
export function MessageDetails({ row }: { readonly row: TranslationRow }) {
  const labels = useFormLabels();
  const draftLabels = useDraftLabels();
  const format = useFormat();
  const { draft, override, builtIn } = row;
  const isStale = override !== null && row.overrideSource !== null && row.overrideSource !== row.source;
  if (draft === null && override === null) return null;
  return (
    <dl className={styles.details}>
      {draft ? (
        <>
          <dt>{draftLabels.draft}</dt>
          <dd>
            {draftLabels.describeOrigin(draft.model, draft.createdAt)} {draft.createdBy}
          </dd>
          <dt>{labels.inUse}</dt>
          <dd dir="auto">{override ?? builtIn ?? '–'}</dd>
        </>
      ) : null}
      {override === null ? null : (
        <>
          <dt>{labels.builtIn}</dt>
          <dd dir="auto">{builtIn ?? '–'}</dd>
        </>
      )}
      {isStale ? (
        <>
          <dt>{labels.olderSource}</dt>
          <dd lang="en" dir="ltr">
            {row.overrideSource}
          </dd>
        </>
      ) : null}
      {row.updatedAt === null ? null : (
        <>
          <dt>{labels.changed}</dt>
          <dd>
            {format.date(row.updatedAt)} {row.updatedBy}
          </dd>
        </>
      )}
    </dl>
  );
}
