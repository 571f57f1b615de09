import { Fragment } from 'react';
import styles from './message-id.module.css';

/** The id of a message in a list. It takes up to two lines, and breaks after dots. */
export function MessageId({ id }: { readonly id: string }) {
  const parts = id.split(/(?<=\.)/);
  return (
    <code className={styles.id} title={id}>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join('')}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
