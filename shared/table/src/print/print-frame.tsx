import { useElementWidth } from '@atrium/ui/data';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-frame.module.css';

interface PrintFrameProps {
  readonly title: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** In pixels. In a narrower window, the paper is scaled down to fit. */
  readonly paperWidth: number;
  /** Renders the content, given the body that contains it. */
  readonly children: (body: HTMLElement) => ReactNode;
}

/** A separate document with the page's styles and direction, shown exactly as it prints. */
export function PrintFrame({ title, frame, paperWidth, children }: PrintFrameProps) {
  const { ref, width = paperWidth } = useElementWidth();
  const [paper, setPaper] = useState<Document>();
  useEffect(() => {
    const frameDocument = frame.current?.contentDocument ?? undefined;
    if (!frameDocument) return;
    fillFrame(frameDocument, title);
    setPaper(frameDocument);
  }, [frame, title]);
  const scale = Math.min(1, width / paperWidth);
  useEffect(() => paper?.body.style.setProperty('--scale', String(scale)), [paper, scale]);
  return (
    <div ref={ref}>
      <iframe ref={frame} title={title} className={styles.frame} />
      {paper ? createPortal(children(paper.body), paper.body) : null}
    </div>
  );
}

function fillFrame(paper: Document, title: string): void {
  const { lang, dir } = document.documentElement;
  paper.documentElement.lang = lang;
  paper.documentElement.dir = dir;
  paper.title = title;
  paper.body.className = styles.paper ?? '';
  const sheets = document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style');
  paper.head.replaceChildren(...[...sheets].map((sheet) => paper.importNode(sheet, true)));
  for (const link of paper.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    // An empty document has no base URL for relative URLs.
    link.href = new URL(link.getAttribute('href') ?? '', document.baseURI).href;
  }
}
