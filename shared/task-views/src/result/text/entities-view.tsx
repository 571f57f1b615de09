import type { EntitiesOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import styles from './marked-text.module.css';
import { MarkedText } from './marked-text.tsx';
import { useEntityName } from './use-entity-name.ts';

interface EntitiesViewProps {
  /** The text as sent; without it the entities stand alone. */
  readonly text: string | undefined;
  readonly output: EntitiesOutput;
}

/** What was found, coloured where it stands. */
export function EntitiesView({ text, output }: EntitiesViewProps) {
  const { t } = useLingui();
  const nameOf = useEntityName();
  const { entities } = output;
  return (
    <>
      {entities.length === 0 ? (
        <p className={styles.note}>
          {t({ id: 'tasks.component.text.no-entities', message: 'No entities found' })}
        </p>
      ) : null}
      {text === undefined ? (
        <MarkedText
          text={entities.map((entity) => entity.text).join('\n')}
          spans={stacked(entities)}
          nameOf={nameOf}
        />
      ) : (
        <MarkedText text={text} spans={entities} nameOf={nameOf} />
      )}
    </>
  );
}

function stacked(entities: EntitiesOutput['entities']) {
  let at = 0;
  return entities.map(({ text, type }) => {
    const start = at;
    at += text.length + 1;
    return { start, end: at - 1, type };
  });
}
