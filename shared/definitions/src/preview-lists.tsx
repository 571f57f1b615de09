import type { ImportPreview, MissingPart } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useId } from 'react';
import styles from './definitions.module.css';
import { useImportLabels } from './use-import-labels.ts';

/** Lists the parts that an import creates besides the record, and the missing ones. */
export function PreviewLists({ preview }: { readonly preview: ImportPreview }) {
  const labels = useImportLabels();
  const format = useFormat();
  const { creates, missing } = preview;
  const describe = ({ part, name, affects }: MissingPart) => {
    const text = labels.missing[part](name);
    return affects === '' || affects === name ? text : format.pair(affects, text);
  };
  const parts = creates.filter(({ part }) => part !== 'record').map(({ name }) => name);
  return (
    <>
      <TextList title={labels.creates} texts={parts} />
      <TextList
        title={labels.required}
        isDanger
        texts={missing.filter(({ isRequired }) => isRequired).map(describe)}
      />
      <TextList
        title={labels.leftOut}
        texts={missing.filter(({ isRequired }) => !isRequired).map(describe)}
      />
    </>
  );
}

interface TextListProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly isDanger?: boolean;
}

function TextList({ title, texts, isDanger = false }: TextListProps) {
  const titleId = useId();
  if (texts.length === 0) return null;
  return (
    <section>
      <h3 id={titleId} className={isDanger ? styles.danger : styles.heading}>
        {title}
      </h3>
      <ul aria-labelledby={titleId} className={styles.list}>
        {texts.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
