import type { ReactNode } from 'react';
import { hasPageDrawing, PageDrawing } from './page-drawing.tsx';
import { StateDrawing, type StateKind } from './state-drawing.tsx';
import styles from './state-view.module.css';

interface StateViewProps {
  readonly kind: StateKind;
  /** What is so, in one sentence. */
  readonly title: ReactNode;
  /** What was kept and what to do about it. */
  readonly line?: ReactNode;
  /** The one action that leads on. */
  readonly action?: ReactNode;
  /** `page` where it is all there is to see: the title is then the page's heading. */
  readonly place?: 'page' | 'part';
}

/** What stands in place of content that is empty, failed or not for this reader. */
export function StateView({ kind, title, line, action, place = 'part' }: StateViewProps) {
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
      {line ? <div className={styles.line}>{line}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}
