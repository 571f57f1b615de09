import type { RedactOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import styles from './marked-text.module.css';
import { MarkedText } from './marked-text.tsx';
import { maskedSpans } from './masked-spans.ts';
import { useEntityName } from './use-entity-name.ts';

/** The text without its personal data, and what each mask stands for. */
export function RedactView({ output }: { readonly output: RedactOutput }) {
  const { t } = useLingui();
  const nameOf = useEntityName();
  const spans = useMemo(() => maskedSpans(output), [output]);
  return (
    <>
      {spans.length === 0 ? (
        <p className={styles.note}>
          {t({ id: 'tasks.component.text.nothing-masked', message: 'No personal data found' })}
        </p>
      ) : null}
      <MarkedText text={output.text} spans={spans} nameOf={nameOf} />
    </>
  );
}
