import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-frame.module.css';

interface PrintFrameProps {
  readonly title: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** What is on it, given the body that it will stand in. */
  readonly children: (body: HTMLElement) => ReactNode;
}

/** A document of its own in the page's styles and direction: what it shows is what comes out of the printer. */
export function PrintFrame({ title, frame, children }: PrintFrameProps) {
  const [paper, setPaper] = useState<Document>();
  useEffect(() => {
    const taken = frame.current?.contentDocument ?? undefined;
    if (!taken) return;
    dress(taken, title);
    setPaper(taken);
  }, [frame, title]);
  return (
    <>
      <iframe ref={frame} title={title} className={styles.frame} />
      {paper ? createPortal(children(paper.body), paper.body) : null}
    </>
  );
}

function dress(paper: Document, title: string): void {
  const { lang, dir } = document.documentElement;
  paper.documentElement.lang = lang;
  paper.documentElement.dir = dir;
  paper.title = title;
  paper.body.className = styles.paper ?? '';
  const sheets = document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style');
  paper.head.replaceChildren(...[...sheets].map((sheet) => paper.importNode(sheet, true)));
  for (const link of paper.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    // An empty document has no address that a relative one could stand on.
    link.href = new URL(link.getAttribute('href') ?? '', document.baseURI).href;
  }
}
