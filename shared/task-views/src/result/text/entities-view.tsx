import type { EntitiesOutput, RedactOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import styles from './marked-text.module.css';
import { MarkedText } from './marked-text.tsx';
import { findMaskSpans, joinTexts } from './segment-text.ts';
import { useDescribeEntityType } from './use-describe-entity-type.ts';

interface EntitiesViewProps {
  /** The text of the input. Without it, the view lists the entities. */
  readonly text: string | undefined;
  readonly output: EntitiesOutput;
}

/** The entities, highlighted in their text. */
export function EntitiesView({ text, output: { entities } }: EntitiesViewProps) {
  const { t } = useLingui();
  const getLabel = useDescribeEntityType();
  const marked = text === undefined ? joinTexts(entities, '\n') : { text, spans: entities };
  return (
    <>
      {entities.length === 0 ? (
        <p className={styles.note}>
          {t({ id: 'tasks.component.text.no-entities', message: 'No entities found' })}
        </p>
      ) : null}
      <MarkedText {...marked} getLabel={getLabel} />
    </>
  );
}

/** The text without its personal data, and the type of each mask. */
export function RedactView({ output }: { readonly output: RedactOutput }) {
  const { t } = useLingui();
  const getLabel = useDescribeEntityType();
  const spans = useMemo(() => findMaskSpans(output), [output]);
  return (
    <>
      {spans.length === 0 ? (
        <p className={styles.note}>
          {t({ id: 'tasks.component.text.nothing-masked', message: 'No personal data found' })}
        </p>
      ) : null}
      <MarkedText text={output.text} spans={spans} getLabel={getLabel} />
    </>
  );
}
