import type { ReactNode } from 'react';
import { hasPageDrawing, PageDrawing } from './page-drawing.tsx';
import { StateDrawing, type StateKind } from './state-drawing.tsx';
import styles from './state-view.module.css';

interface StateViewProps {
  readonly kind: StateKind;
  /** The state in one sentence. */
  readonly title: ReactNode;
  /** Details, such as what a failure does not affect, and what the user can do. */
  readonly description?: ReactNode;
  /** The next action for the user. */
  readonly action?: ReactNode;
  /** `page` if the state fills the page. Its title is then the heading of the page. */
  readonly place?: 'page' | 'part';
}

/** Shows a state instead of content, for example of content that is empty or failed to load. */
export function StateView({ kind, title, description, action, place = 'part' }: StateViewProps) {
  const Title = place === 'page' ? 'h1' : 'p';
  return (
    <section className={styles[place]} role={kind === 'failure' ? 'alert' : undefined}>
      <div className={styles.drawing}>
        {place === 'page' && hasPageDrawing(kind) ? (
          <PageDrawing kind={kind} />
        ) : (
          <StateDrawing kind={kind} />
        )}
      </div>
      <Title className={styles.title}>{title}</Title>
      {description ? <div className={styles.description}>{description}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}
